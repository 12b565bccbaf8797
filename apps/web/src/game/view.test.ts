import { type ModeId, type Move, makeMove, type ReadonlyPosition } from '@rumis/rules';
import { handToPlay, historyOf, placementsOf } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { bot, gameWith, person, played, playedOut, playedUpTo, tableOf } from '../../test/sampleGames.js';
import {
	letGo,
	movePointer,
	pickNext,
	pickStone,
	placeHeld,
	pointAt,
	showLevels,
	toggleXray,
} from '../../test/sampleHand.js';
import type { Mark } from '../board/view.js';
import { showReach, toggleOverlay, viewPly } from './looking.js';
import { playMove } from './playing.js';
import { type GameState, openGame } from './state.js';
import { boardViewOf, countOrder, seenPosition, seenSquares } from './view.js';

const opening = gameWith();
const afterTwo = openGame('sample', played(tableOf(), 'I4 b3*4', 'I2 c3,c4'));
const transfer = openGame(
	'sample',
	playedUpTo(tableOf({ board: 'colca', mode: 'transfer' }), 'transfer', 12),
);

describe('the held stone', () => {
	it('is shown where it would be placed, as fitting', () => {
		const { ghost } = boardViewOf(pickStone(opening, 'I4'));
		expect(ghost).toMatchObject({ owner: 'yellow', fits: true, bad: [] });
		expect(ghost?.cells).toHaveLength(4);
	});

	it('is shown with the cells that tell why it does not fit', () => {
		// The tower has reached its maximum height.
		const { ghost } = boardViewOf(pointAt(pickStone(afterTwo, 'I3'), { x: 1, y: 2 }));
		expect(ghost?.fits).toBe(false);
		expect(ghost?.bad).toEqual([4, 5, 6].map((z) => ({ x: 1, y: 2, z })));
	});

	it('shows the error of a typed move instead, while its message is shown', () => {
		const complaining = playMove(pickStone(afterTwo, 'V3'), 'V3 a4,b3,b4');
		const { message } = complaining;
		expect(message?.kind === 'illegal' && message.illegal.cells.length).toBeGreaterThan(0);
		expect(boardViewOf(complaining).ghost?.bad).toBe(message?.kind === 'illegal' && message.illegal.cells);
	});

	it('is of the ruin while the ruin is built', () => {
		expect(boardViewOf(pickStone(gameWith({ mode: 'ruinas' }), 'I4')).ghost?.owner).toBe('ruin');
	});

	it('is not shown in the past, on a bot’s turn, nor after the end', () => {
		const { held } = pickStone(opening, 'I4');
		const botsTurn = gameWith({ seats: [bot('random'), person()] });
		const over = openGame('sample', playedOut(tableOf()));
		for (const state of [{ ...afterTwo, viewedPly: 1 }, botsTurn, over]) {
			expect(boardViewOf({ ...state, held }).ghost).toBeNull();
		}
	});
});

describe('in the transfer game', () => {
	const { position } = transfer.table;
	const stone = handToPlay(position).find((one) => placementsOf(position, one).length > 0)!;
	const isTaken = ({ stones }: ReturnType<typeof boardViewOf>) =>
		!stones.some((placed) => placed.owner === position.toPlay && placed.stone === stone);

	it('the stone in the hand is no longer where it was, and all others are', () => {
		const all = boardViewOf(transfer);
		const taken = boardViewOf(pickStone(transfer, stone));
		expect(isTaken(all)).toBe(false);
		expect(isTaken(taken)).toBe(true);
		expect(taken.stones).toHaveLength(all.stones.length - 1);
		expect(boardViewOf(letGo(pickStone(transfer, stone))).stones).toHaveLength(all.stones.length);
	});

	it('every other game leaves all stones in sight', () => {
		expect(boardViewOf(pickStone(afterTwo, 'V3')).stones).toHaveLength(2);
	});
});

/** The squares that moves cover, with the lowest free level there. */
function coveredBy(position: ReadonlyPosition, moves: readonly Move[]): string[] {
	const squares = moves.flatMap((move) => (move.kind === 'place' ? move.drops : []));
	const height = ({ x, y }: { x: number; y: number }) =>
		position.topView().find((square) => square.x === x && square.y === y)!.height;
	return [...new Set(squares.map((square) => `${square.x},${square.y},${height(square)}`))].sort();
}

const placesOf = (marks: readonly Mark[], kind: Mark['kind']) =>
	marks.filter((mark) => mark.kind === kind).map(({ x, y, z }) => `${x},${y},${z}`);

