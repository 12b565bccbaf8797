/** The rule book: every chapter, every rule that refuses a move, and the links from the table and back. */
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { isLanguage, LANGUAGES } from '../src/i18n/languages.js';
import type { RuleCode } from '../src/rulesBook/anchors.js';
import { ANCHORS } from '../src/rulesBook/anchors.js';
import { CHAPTER_IDS, CHAPTERS, type ChapterId } from '../src/rulesBook/book.js';
import { SAMPLES, type SampleId } from '../src/rulesBook/samples.js';
import { expectAccessibleInEveryLook } from './everyLook.js';
import { press } from './hands.js';
import { type PageOptions, useBrowser } from './harness.js';
import { HALF_GAME } from './sampleLinks.js';
import { boardReady, canPlace, fittingStones, movesShown, movesSoon, texts } from './screen.js';

// axe checks every chapter.
vi.setConfig({ testTimeout: 300_000 });

const { openPage } = useBrowser();

const ON_THE_MAP: PageOptions = { webgl: false, reducedMotion: true };
const CODES = Object.keys(LANGUAGES).filter(isLanguage);

async function turnTo(page: Page, topic: string, chapter: ChapterId): Promise<void> {
	await page.evaluate((address) => {
		location.hash = address;
	}, `#/rules/${topic}`);
	await page.locator(`main[data-chapter="${chapter}"]`).waitFor();
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe.each(CODES)('in %s', (language) => {
	it('every chapter opens with its heading in the focus and all its paragraphs', async () => {
		const { rulesBook } = await LANGUAGES[language].loadBook();
		const page = await openPage({ ...ON_THE_MAP, language, hash: '#/rules/' });
		await page.locator('main[data-chapter="minute"]').waitFor();
		for (const chapter of [...CHAPTER_IDS.slice(1), CHAPTER_IDS[0]!]) {
			await turnTo(page, chapter, chapter);
			await expect.poll(() => focusedText(page)).toBe(rulesBook.chapters[chapter]);
			const heads = await page.locator('.rules-paragraph h3').allTextContents();
			expect(heads).toEqual(CHAPTERS[chapter].map((id) => rulesBook.paragraphs[id].head));
		}
	});
});

it('every code of the rules leads to the paragraph that explains it', async () => {
	const page = await openPage({ ...ON_THE_MAP, hash: '#/rules/' });
	for (const [code, paragraph] of Object.entries(ANCHORS)) {
		await page.evaluate((address) => {
			location.hash = address;
		}, `#/rules/${code}`);
		await page.locator(`[data-paragraph="${paragraph}"][data-meant="true"]`).waitFor();
		const { head } = texts.rulesBook.paragraphs[paragraph];
		await expect.poll(() => focusedText(page), { message: `what ${code} leads to` }).toBe(head);
	}
});

it('a code in a shared link leads to its rule', async () => {
	const page = await openPage({ ...ON_THE_MAP, hash: '#/rules/gap' });
	await expect.poll(() => focusedText(page)).toBe(texts.rulesBook.paragraphs.support.head);
});

describe('the boards beside the rules', () => {
	/** Tries every choice of a board and reads the verdict. */
	async function expectVerdicts(page: Page, id: SampleId): Promise<void> {
		const figure = page.locator(`[data-sample="${id}"]`);
		for (const [index, { refused }] of SAMPLES[id].choices.entries()) {
			const choice = figure.locator(`[data-choice="${index}"]`);
			await press(choice);
			await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true');
			const verdict = await figure.locator('.rules-verdict').getAttribute('data-verdict');
			expect(verdict, `choice ${index} of ${id}`).toBe(refused ? 'refused' : 'allowed');
		}
	}

	it('answer to everything that can be tried', async () => {
		const page = await openPage({ ...ON_THE_MAP, hash: '#/rules/' });
		for (const chapter of CHAPTER_IDS) {
			await turnTo(page, chapter, chapter);
			const samples = CHAPTERS[chapter].filter((id): id is SampleId & typeof id => id in SAMPLES);
			for (const id of samples) await expectVerdicts(page, id);
		}
	});

	it('count the points of each colour', async () => {
		const page = await openPage({ ...ON_THE_MAP, hash: '#/rules/scoring' });
		const figure = page.locator('[data-sample="fromAbove"]');
		const said = new Set<string>();
		for (const index of [0, 1]) {
			await press(figure.locator(`[data-choice="${index}"]`));
			await figure.locator(`[data-choice="${index}"][aria-pressed="true"]`).waitFor();
			said.add((await figure.locator('[data-verdict="count"]').textContent()) ?? '');
		}
		expect(said.size, 'different counts').toBe(2);
	});

	it('are drawn in 3D, and change when something else is tried', async () => {
		const page = await openPage({ reducedMotion: true, hash: '#/rules/edges' });
		const figure = page.locator('[data-sample="edges"]');
		await figure.locator('canvas').waitFor();
		await expectVerdicts(page, 'edges');
		expect(await figure.locator('canvas').count(), 'pictures in 3D').toBe(1);
	});
});

describe('from a refusal on the table', () => {
	/** Tries to place a stone where it is illegal; returns why it is refused. */
	async function beRefused(page: Page): Promise<RuleCode> {
		await press(fittingStones(page).first());
		const wander = ['ArrowLeft', 'x', 'ArrowUp', 'ArrowLeft', 'y', 'ArrowRight', 'ArrowDown'];
		for (let step = 0; step < 30 && (await canPlace(page)); step++)
			await page.keyboard.press(wander[step % wander.length]!);
		await press(page.locator('.play-place'));
		const code = await page.locator('[data-why]').getAttribute('data-why');
		return code as RuleCode;
	}

	it('"Why?" shows the rule, leads to its chapter and back, and the game is as it was', async () => {
		const page = await openPage({ ...ON_THE_MAP, hash: HALF_GAME });
		await boardReady(page);
		const [game, moves] = [page.url(), await movesShown(page)];
		const code = await beRefused(page);
		await press(page.locator('[data-why]'));
		await page.locator(`dialog [data-paragraph="${ANCHORS[code]}"]`).waitFor();
		await expectAccessibleInEveryLook(page, 'the rule over the table', 'dialog');
		await page.keyboard.press('Escape');
		await page.locator('dialog').waitFor({ state: 'detached' });
		expect(await page.locator('.play-stone[aria-pressed="true"]').count(), 'stones in the hand').toBe(1);
		await movesSoon(page, 'moves after closing').toEqual(moves);

		await press(page.locator('[data-why]'));
		await press(page.locator('dialog .rules-more'));
		await page.locator(`[data-paragraph="${ANCHORS[code]}"][data-meant="true"]`).waitFor();
		await press(page.locator('.rules-return'));
		await boardReady(page);
		expect(page.url(), 'the address of the game').toBe(game);
		await movesSoon(page, 'moves after reading').toEqual(moves);
	});
});

it('axe finds nothing in any chapter', async () => {
	const page = await openPage({ ...ON_THE_MAP, hash: '#/rules/' });
	for (const chapter of CHAPTER_IDS) {
		await turnTo(page, chapter, chapter);
		await expectAccessibleInEveryLook(page, `the chapter ${chapter}`, chapter === 'minute' ? 'html' : 'main');
	}
});
