import { findBuiltin, type ModeId, type Move, makeMove, Position, STONES, seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { ghostOf, type Held, holdAt, nextPlace, nextWay, pick, placeOf, shift, turn } from './ghost.js';
import { covers, handToPlay, placementsOf } from './placements.js';

function positionOf(id: string, players: number, mode: ModeId): Position {
	const started = Position.start({ scenario: findBuiltin(id)!, players, mode, start: 'yellow' });
	if (!started.ok) throw new Error(started.error.code);
	return started.value;
}

const GAMES = [
	['chullpa', 2, 'standard'],
	['huaca', 6, 'standard'],
	['coricancha', 3, 'inverse'],
	['chullpa', 2, 'ruinas'],
	['apachita', 2, 'transfer'],
] as const;

const heldIn = (position: Position): Held => {
	const stone = handToPlay(position).find((other) => placementsOf(position, other).length > 0);
	return holdAt(placementsOf(position, stone ?? 'I2')[0]!, { x: 0, y: 0 });
};

function expectPlacements(position: Position, legal: readonly Move[]): void {
	const placed = STONES.flatMap((stone) => placementsOf(position, stone)).map((placement) => {
		const ghost = ghostOf(position, holdAt(placement, placement));
		expect(ghost.illegal).toBeNull();
		return makeMove(ghost.move);
	});
	const places = legal.filter(({ kind }) => kind === 'place').map(makeMove);
	expect(placed.sort()).toEqual(places.sort());
}

describe('placements', () => {
	it.each(GAMES)('are the legal moves, turned as they lie: %s %i %s', (id, players, mode) => {
		const random = seededRandom(4);
		let position = positionOf(id, players, mode);
		while (position.phase !== null) {
			const legal = position.legalMoves();
			if (position.ply % 4 === 0) expectPlacements(position, legal);
			position = position.clone();
			position.play(legal[random.below(legal.length)]!);
		}
	});
});

describe('the held stone', () => {
	const position = positionOf('chullpa', 2, 'standard');
	const flat = pick(position, heldIn(position), 'L4');

	it('never leaves the board', () => {
		const corner = [...Array(9)].reduce<Held>((held) => shift(position, held, 1, 1), flat);
		expect(corner.cursor).toEqual({ x: 3, y: 4 });
		const { cells } = ghostOf(position, corner);
		expect(cells.every(({ x, y }) => x >= 0 && x < 4 && y >= 0 && y < 5)).toBe(true);
	});

	it.each(['x', 'y', 'z'] as const)(
		'is itself again after four quarters about %s, or one there and back',
		(axis) => {
			expect(turn(flat, axis, 4).orientation).toBe(flat.orientation);
			expect(turn(turn(flat, axis, 1), axis, 3).orientation).toBe(flat.orientation);
		},
	);

	it('steps through every way to cover the square, both ways round', () => {
		const ways = placementsOf(position, 'L4').filter((place) => covers(place, flat.cursor));
		const seen = new Set<string>();
		let held: Held | null = flat;
		for (const _ of ways) {
			held = nextWay(position, held!, 1);
			const ghost = ghostOf(position, held!);
			expect(ghost.illegal).toBeNull();
			expect(held!.cursor).toEqual(flat.cursor);
			seen.add(makeMove(ghost.move));
			expect(placeOf(position, nextWay(position, nextWay(position, held!, 1)!, -1)!)).toEqual(
				placeOf(position, held!),
			);
		}
		expect(seen.size).toBe(ways.length);
	});

	it('jumps to every place where it fits as it is turned', () => {
		const places = placementsOf(position, 'L4').filter(({ orientation }) => orientation === flat.orientation);
		const seen = new Set<string>();
		let held = flat;
		for (const _ of places) {
			held = nextPlace(position, held, 1)!;
			expect(held.orientation).toBe(flat.orientation);
			seen.add(makeMove(ghostOf(position, held).move));
		}
		expect(seen.size).toBe(places.length);
		expect(placeOf(position, nextPlace(position, nextPlace(position, held, 1)!, -1)!)).toEqual(
			placeOf(position, held),
		);
	});
});
