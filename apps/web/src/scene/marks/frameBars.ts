/** The bars of a frame, with position and opacity: plain data. */
import type { Cell } from '@rumis/rules';
import type { Frame, PlanView } from '../../board/view.js';
import type { Bar } from '../shapes/bars.js';
import { type EdgeRun, findRuns } from '../shapes/stoneEdges.js';
import type { SceneAxis } from '../shapes/stoneShape.js';

type Triple = readonly [number, number, number];

export interface FrameBar extends Bar {
	/** For each axis across the bar, the side of the box it is on (−1 or 1); 0 along it. */
	readonly sides: Triple;
	/** Its opacity at the back of the box, and at the front. */
	readonly far: number;
	readonly near: number;
}

const EDGE = { far: 0.95, near: 0.4 };
const SHAPE = { thickness: 0.022, inset: -0.012, far: 0.5, near: 0.22 };
const WALL = { thickness: 0.016, inset: 0, far: 0.3, near: 0 };

/** The edges of the box, lines on its walls, and the edges of the shape where it is smaller than the box. */
export function frameBars(frame: Frame, plan: PlanView): FrameBar[] {
	const shape = columnsOf(plan);
	const isBox = shape.length === frame.width * frame.depth * frame.height;
	// A larger frame is seen from farther away.
	const thickness = Math.min(0.012 * Math.max(...sizeOf(frame)), 0.06);
	// Slightly above the plate to avoid z-fighting, and still outside the stones.
	const style = { ...EDGE, thickness, inset: 0.006 - thickness / 2 };
	const edges = boxEdges(frame).map((run) => barAlong(run, style));
	const walls = wallLines(frame).map((run) => barAlong(run, WALL));
	return [...edges, ...walls, ...(isBox ? [] : findRuns(shape).map((run) => barAlong(run, SHAPE)))];
}

type Style = Omit<FrameBar, 'run' | 'sides'>;

const barAlong = (run: EdgeRun, style: Style): FrameBar => ({
	...style,
	run,
	sides: [-run.inward[0], -run.inward[1], -run.inward[2]],
});

const columnsOf = ({ squares }: PlanView): Cell[] =>
	squares.flatMap(({ x, y, limit }) => Array.from({ length: limit }, (_, z) => ({ x, y, z })));

const sizeOf = ({ width, height, depth }: Frame): Triple => [width, height, depth];

function boxEdges(frame: Frame): EdgeRun[] {
	const size = sizeOf(frame);
	return ([0, 1, 2] as const).flatMap((axis) =>
		[0, 1, 2, 3].map((corner): EdgeRun => {
			const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
			const isFar = (i: number): boolean => (i === u && (corner & 1) === 1) || (i === v && corner > 1);
			const start = size.map((length, i) => (isFar(i) ? length : 0));
			const inward = size.map((_, i) => (i === axis ? 0 : isFar(i) ? -1 : 1));
			return { axis, start: triple(start), inward: triple(inward), length: size[axis] };
		}),
	);
}

/** Lines on the four vertical walls, along the cube boundaries. */
function wallLines(frame: Frame): EdgeRun[] {
	return ([0, 2] as const).flatMap((wall) =>
		[1, -1].flatMap((inward) => {
			const along = (2 - wall) as SceneAxis;
			return [...linesOn(frame, wall, inward, 1, along), ...linesOn(frame, wall, inward, along, 1)];
		}),
	);
}

/** Lines along `axis` on one wall, one at each integer step along `steps`. */
function linesOn(
	frame: Frame,
	wall: SceneAxis,
	inward: number,
	axis: SceneAxis,
	steps: SceneAxis,
): EdgeRun[] {
	const size = sizeOf(frame);
	return Array.from({ length: size[steps] - 1 }, (_, step): EdgeRun => {
		const at = (i: number): number => {
			if (i === steps) return step + 1;
			return i === wall && inward < 0 ? size[wall] : 0;
		};
		const inwards = [0, 1, 2].map((i) => (i === wall ? inward : 0));
		return { axis, start: [at(0), at(1), at(2)], inward: triple(inwards), length: size[axis] };
	});
}

const triple = ([x = 0, y = 0, z = 0]: readonly number[]): Triple => [x, y, z];
