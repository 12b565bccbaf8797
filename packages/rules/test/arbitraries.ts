/** Random input for property tests. */
import fc from 'fast-check';
import { COLOURS, checkSetup, coloursOf, MODES, PLAYER_COUNTS, SCENARIOS, type Setup } from '../src/index.js';
import { playRandomly, startWith } from './positions.js';

/** Every valid combination of board, number of players, mode and starting colour. */
export const setups: fc.Arbitrary<Setup> = fc
	.record({
		scenario: fc.constantFrom(...SCENARIOS),
		players: fc.constantFrom(...PLAYER_COUNTS),
		mode: fc.constantFrom(...MODES),
		start: fc.constantFrom(...COLOURS),
	})
	.filter((setup) => checkSetup(setup).ok);

/** Same, with any of the six colours in any order. */
export const colouredSetups: fc.Arbitrary<Setup> = setups.chain((setup) =>
	fc.shuffledSubarray([...COLOURS], { minLength: COLOURS.length }).map((shuffled) => {
		const before = coloursOf(setup);
		const colours = shuffled.slice(0, before.length);
		return { ...setup, colours, start: colours[before.indexOf(setup.start)]! };
	}),
);

/** A random position of a random game. */
export const positions = fc
	.record({ setup: setups, seed: fc.nat(), plies: fc.nat(50) })
	.map(({ setup: { scenario, players, mode, start }, seed, plies }) =>
		playRandomly(startWith(scenario, players, mode, start), seed, plies),
	);