describe('overlays', () => {
	const { position } = afterTwo.table;
	const bare = toggleOverlay(afterTwo, 'fits');

	it('is where the held stone fits', () => {
		const { marks } = boardViewOf(pickStone(afterTwo, 'V3'));
		const moves = position.legalMoves().filter(({ stone }) => stone === 'V3');
		expect(placesOf(marks, 'fit').sort()).toEqual(coveredBy(position, moves));
		expect(new Set(marks.map(({ owner }) => owner))).toEqual(new Set(['yellow']));
	});

	it('is nothing with an empty hand, or when it is not wanted', () => {
		expect(boardViewOf(afterTwo).marks).toEqual([]);
		expect(boardViewOf(pickStone(bare, 'V3')).marks).toEqual([]);
	});

	it('is where anything can be built', () => {
		const { marks } = boardViewOf(toggleOverlay(bare, 'build'));
		expect(placesOf(marks, 'build').sort()).toEqual(coveredBy(position, position.legalMoves()));
	});

	it('show what an opponent can reach', () => {
		const { marks } = boardViewOf(showReach(bare, 'red'));
		expect(placesOf(marks, 'reach').sort()).toEqual(coveredBy(position, position.movesOf('red')));
		expect(new Set(marks.map(({ owner }) => owner))).toEqual(new Set(['red']));
	});

	it('is nothing for a colour that does not play, and after the end', () => {
		expect(boardViewOf(showReach(bare, 'blue')).marks).toEqual([]);
		const over = showReach(toggleOverlay(openGame('sample', playedOut(tableOf())), 'build'), 'red');
		expect(boardViewOf(over).marks).toEqual([]);
	});

	it('can be combined', () => {
		const all = boardViewOf(showReach(toggleOverlay(pickStone(afterTwo, 'V3'), 'build'), 'red'));
		expect(new Set(all.marks.map(({ kind }) => kind))).toEqual(new Set(['fit', 'build', 'reach']));
	});
});

describe('the board', () => {
	it('shows the last stone, now and in the past', () => {
		const entries = historyOf(afterTwo.table.position);
		expect(boardViewOf(afterTwo).last).toEqual(entries[1]?.cells);
		expect(boardViewOf(viewPly(afterTwo, 1)).last).toEqual(entries[0]?.cells);
		expect(boardViewOf(viewPly(afterTwo, 0)).last).toEqual([]);
	});

	it('shows the past as it was', () => {
		const past = viewPly(afterTwo, 1);
		expect(boardViewOf(past).stones.map(({ stone }) => stone)).toEqual(['I4']);
		expect(seenSquares(past).filter(({ height }) => height > 0)).toHaveLength(1);
		expect(seenPosition(past).moves.map(makeMove)).toEqual(['I4 b3*4']);
	});

	it('shows as many levels as wished, and through the stones', () => {
		expect(boardViewOf(afterTwo)).toMatchObject({ levels: null, xray: false });
		expect(boardViewOf(toggleXray(showLevels(afterTwo, 2)))).toMatchObject({ levels: 2, xray: true });
	});
});

const ENDS: readonly [string, ModeId, number][] = [
	['chullpa', 'standard', 4],
	['coricancha', 'inverse', 3],
	['chullpa', 'duo', 2],
	['chullpa', 'ruinas', 2],
	['colca', 'transfer', 2],
	['apachita', 'transfer', 2],
];

describe('the count at the end', () => {
	it.each(ENDS)(
		'lights up exactly the squares that score, colour by colour: %s %s %i',
		(board, mode, players) => {
			const { position } = playedOut(tableOf({ board, mode, players }), 7);
			const expected = position.scores().flatMap(({ colour, visible }) => Array(visible).fill(colour));
			expect(countOrder(position).map(({ owner }) => owner)).toEqual(expected);
			expect(new Set(countOrder(position).map(({ name }) => name)).size).toBe(expected.length);
		},
	);

	it('shows what has been counted so far, and nothing once it is done', () => {
		const over: GameState = {
			...openGame('sample', playedOut(tableOf())),
			count: { squares: 3, isDone: false },
		};
		const counted = countOrder(over.table.position).slice(0, 3);
		expect(boardViewOf(over).counted).toEqual(counted);
		expect(boardViewOf({ ...over, count: { squares: 3, isDone: true } }).counted).toEqual([]);
		expect(boardViewOf(afterTwo).counted).toEqual([]);
	});
});

describe('unchanged parts keep their identity, so that they are not drawn again', () => {
	const view = (state: GameState) => ({ ...boardViewOf(state) });
	const held = pickNext(toggleOverlay(afterTwo, 'build'), 1);

	it('when nothing that is seen has changed', () => {
		const before = boardViewOf(afterTwo);
		expect(boardViewOf({ ...afterTwo, thinking: { kind: 'hint', seat: 0 } })).toBe(before);
		expect(boardViewOf(movePointer(afterTwo, 1, 0))).toBe(before);
	});

	it('when a stone is moved: all but the stone itself', () => {
		const { ghost, ...before } = view(held);
		const { ghost: after, ...rest } = view(movePointer(held, -1, 0));
		expect(after).not.toEqual(ghost);
		for (const key of ['plan', 'stones', 'marks', 'last', 'counted'] as const)
			expect(rest[key]).toBe(before[key]);
	});

	it('when the stones become see-through: all of it', () => {
		const before = view(held);
		const after = view(toggleXray(held));
		expect(after.xray).toBe(true);
		for (const key of ['plan', 'stones', 'ghost', 'marks', 'last'] as const)
			expect(after[key]).toBe(before[key]);
	});

	it('when a stone is placed: the plan', () => {
		const placed = placeHeld(pickStone(opening, 'I4'));
		const before = view(opening);
		expect(view(placed).stones).toHaveLength(1);
		expect(view(placed).plan).toBe(before.plan);
		expect(view(viewPly(placed, 0)).plan).toBe(before.plan);
	});
});
