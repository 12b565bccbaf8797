import { STONES } from '@rumis/rules';
import { handToPlay, placementsOf } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { bot, gameWith, person, played, playedByChance, tableOf } from '../../test/sampleGames.js';
import {
	aim,
	ghostIn,
	isFitting,
	letGo,
	movePointer,
	nextFit,
	nextFittingPlace,
	pickNext,
	pickStone,
	pointAt,
	turnStone,
} from '../../test/sampleHand.js';
import { viewPly } from './looking.js';
import { type GameState, openGame } from './state.js';

const opening = gameWith();
const heldStone = ({ held }: GameState) => held?.orientation.stone;

/** A late position for two in which some stones in hand fit and some do not. */
const late = openGame(
	'sample',
	playedByChance(tableOf(), 1, ({ position }) => {
		const places = handToPlay(position).map((stone) => placementsOf(position, stone).length);
		return places.includes(0) && places.filter((count) => count > 0).length > 2;
	}),
);
const lateHand = handToPlay(late.table.position);
const fitting = lateHand.filter((stone) => placementsOf(late.table.position, stone).length > 0);
const unfitting = lateHand.find((stone) => !fitting.includes(stone))!;

describe('picking a stone', () => {
	it.each(STONES)('holds %s over the cursor, turned so that it fits', (stone) => {
		const state = pickStone(opening, stone);
		expect(heldStone(state)).toBe(stone);
		expect(state.cursor).toEqual(opening.cursor);
		expect(isFitting(state)).toBe(true);
	});

	it('holds a stone that fits nowhere too, so that one sees why', () => {
		const state = pickStone(late, unfitting);
		expect(heldStone(state)).toBe(unfitting);
		expect(isFitting(state)).toBe(false);
	});

	it('takes another stone to where the last one was held', () => {
		const state = pickStone(pointAt(pickStone(opening, 'I2'), { x: 0, y: 4 }), 'T4');
		expect(state.cursor).toMatchObject({ x: 0, y: 4 });
		expect(ghostIn(state)?.cells).toContainEqual({ x: 0, y: 4, z: 0 });
	});

	it('is refused for a stone that is not in the hand', () => {
		const after = openGame('sample', played(tableOf(), 'I4 b3*4', 'I2 c3,c4'));
		expect(pickStone(after, 'I4')).toBe(after);
	});

	it('is refused while a bot is to move, and while the past is looked at', () => {
		const botsTurn = gameWith({ seats: [bot('random'), person()] });
		expect(pickStone(botsTurn, 'I4')).toBe(botsTurn);
		const past = viewPly(openGame('sample', played(tableOf(), 'I4 b3*4')), 0);
		expect(pickStone(past, 'I4')).toBe(past);
	});
});

describe('the next stone', () => {
	it.each([1, -1] as const)('goes through all that fit, and round again: %i', (by) => {
		let state = late;
		for (const stone of by > 0 ? fitting : [...fitting].reverse()) {
			state = pickNext(state, by);
			expect(heldStone(state)).toBe(stone);
		}
		expect(heldStone(pickNext(state, by))).toBe(heldStone(pickNext(late, by)));
	});

	it.each([1, -1] as const)('is the neighbour of a held one that does not fit: %i', (by) => {
		const at = lateHand.indexOf(unfitting);
		const after = [...lateHand.slice(at + 1), ...lateHand.slice(0, at)];
		const inTurn = by > 0 ? after : after.reverse();
		const expected = inTurn.find((stone) => fitting.includes(stone));
		expect(heldStone(pickNext(pickStone(late, unfitting), by))).toBe(expected);
	});
});

