import { orientationsOf } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { addStep } from './build.js';
import { ghostOf, type Held, heldCell, liftHeld, nextPlace, nextWay, pickItem, turnHeld } from './ghost.js';
import { placesOf } from './places.js';
import { cellsOf, startOf } from './sampleBuilds.js';

const slab = { stone: 'O4', colour: 'yellow' } as const;
const bar = { stone: 'I3', colour: 'yellow' } as const;
const aim = { cursor: { x: 0, y: 0, z: 0 }, cut: 3 };
const cube = startOf('cube-3');
/** A slab that hangs in the middle level. */
const roofed = addStep(cube, { kind: 'place', ...slab, cells: cellsOf('001 101 011 111') });
const flatBar: Held = {
	item: bar,
	orientation: orientationsOf('I3').find(({ columns }) => columns.length === 3 && columns[1]!.x === 1)!,
	anchor: 0,
	level: null,
};

describe('the stone in the hand', () => {
	it('falls to the ground, or onto what lies in its way', () => {
		expect(ghostOf(cube, flatBar, aim).cells).toEqual(cellsOf('000 100 200'));
		expect(ghostOf(roofed, flatBar, aim).cells).toEqual(cellsOf('002 102 202'));
	});

	it('falls from the levels that are looked at, so that it comes under the others', () => {
		expect(ghostOf(roofed, flatBar, { ...aim, cut: 1 }).cells).toEqual(cellsOf('000 100 200'));
	});

	it('is lowered through others, where it does not fit, to where it does', () => {
		const middle = liftHeld(roofed, flatBar, aim, -1);
		expect(ghostOf(roofed, middle, aim).refusal?.code).toBe('occupied');
		const ground = liftHeld(roofed, middle, aim, -1);
		expect(ghostOf(roofed, ground, aim).refusal).toBeNull();
		expect(heldCell(roofed, ground, aim)).toEqual({ x: 0, y: 0, z: 0 });
		expect(liftHeld(roofed, ground, aim, -1).level).toBe(0);
	});

	it('is not lifted where the rules say from above', () => {
		const ruled = startOf('rules-cube-3-1');
		expect(liftHeld(ruled, flatBar, aim, 1)).toBe(flatBar);
	});

	it('stays over the frame at its edge', () => {
		const { cells } = ghostOf(cube, flatBar, { ...aim, cursor: { x: 2, y: 2, z: 0 } });
		expect(cells).toEqual(cellsOf('020 120 220'));
	});

	it('is picked so that it fits where the cursor is', () => {
		const held = pickItem(roofed, bar, aim);
		expect(ghostOf(roofed, held, aim).refusal).toBeNull();
	});

	it('is itself again after four quarters', () => {
		for (const axis of ['x', 'y', 'z'] as const)
			expect(turnHeld(flatBar, axis, 4).orientation).toBe(flatBar.orientation);
	});

	it('steps through all ways it fits here and comes round', () => {
		const seen = new Set<string>();
		let held = pickItem(roofed, bar, aim);
		const first = ghostOf(roofed, held, aim).cells;
		do {
			seen.add(JSON.stringify(ghostOf(roofed, held, aim).cells));
			held = nextWay(roofed, held, aim, 1)!;
			expect(ghostOf(roofed, held, aim).refusal).toBeNull();
		} while (JSON.stringify(ghostOf(roofed, held, aim).cells) !== JSON.stringify(first) && seen.size < 99);
		expect(seen.size).toBe(2);
	});

	it('jumps to every place it fits in as it is turned, also below others', () => {
		const places = placesOf(roofed, bar).filter(({ orientation }) => orientation === flatBar.orientation);
		const seen = new Set<string>();
		let held = flatBar;
		let cursor = aim.cursor;
		for (const _ of places) {
			const place = nextPlace(roofed, held, { ...aim, cursor }, 1)!;
			seen.add(`${place.x},${place.y},${place.z}`);
			cursor = { x: place.x, y: place.y, z: place.z };
			held = { ...held, level: place.z };
		}
		expect(seen.size).toBe(places.length);
		expect(seen).toContain('0,0,0');
	});
});
