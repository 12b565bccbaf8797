import { describe, expect, test, vi } from 'vitest';
import { COLOURS, checkSetup, coloursOf, MODES, PLAYER_COUNTS, SCENARIOS, type Setup } from '../src/index.js';
import { playInBoth } from './agreement.js';

// The second implementation is slow on purpose.
vi.setConfig({ testTimeout: 300_000 });

/** Games per combination; set it higher after changing the rules. */
const GAMES = Number(process.env.AGREEMENT_GAMES ?? 1);

/** Every playable scenario × player count × mode, with varying colours. */
function everySetup(): Setup[] {
	const all = SCENARIOS.flatMap((scenario) =>
		PLAYER_COUNTS.flatMap((players) => MODES.map((mode) => ({ scenario, players, mode, start: COLOURS[0] }))),
	);
	const offered = all.filter((setup) => checkSetup(setup).ok);
	return offered.map((setup, index) => {
		const colours = chosenColours(setup, index % COLOURS.length);
		return { ...setup, colours, start: colours[index % setup.players]! };
	});
}

/** As many of the six as play, starting with this one. */
const chosenColours = (setup: Setup, first: number) =>
	coloursOf(setup).map((_, index) => COLOURS[(first + index * 5) % COLOURS.length]!);

test('all combinations in the rulebook can be played', () => {
	const counts = MODES.map((mode) => everySetup().filter((setup) => setup.mode === mode).length);
	// 6 boards for 2-4, 6 for 2-6; duo on all; ruinas for 2 and 3 on all; transfer on three.
	expect(Object.fromEntries(MODES.map((mode, i) => [mode, counts[i]]))).toEqual({
		standard: 48,
		inverse: 48,
		duo: 12,
		ruinas: 24,
		transfer: 3,
	});
});

describe.each(MODES)('the package and the slow implementation agree on whole games: %s', (mode) => {
	const setups = everySetup().filter((setup) => setup.mode === mode);
	// Modes with few combinations get more games, so every mode is covered well.
	const games = GAMES * (setups.length < 10 ? 8 : 1);
	test.each(setups)('$scenario.id for $players, $start first', (setup) => {
		for (let seed = 1; seed <= games; seed++) {
			expect(playInBoth(setup, seed * 1000 + setups.indexOf(setup))).toBeGreaterThan(8);
		}
	});
});
