/** The language follows the browser or the player's choice. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isLanguage, LANGUAGES, type Language } from '../src/i18n/languages.js';
import { press } from './hands.js';
import { useBrowser } from './harness.js';
import { HALF_GAME } from './sampleLinks.js';
import { boardReady } from './screen.js';

const { openPage } = useBrowser();
const CODES = Object.keys(LANGUAGES).filter(isLanguage);

/** The visible language: the `lang` attribute, and the largest button. */
async function expectSpoken(page: Page, language: Language): Promise<void> {
	const { home } = await LANGUAGES[language].load();
	await expect.poll(() => page.locator('.home-big').first().textContent()).toBe(home.play);
	expect(await page.locator('html').getAttribute('lang'), 'what screen readers are told').toBe(language);
}

describe('at the first visit', () => {
	it.each([
		...CODES.map((code) => [code, code] as const),
		['de-AT', 'de'] as const,
		['pt-BR', 'en'] as const,
	])('a browser that asks for %s gets %s', async (wanted, language) => {
		const page = await openPage({ language: wanted });
		await expectSpoken(page, language);
	});
});

describe('a language that is chosen', () => {
	it('is used immediately, and on the next visit', async () => {
		const page = await openPage();
		for (const language of ['de', 'fr', 'nl', 'en'] as const) {
			await page.locator('.home-head select').first().selectOption(language);
			await expectSpoken(page, language);
		}
		await page.locator('.home-head select').first().selectOption('fr');
		await expectSpoken(page, 'fr');
		await page.reload();
		await expectSpoken(page, 'fr');
	});

	it('can be changed during a game, which is not affected', async () => {
		const page = await openPage({ hash: HALF_GAME, webgl: false });
		await boardReady(page);
		const { common, game } = await LANGUAGES.nl.load();
		await press(page.locator('.play-top button').last());
		await press(page.locator('.game-menu button').first());
		await page.locator('dialog select').first().selectOption('nl');
		await page.getByRole('heading', { name: common.settings }).waitFor();
		await page.keyboard.press('Escape');
		expect(await page.locator('.game-moves h2').textContent(), 'the head of the moves').toBe(game.moves);
		expect(await page.locator('.game-moves li').count(), 'how many moves there are').toBe(8);
	});
});

describe('no language is a copy of another', () => {
	it.each(CODES.filter((code) => code !== 'en'))('%s has words of its own', async (code) => {
		const [own, english] = [await LANGUAGES[code].load(), await LANGUAGES.en.load()];
		expect(own.home.sentence).not.toBe(english.home.sentence);
		expect(own.game.pickStone).not.toBe(english.game.pickStone);
	});
});
