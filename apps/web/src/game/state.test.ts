import { type Cell, COLOURS, STONES } from '@rumis/rules';
import { handToPlay, makeTable, parseTable } from '@rumis/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bot, gameWith, person, playedByChance, playedUpTo, tableOf } from '../../test/sampleGames.js';
import {
	aim,
	ghostIn,
	letGo,
	movePointer,
	nextFit,
	nextFittingPlace,
	pickNext,
	pickStone,
	placeHeld,
	pointAt,
	turnStone,
} from '../../test/sampleHand.js';
import { showReach, toggleOverlay, viewPly } from './looking.js';
import { changeSeat, playMove, putAside, takeBack, takeBackTo } from './playing.js';
import { type GameState, openGame, personToMove } from './state.js';
import { boardViewOf } from './view.js';

type Change = (state: GameState) => GameState;

const by = fc.constantFrom(1 as const, -1 as const);
const step = fc.constantFrom(-1, 0, 1);
const stone = fc.constantFrom(...STONES);
const ply = fc.integer({ min: -1, max: 30 });
const seats = fc.constantFrom(person('Ann'), person(), bot('level:2'), bot('no such'));

/** Maps any number to a square of the plan. */
const pointSomewhere =
	(number: number): Change =>
	(state) => {
		const squares = state.table.position.topView();
		const { x, y } = squares[number % squares.length]!;
		return pointAt(state, { x, y });
	};

/** Actions on the held stone, the most frequent ones in a game. */
const handled: fc.Arbitrary<Change> = fc.oneof(
	stone.map(
		(which): Change =>
			(state) =>
				pickStone(state, which),
	),
	by.map(
		(way): Change =>
			(state) =>
				pickNext(state, way),
	),
	fc.nat(99).map(pointSomewhere),
	fc.tuple(step, step).map(
		([dx, dy]): Change =>
			(state) =>
				movePointer(state, dx, dy),
	),
	fc.tuple(fc.constantFrom('x' as const, 'y' as const, 'z' as const), by).map(
		([axis, way]): Change =>
			(state) =>
				turnStone(state, axis, way),
	),
	by.map(
		(way): Change =>
			(state) =>
				nextFit(state, way),
	),
	by.map(
		(way): Change =>
			(state) =>
				nextFittingPlace(state, way),
	),
	fc.constantFrom<Change[]>(aim, letGo),
);

const seen: fc.Arbitrary<Change> = fc.oneof(
	ply.map(
		(at): Change =>
			(state) =>
				viewPly(state, at),
	),
	fc.constantFrom('fits' as const, 'build' as const).map(
		(name): Change =>
			(state) =>
				toggleOverlay(state, name),
	),
	fc.constantFrom(...COLOURS, null).map(
		(colour): Change =>
			(state) =>
				showReach(state, colour),
	),
);

const changed: fc.Arbitrary<Change> = fc.oneof(
	{ weight: 6, arbitrary: fc.constant<Change>((state) => placeHeld(nextFittingPlace(state, 1))) },
	{ weight: 2, arbitrary: fc.constantFrom<Change[]>(placeHeld, takeBack) },
	{
		weight: 1,
		arbitrary: stone.map(
			(which): Change =>
				(state) =>
					putAside(state, which),
		),
	},
	{
		weight: 1,
		arbitrary: ply.map(
			(at): Change =>
				(state) =>
					takeBackTo(state, at),
		),
	},
	{
		weight: 1,
		arbitrary: fc.string().map(
			(text): Change =>
				(state) =>
					playMove(state, text),
		),
	},
	{
		weight: 1,
		arbitrary: fc.tuple(fc.nat(3), seats).map(
			([seat, who]): Change =>
				(state) =>
					changeSeat(state, seat, who),
		),
	},
);

const changes = fc.array(
	fc.oneof(
		{ weight: 5, arbitrary: handled },
		{ weight: 3, arbitrary: changed },
		{ weight: 1, arbitrary: seen },
	),
	{ maxLength: 60, size: 'max' },
);

function expectSound(state: GameState): void {
	const { table, held, cursor, viewedPly } = state;
	const { plan } = table.config.setup.scenario;
	const isOnBoard = ({ x, y }: Cell) => x >= 0 && y >= 0 && y < plan.length && x < plan[0]!.length;
	expect(isOnBoard(cursor)).toBe(true);
	expect(viewedPly === null || (viewedPly >= 0 && viewedPly < table.position.ply)).toBe(true);
	expect(state.count === null).toBe(table.position.phase !== null);
	if (!held) {
		expect(state).toMatchObject({ isAimed: false });
		return;
	}
	expect(handToPlay(table.position)).toContain(held.orientation.stone);
	expect(ghostIn(state)?.cells.every(isOnBoard)).toBe(true);
	expect(personToMove(state)).not.toBeNull();
	expectPlacedAsShown(state);
}

/** A stone can be placed if and only if it is shown as fitting. */
function expectPlacedAsShown(state: GameState): void {
	const { ghost } = boardViewOf(state);
	expect(ghost?.cells).toEqual(ghostIn(state)?.cells);
	expect(placeHeld(state).table !== state.table).toBe(ghost?.fits);
}

const GAMES: readonly [string, GameState][] = [
	['of two', gameWith()],
	[
		'that is nearly over',
		openGame(
			'sample',
			playedByChance(tableOf(), 2, (now) => now.position.ply > 12),
		),
	],
	['with a bot', gameWith({ board: 'pirka', seats: [person(), bot('level:1'), person()] })],
	['of two with four colours', gameWith({ mode: 'duo' })],
	['around a ruin', gameWith({ mode: 'ruinas' })],
	['around a ruin laid by chance', gameWith({ mode: 'ruinas', ruin: 'chance' })],
	[
		'that transfers',
		openGame('sample', playedUpTo(tableOf({ board: 'colca', mode: 'transfer' }), 'transfer')),
	],
];

describe('any sequence of actions in a game', () => {
	it.each(GAMES)('%s, all stays in order', (_, start) => {
		fc.assert(
			fc.property(changes, (all) => {
				let state = start;
				for (const change of all) {
					state = change(state);
					expectSound(state);
				}
				expect(parseTable(makeTable(state.table))).toMatchObject({ ok: true });
			}),
			{ numRuns: 25 },
		);
	});
});