describe('the cursor', () => {
	it('begins on a square of the plan, near its middle', () => {
		expect(opening.cursor).toMatchObject({ x: 2, y: 2 });
		// Tambo has a courtyard in the middle.
		const { cursor, table } = gameWith({ board: 'tambo' });
		expect(table.config.setup.scenario.plan[cursor.y]?.[cursor.x]).toBe('4');
	});

	it('begins where two players may build, which is not the middle of a large board', () => {
		expect(gameWith({ board: 'huaca' }).cursor).toMatchObject({ x: 5, y: 2 });
	});

	it('moves without a stone, and stops at the edge', () => {
		expect(movePointer(opening, 1, 0)).toMatchObject({ cursor: { x: 3, y: 2 }, held: null });
		expect(movePointer(opening, 9, 9).cursor).toMatchObject({ x: 3, y: 4 });
		expect(movePointer(opening, -9, -9).cursor).toMatchObject({ x: 0, y: 0 });
	});

	it('takes the held stone along', () => {
		const moved = movePointer(pickStone(opening, 'L4'), -1, 1);
		expect(moved.cursor).toMatchObject({ x: 1, y: 3 });
		expect(ghostIn(moved)?.cells).toContainEqual({ x: 1, y: 3, z: 0 });
	});

	it('goes to a square that is pointed at, with and without a stone', () => {
		const square = { x: 1, y: 0 };
		expect(pointAt(opening, square)).toMatchObject({ cursor: square, held: null });
		const held = pointAt(pickStone(opening, 'L4'), square);
		expect(held.cursor).toMatchObject(square);
		expect(ghostIn(held)?.cells).toContainEqual({ ...square, z: 0 });
	});

	it('changes nothing where it is already', () => {
		const held = pickStone(opening, 'L4');
		expect(pointAt(opening, { ...opening.cursor })).toBe(opening);
		expect(pointAt(held, { ...held.cursor })).toBe(held);
	});
});

describe('turning', () => {
	it('turns the held stone there and back', () => {
		const held = pickStone(opening, 'P4');
		for (const axis of ['x', 'y', 'z'] as const) {
			const turned = turnStone(held, axis, 1);
			expect(turned.held?.orientation).not.toBe(held.held?.orientation);
			expect(turnStone(turned, axis, -1).held?.orientation).toBe(held.held?.orientation);
		}
	});

	it('needs a stone', () => expect(turnStone(opening, 'z', 1)).toBe(opening));
});

describe('where it fits', () => {
	it.each([
		['way by way', nextFit],
		['place by place', nextFittingPlace],
	])('is shown %s, there and back', (_, next) => {
		const held = pickStone(opening, 'L4');
		const forth = next(held, 1);
		expect(isFitting(forth)).toBe(true);
		expect(ghostIn(forth)?.cells).not.toEqual(ghostIn(held)?.cells);
		expect(next(forth, -1)).toEqual(held);
	});

	it('stays on the square when only the way changes', () => {
		expect(nextFit(pickStone(opening, 'L4'), 1).cursor).toEqual(opening.cursor);
	});

	it('is reported as nowhere if it fits nowhere', () => {
		const held = pickStone(late, unfitting);
		expect(nextFit(held, 1)).toMatchObject({ message: { kind: 'noFit' }, held: held.held });
		expect(nextFittingPlace(held, -1)).toMatchObject({ message: { kind: 'noFit' }, held: held.held });
	});

	it('begins with a stone when there is none in the hand', () => {
		expect(heldStone(nextFittingPlace(opening, 1))).toBe('I2');
		expect(nextFit(opening, 1)).toBe(opening);
	});
});

describe('an aimed stone', () => {
	const aimed = aim(pickStone(opening, 'L4'));

	it('waits until it is moved on or turned', () => {
		expect(aimed.isAimed).toBe(true);
		expect(pointAt(aimed, { x: 0, y: 0 }).isAimed).toBe(false);
		expect(pointAt(aimed, aimed.cursor).isAimed).toBe(false);
		expect(turnStone(aimed, 'z', 1).isAimed).toBe(false);
	});

	it('needs a stone', () => expect(aim(opening)).toBe(opening));

	it('is put back with all that was said about it', () => {
		const told: GameState = { ...aimed, message: { kind: 'noFit' } };
		expect(letGo(told)).toEqual({ ...opening, trayOwner: 'yellow' });
	});
});
