/** Directions relative to the viewer, on a table that can be turned. */
import type { Axis } from '@rumis/rules';

const QUARTER = Math.PI / 2;

/** The number of quarter turns of the table, 0 to 3, for a camera azimuth. */
export function quartersOf(azimuth: number): number {
	const quarters = Math.round(azimuth / QUARTER) % 4;
	return (quarters + 4) % 4;
}

/** A step to the viewer's right and towards the viewer, as columns and rows of the plan. */
export function planStep(quarters: number, right: number, near: number): { dx: number; dy: number } {
	switch (quarters) {
		case 1:
			return { dx: near, dy: -right };
		case 2:
			return { dx: -right, dy: -near };
		case 3:
			return { dx: -near, dy: right };
		default:
			return { dx: right, dy: near };
	}
}

/** Rotations of a held stone: about the vertical, away from the viewer, or to the right. */
export const SPINS = ['turn', 'tip', 'roll'] as const;
export type Spin = (typeof SPINS)[number];

/** The quarter turn about the plan's axes that looks like this spin to the viewer. */
export function planTurn(quarters: number, spin: Spin, by: 1 | -1): { axis: Axis; by: 1 | -1 } {
	if (spin === 'turn') return { axis: 'z', by };
	const isSideways = quarters % 2 === 1;
	const axis: Axis = (spin === 'tip') === isSideways ? 'y' : 'x';
	return { axis, by: TURNED[spin][quarters]! * by > 0 ? 1 : -1 };
}

/** The direction of rotation about the plan's axis, for each quarter turn of the table. */
const TURNED: Readonly<Record<'tip' | 'roll', readonly number[]>> = {
	tip: [1, -1, -1, 1],
	roll: [1, 1, -1, -1],
};
