/** The tutorial: from its first step to its last in every language, interrupted and resumed. */
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { isLanguage, LANGUAGES } from '../src/i18n/languages.js';
import { beginStep, type Guess, guessesFor, STEP_IDS, STEPS, type StepId } from '../src/lesson/steps.js';
import { expectAccessibleInEveryLook } from './everyLook.js';
import { framesDrawn, gotoWatched, graphicsOf } from './graphics.js';
import { press } from './hands.js';
import { type PageOptions, useBrowser } from './harness.js';
import { boardReady, button, texts } from './screen.js';
import { turnTable } from './turning.js';

// The tutorial is played through, and axe checks every step.
vi.setConfig({ testTimeout: 300_000 });

const { openPage } = useBrowser();

const ON_THE_MAP: PageOptions = { webgl: false, reducedMotion: true, hash: '#/lesson' };
const CODES = Object.keys(LANGUAGES).filter(isLanguage);
/** Draw calls of one frame. */
const MOST_CALLS = 60;

/** The tutorial on the map: only there the board does not move, and the keyboard has a cursor. */
async function openLesson(options: PageOptions = {}): Promise<Page> {
	const page = await openPage({ ...ON_THE_MAP, ...options });
	await boardReady(page);
	return page;
}

const atStep = (page: Page, step: StepId) => page.locator(`.lesson-card[data-step="${step}"]`).waitFor();
const answerOf = (page: Page) => page.locator('.lesson-answer').getAttribute('data-answer');
const isRight = (page: Page) => page.locator('.lesson-card[data-right="true"]').waitFor();
const next = (page: Page) => press(page.locator('[data-way="next"]'));

async function keys(page: Page, ...names: readonly string[]): Promise<void> {
	for (const name of names) await page.keyboard.press(name);
}

/** The right places are the same in all languages: trying all of them once is enough. */
const rightPlaces = new Map<string, number>();

/** Tries one place after the other with a stone, like a learner. */
async function tryPlaces(page: Page, stone: string, ...turns: readonly string[]): Promise<void> {
	for (let places = rightPlaces.get(stone) ?? 1; places < 30; places++) {
		await press(page.locator(`.play-stone[data-stone="${stone}"][aria-pressed="false"]`));
		await keys(page, ...turns, ...Array<string>(places).fill('n'), 'Enter');
		if ((await answerOf(page)) !== 'right') continue;
		rightPlaces.set(stone, places);
		return;
	}
	throw new Error(`no place for ${stone} is right`);
}

const guess = (page: Page, answer: Guess) => press(page.locator(`[data-guess="${answer}"]`));

/** Chooses a wrong answer first, then the right one. */
async function guessTwice(page: Page, step: StepId): Promise<void> {
	const { right, all } = guessesFor(beginStep(STEPS.find(({ id }) => id === step)!));
	await guess(page, all.find((other) => String(other) !== String(right))!);
	await expect.poll(() => answerOf(page)).toBe('other');
	await guess(page, right);
}

/** A learner's actions in every step. */
const DEEDS: Readonly<Record<StepId, (page: Page) => Promise<void>>> = {
	place: (page) => keys(page, 'Enter', 'n', 'Enter'),
	turn: (page) => keys(page, 'x', 'Enter'),
	contact: (page) => keys(page, '.', 'n', 'Enter'),
	gap: (page) => keys(page, 'Enter'),
	height: (page) => keys(page, 'n', 'Enter'),
	cover: (page) => tryPlaces(page, 'I3'),
	walled: (page) => tryPlaces(page, 'I2'),
	// The map is already seen from above.
	above: async () => {},
	score: (page) => guessTwice(page, 'score'),
	example: (page) => guessTwice(page, 'example'),
	done: async () => {},
};

describe.each(CODES)('in %s', (language) => {
	it('the lesson is finished step by step, and leads to a game', async () => {
		const { lesson } = await LANGUAGES[language].loadBook();
		const page = await openLesson({ language });
		for (const step of STEP_IDS) {
			await atStep(page, step);
			expect(await page.locator('.lesson-card h2').textContent()).toBe(lesson.steps[step].title);
			if (step === 'done') break;
			await DEEDS[step](page);
			await isRight(page);
			expect(await page.locator('.lesson-answer').textContent()).toContain(lesson.steps[step].right);
			await next(page);
		}
		await press(button(page, lesson.play));
		await page.locator('.play-stone').first().waitFor();
		expect(page.url()).toContain('#/play/');
	});
});

it('the tutorial resumes where it was left, after another page and after a reload', async () => {
	const page = await openLesson();
	for (const step of ['place', 'turn'] as const) {
		await atStep(page, step);
		await DEEDS[step](page);
		await isRight(page);
		await next(page);
	}
	await atStep(page, 'contact');
	await press(page.getByRole('link', { name: texts.common.home }));
	await page.locator('.home-big').first().waitFor();
	await page.evaluate(() => {
		location.hash = '#/lesson';
	});
	await atStep(page, 'contact');
	await next(page);
	await atStep(page, 'gap');
	await page.reload();
	await atStep(page, 'gap');
	await press(page.locator('[data-way="back"]'));
	await atStep(page, 'contact');
});

it('a mistake is refused, and "Why?" shows the rule', async () => {
	const page = await openLesson();
	for (const step of STEP_IDS.slice(0, STEP_IDS.indexOf('height'))) {
		await atStep(page, step);
		await next(page);
	}
	await atStep(page, 'height');
	await keys(page, 'Enter');
	await expect.poll(() => answerOf(page)).toBe('wrong');
	await press(page.locator('[data-why="tooHigh"]'));
	await page.locator('dialog [data-paragraph="height"]').waitFor();
	await page.keyboard.press('Escape');
	await page.locator('dialog').waitFor({ state: 'detached' });
	await DEEDS.height(page);
	await isRight(page);
});

it('axe finds nothing in any step', async () => {
	const page = await openLesson();
	for (const step of STEP_IDS) {
		await atStep(page, step);
		if (step === 'place' || step === 'gap') await DEEDS[step](page);
		await expectAccessibleInEveryLook(page, `the step ${step}`, step === 'place' ? 'html' : 'main');
		if (step !== 'done') await next(page);
	}
});

it('in 3D the building is looked at from above, with few draw calls', async () => {
	const page = await openPage({ reducedMotion: true, viewport: { width: 1000, height: 640 } });
	await gotoWatched(page, page.url().replace(/#.*/, '#/lesson'));
	await boardReady(page);
	for (const step of STEP_IDS.slice(0, STEP_IDS.indexOf('above'))) {
		await atStep(page, step);
		await next(page);
	}
	await atStep(page, 'above');
	expect(await page.locator('.lesson-card').getAttribute('data-right'), 'before it is done').toBe('false');
	await turnTable(page, 3);
	await press(button(page, texts.game.fromAbove));
	await isRight(page);
	await framesDrawn(page, 3);
	expect((await graphicsOf(page)).mostCalls, 'draw calls of the dearest frame').toBeLessThanOrEqual(
		MOST_CALLS,
	);
});
