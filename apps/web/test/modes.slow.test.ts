/** Every mode is set up in the browser, played to its end, and its result compared with the rules. */
import { COLOURS, type ModeId, type Position } from '@rumis/rules';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { press } from './hands.js';
import { expectAccessible, useBrowser } from './harness.js';
import { startGame, type WantedGame } from './newGame.js';
import { boardReady, expectRightResult, fittingStones, moveCount, nextTurn, texts } from './screen.js';

// Whole games are played in the browser.
vi.setConfig({ testTimeout: 300_000 });

const { common, game, rules } = texts;

/** Small, because software rendering is slow. */
const SMALL = { width: 480, height: 420 };

interface Row extends WantedGame {
	readonly name: string;
	/** False if the graphics would be the same as in another game. */
	readonly webgl: boolean;
}

const BOTS: readonly Row[] = [
	{ name: 'standard for two', board: 'chullpa', mode: 'standard', players: 2, webgl: false },
	{ name: 'standard for four', board: 'pisac', mode: 'standard', players: 4, webgl: false },
	{ name: 'standard for six', board: 'apachita', mode: 'standard', players: 6, webgl: false },
	{ name: 'inverse', board: 'pirka', mode: 'inverse', players: 3, webgl: false },
	{ name: 'duo', board: 'coricancha', mode: 'duo', players: 2, webgl: false },
	{ name: 'transfer', board: 'colca', mode: 'transfer', players: 2, webgl: false },
	{ name: 'a ruin built in turn', board: 'tambo', mode: 'ruinas', players: 2, ruin: 'turns', webgl: true },
	{ name: 'a ruin by chance', board: 'tambo', mode: 'ruinas', players: 3, ruin: 'chance', webgl: false },
];

/** Whether the winner's line names exactly the winners. */
function expectWinner(said: string, position: Position, mode: ModeId): void {
	const outcome = position.outcome();
	const winners = outcome.kind === 'draw' ? outcome.winners : outcome.kind === 'win' ? [outcome.winner] : [];
	expect(winners.length, 'somebody has won').toBeGreaterThan(0);
	// In duo seats win, not colours, and bots of the same strength have the same name.
	if (mode === 'duo') return;
	const named = position.colours.filter((colour) => said.includes(rules.owners[colour]));
	expect(named, `the winner is told as "${said}"`).toEqual(
		position.colours.filter((colour) => winners.includes(colour)),
	);
}

describe('bots play to the end and are counted right', () => {
	const { openPage } = useBrowser();

	it.each(BOTS)('$name', async ({ webgl, ...wanted }) => {
		const page = await openPage({ viewport: SMALL, webgl, reducedMotion: true });
		await startGame(page, wanted);
		const position = await expectRightResult(page);
		const { setup, colours } = position;
		expect([setup.scenario.id, setup.mode, setup.players], 'what was chosen').toEqual([
			wanted.board,
			wanted.mode,
			wanted.players,
		]);
		const last = colours.at(-1)!;
		expect(COLOURS.indexOf(last) + 1, 'how many colours play').toBe(
			wanted.mode === 'duo' ? 4 : wanted.players,
		);
		expectWinner((await page.locator('.game-winner').textContent()) ?? '', position, wanted.mode);
	});
});

/** Places the first stone that fits, with the buttons. */
async function placeFirst(page: Page): Promise<void> {
	await press(fittingStones(page).first());
	await press(page.getByRole('button', { name: game.nextPlace, exact: true }));
	await press(page.locator('.play-place'));
}

/** No stone fits anywhere: puts aside the first one that supports no other. */
async function putAside(page: Page): Promise<void> {
	const before = await moveCount(page);
	for (const stone of await page.locator('.play-stone').all()) {
		await press(stone);
		await press(page.locator('.play-place'));
		if ((await moveCount(page)) > before) return;
	}
}

async function takeTurn(page: Page): Promise<void> {
	if ((await fittingStones(page).count()) > 0) await placeFirst(page);
	else await putAside(page);
}

/** The rule of the mode is shown in a line until it is dismissed. */
async function readModeLine(page: Page, mode: Exclude<ModeId, 'standard'>): Promise<void> {
	const line = page.locator('.game-mode-line');
	await line.waitFor();
	expect(await line.textContent()).toBe(`${rules.modes[mode]}: ${rules.modeLines[mode]}`);
	await expectAccessible(page, '.game-mode-line');
	await press(line.getByRole('button', { name: common.close }));
	await line.waitFor({ state: 'detached' });
	await page.reload();
	await boardReady(page);
	expect(await line.count(), 'it is not told again').toBe(0);
}

describe('people play', () => {
	const { openPage } = useBrowser();

	// Both seats, because one that was walled in early has nothing to carry.
	it('transfer: stones are built, then carried across the red line', async () => {
		const page = await openPage({ webgl: false, reducedMotion: true });
		await startGame(page, { board: 'colca', mode: 'transfer', players: 2, person: 'two' });
		const phases = new Set<string>();
		let before = -1;
		while (await nextTurn(page, before)) {
			phases.add((await page.locator('.play-title small').textContent()) ?? '');
			before = await moveCount(page);
			await takeTurn(page);
		}
		expect([...phases], 'the phases, as the head of the page tells them').toEqual([
			` ${rules.phases.build}`,
			` ${rules.phases.transfer}`,
		]);
		const position = await expectRightResult(page);
		expect(position.setup.mode).toBe('transfer');
	});

	it('against a bot, a ruin in turn: the person places stones of the ruin too', async () => {
		const page = await openPage({ webgl: false, reducedMotion: true });
		await startGame(page, { board: 'tambo', mode: 'ruinas', players: 2, ruin: 'turns', person: true });
		await readModeLine(page, 'ruinas');
		let before = -1;
		while (await nextTurn(page, before)) {
			before = await moveCount(page);
			await takeTurn(page);
		}
		const position = await expectRightResult(page);
		expect(
			position.stones().some(({ owner }) => owner === 'ruin'),
			'there is a ruin',
		).toBe(true);
	});
});
