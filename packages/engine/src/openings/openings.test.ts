import { checkSetup, MODES, makeMove, PLAYER_COUNTS, SCENARIOS } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { setupOf, startOf } from '../../test/games.js';
import { OpeningBook, squareShares, stoneShares } from './book.js';
import { loadOpenings } from './index.js';
import { symmetriesOf } from './symmetry.js';
import { makeOpeningTree, parseOpeningTree } from './tree.js';

const setups = SCENARIOS.flatMap((scenario) =>
	MODES.flatMap((mode) =>
		PLAYER_COUNTS.map((players) => ({ scenario, mode, players, start: 'yellow' as const })),
	),
).filter((setup) => checkSetup(setup).ok && setup.mode === 'standard');

describe('a plan that looks the same from several sides', () => {
	test.each(['chullpa', 'pirka', 'cucho', 'huaca'])(
		'on %s turned first stones are first stones too',
		(id) => {
			const setup = setupOf(id);
			const legal = new Set(startOf(setup).legalMoves().map(makeMove));
			for (const { apply, revert } of symmetriesOf(setup)) {
				for (const text of legal) {
					expect(legal).toContain(apply(text));
					expect(revert(apply(text))).toBe(text);
				}
			}
		},
	);

	test('a rectangle has four sides to look from, and the first changes nothing', () => {
		const symmetries = symmetriesOf(setupOf('chullpa'));
		expect(symmetries).toHaveLength(4);
		expect(symmetries[0]!.apply('A4 a1,a2,b1*2')).toBe('A4 a1,a2,b1*2');
	});
});

const TREE = '0 30 60 85 I4 b2*4\n1 20 40 70 I4 b3*4\n1 10 45 -12 O4 c2*2,c3*2\n0 10 50 80 O4 a1*2,a2*2\n';

describe('an opening book', () => {
	const setup = setupOf('chullpa');
	const book = new OpeningBook(setup, TREE);
	const start = startOf(setup);
	const after = (...texts: readonly string[]) =>
		book.after(
			texts.map(
				(text) =>
					start
						.clone()
						.legalMoves()
						.find((move) => makeMove(move) === text)!,
			),
		);

	test('survives writing and reading', () => {
		expect(makeOpeningTree(parseOpeningTree(TREE))).toBe(TREE);
	});

	test('says how often each first move was made and how it did', () => {
		const view = after()!;
		expect(view.games).toBe(40);
		expect(view.moves[0]).toMatchObject({ games: 30, wins: 0.6, points: 8.5 });
		expect(view.moves[0]!.images).toEqual(['I4 b2*4', 'I4 b4*4', 'I4 c2*4', 'I4 c4*4']);
	});

	test('knows a position from whichever side it is looked at', () => {
		expect(after('I4 b2*4')!.moves.map(({ move }) => move)).toEqual(['I4 b3*4', 'O4 c2*2,c3*2']);
		expect(after('I4 c4*4')!.moves.map(({ move }) => move)).toEqual(['I4 c3*4', 'O4 b3*2,b4*2']);
	});

	test('ends where the data ends', () => {
		expect(after('O4 a1*2,a2*2')).toBe(null);
		expect(after('I2 a1,a2')).toBe(null);
	});

	test('makes heat maps of squares and stones', () => {
		const view = after()!;
		expect(squareShares(view).get('b2')).toEqual({ games: 7.5, wins: 0.6 });
		expect(stoneShares(view).get('I4')).toEqual({ games: 30, wins: 0.6 });
	});
});

describe('the openings that come with the game', () => {
	test('are there for every board and number of players, with first moves that are legal', async () => {
		for (const setup of setups) {
			const book = await loadOpenings(setup);
			const view = book?.after([]);
			expect(view?.games, `${setup.scenario.id} ${setup.players} ${setup.mode}`).toBeGreaterThan(9);
			const legal = new Set(startOf(setup).legalMoves().map(makeMove));
			for (const { images } of view!.moves) for (const image of images) expect(legal).toContain(image);
		}
	});

	test('are not there for a board of your own', async () => {
		const { scenario, ...setup } = setupOf('chullpa');
		expect(await loadOpenings({ ...setup, scenario: { ...scenario, id: 'mine' } })).toBe(null);
	});
});
