import {
	findBuiltin,
	type ModeId,
	type Move,
	makeMove,
	orientationsOf,
	Position,
	STONES,
	seededRandom,
} from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { cellsOf, cube } from '../../test/frames.js';
import { frameGround } from '../solitaire/ground.js';
import { addStep, startBuild } from '../solitaire/steps.js';
import type { Ground } from './ground.js';
import {
	cellInside,
	ghostOf,
	type Held,
	heldCell,
	holdIn,
	liftHeld,
	moveOf,
	nextPlace,
	nextWay,
	pick,
	turnHeld,
} from './hand.js';
import { handToPlay } from './placements.js';
import { holdMove, positionGround } from './positionGround.js';

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

/** The places of the ground are exactly the legal moves, and are held and placed as shown. */
function expectPlaces(position: Position, legal: readonly Move[]): void {
	const ground = positionGround(position);
	const owner = position.toPlay ?? 'ruin';
	const stones = STONES.filter((stone) => handToPlay(position).includes(stone));
	const placed = stones.flatMap((stone) =>
		ground.places({ stone, owner }).map((place) => {
			const { held, cursor } = holdIn(ground, owner, place);
			const ghost = ghostOf(ground, held, cursor);
			expect(ghost.place).toEqual(place);
			expect(ghost.misfit).toBeNull();
			return makeMove(moveOf(ghost));
		}),
	);
	const moves = legal.filter(({ kind }) => kind === 'place');
	expect(placed.sort()).toEqual(moves.map(makeMove).sort());
	for (const move of moves.slice(0, 5)) {
		const { held, cursor } = holdMove(position, move)!;
		expect(makeMove(moveOf(ghostOf(ground, held, cursor)))).toBe(makeMove(move));
	}
}

describe('the places of a game', () => {
	it.each(GAMES)('are the legal moves, in their orientation: %s %i %s', (id, players, mode) => {
		const random = seededRandom(4);
		let position = positionOf(id, players, mode);
		while (position.phase !== null) {
			const legal = position.legalMoves();
			if (position.ply % 4 === 0) expectPlaces(position, legal);
			position = position.clone();
			position.play(legal[random.below(legal.length)]!);
		}
	});
});

const chullpa = positionGround(positionOf('chullpa', 2, 'standard'));
const empty = startBuild(cube('free', 3, 1));
/** A slab floating in the middle level. */
const roofed = addStep(empty, {
	kind: 'place',
	...{ stone: 'O4', colour: 'yellow', cells: cellsOf('001 101 011 111') },
});
const frame = frameGround(empty, 3);
const roof = frameGround(roofed, 3);

const ORIGIN = { x: 0, y: 0, z: 0 };
const L4 = { stone: 'L4', owner: 'yellow' } as const;
const I3 = { stone: 'I3', owner: 'yellow' } as const;
const flatBar: Held = {
	owner: 'yellow',
	orientation: orientationsOf('I3').find(({ columns }) => columns.length === 3 && columns[1]!.x === 1)!,
	anchor: 0,
	level: null,
};
const cellsOn = (ground: Ground, held: Held, cursor = ORIGIN) => ghostOf(ground, held, cursor).cells;

describe('the stone in the hand', () => {
	it('never leaves the board or the frame', () => {
		const corner = cellInside(chullpa, { x: 9, y: 9, z: 0 });
		expect(corner).toEqual({ x: 3, y: 4, z: 0 });
		const cells = cellsOn(chullpa, pick(chullpa, L4, corner), corner);
		expect(cells.every(({ x, y }) => x >= 0 && x < 4 && y >= 0 && y < 5)).toBe(true);
		expect(cellsOn(frame, flatBar, { x: 2, y: 2, z: 0 })).toEqual(cellsOf('020 120 220'));
	});

	it.each(['x', 'y', 'z'] as const)(
		'is unchanged after four quarter turns about %s, or one there and back',
		(axis) => {
			expect(turnHeld(flatBar, axis, 4).orientation).toBe(flatBar.orientation);
			expect(turnHeld(turnHeld(flatBar, axis, 1), axis, 3).orientation).toBe(flatBar.orientation);
		},
	);

	it('falls to the ground, or onto the stones below', () => {
		expect(cellsOn(frame, flatBar)).toEqual(cellsOf('000 100 200'));
		expect(cellsOn(roof, flatBar)).toEqual(cellsOf('002 102 202'));
	});

	it('falls from the visible levels, so it lands below the others', () => {
		expect(cellsOn(frameGround(roofed, 1), flatBar)).toEqual(cellsOf('000 100 200'));
	});

	it('is lowered through others, where it does not fit, to where it does', () => {
		const middle = liftHeld(roof, flatBar, ORIGIN, -1);
		expect(ghostOf(roof, middle, ORIGIN).misfit?.code).toBe('occupied');
		const lowest = liftHeld(roof, middle, ORIGIN, -1);
		expect(ghostOf(roof, lowest, ORIGIN).misfit).toBeNull();
		expect(heldCell(roof, lowest, ORIGIN)).toEqual(ORIGIN);
		expect(liftHeld(roof, lowest, ORIGIN, -1).level).toBe(0);
	});

	it('is not lifted if the rules demand placement from above', () => {
		expect(liftHeld(frameGround(startBuild(cube('rules', 3, 1)), 3), flatBar, ORIGIN, 1)).toBe(flatBar);
		expect(liftHeld(chullpa, flatBar, ORIGIN, 1)).toBe(flatBar);
	});
});

describe.each([
	['over a board', chullpa, L4, { x: 2, y: 2, z: 0 }],
	['in a frame', roof, I3, ORIGIN],
])('%s the stone', (_, ground, stone, cursor) => {
	const picked = pick(ground, stone, cursor);
	const shown = (held: Held, at = cursor) => JSON.stringify(cellsOn(ground, held, at));

	it('is picked so that it fits at the cursor', () => {
		expect(ghostOf(ground, picked, cursor).misfit).toBeNull();
	});

	it('cycles through every way it fits here, in both directions', () => {
		const seen = new Set<string>();
		let held = picked;
		do {
			seen.add(shown(held));
			const next = nextWay(ground, held, cursor, 1)!;
			expect(ghostOf(ground, next, cursor).misfit).toBeNull();
			expect(shown(nextWay(ground, next, cursor, -1)!)).toBe(shown(held));
			held = next;
		} while (shown(held) !== shown(picked) && seen.size < 99);
		const falling = ground
			.places(stone)
			.filter(({ orientation, x, y, z }) => ground.dropLevel(orientation, x, y) === z);
		const covering = falling.filter(({ orientation, x, y }) =>
			orientation.columns.some((column) => x + column.x === cursor.x && y + column.y === cursor.y),
		);
		expect(covering.length).toBeGreaterThan(1);
		expect(seen.size).toBe(covering.length);
	});

	it('jumps to every place it fits in this orientation, also below others, and back', () => {
		const places = ground.places(stone).filter(({ orientation }) => orientation === picked.orientation);
		expect(places.length).toBeGreaterThan(1);
		const seen = new Set<string>();
		let [held, at] = [picked, cursor];
		for (const _place of places) {
			const place = nextPlace(ground, held, at, 1)!;
			expect(place.orientation).toBe(picked.orientation);
			const before = shown(held, at);
			({ held, cursor: at } = holdIn(ground, 'yellow', place));
			const back = holdIn(ground, 'yellow', nextPlace(ground, held, at, -1)!);
			if (seen.size > 0) expect(shown(back.held, back.cursor)).toBe(before);
			seen.add(shown(held, at));
		}
		expect(seen.size).toBe(places.length);
	});
});
