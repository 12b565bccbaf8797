import type { SquareView } from '@rumis/rules';
import type { BoardView, PlanView } from '../board/view.js';
import { border, joined, zoneLines } from '../board/zoneLines.js';
import { columnLetter } from './columns.js';
import { cornerOf, HEAD, loopsOf, pathOf, UNIT } from './geometry.js';
import { stoneOutlines, topStones } from './outlines.js';

/** Column names along the top, row names along the left. */
export function Coordinates({ plan }: { readonly plan: PlanView }) {
	const columns = Array.from({ length: plan.width }, (_, x) => ({ name: columnLetter(x), x }));
	const rows = Array.from({ length: plan.depth }, (_, y) => ({ name: String(y + 1), y }));
	return (
		<g className="map-names">
			{columns.map(({ name, x }) => (
				<text key={name} x={cornerOf({ x, y: 0 }).x + UNIT / 2} y={HEAD - 10}>
					{name}
				</text>
			))}
			{rows.map(({ name, y }) => (
				<text key={name} className="map-row-name" x={HEAD - 10} y={cornerOf({ x: 0, y }).y + UNIT / 2 + 9}>
					{name}
				</text>
			))}
		</g>
	);
}

interface StoneLinesProps {
	readonly squares: readonly SquareView[];
	readonly stones: BoardView['stones'];
}

export function StoneLines({ squares, stones }: StoneLinesProps) {
	const { strong, steps, faint } = stoneOutlines(squares, topStones(stones));
	return (
		<>
			<path className="map-seam" d={pathOf(faint)} />
			<path className="map-step" d={pathOf(steps)} />
			<path className="map-outline" d={pathOf(strong)} />
		</>
	);
}

/** The red line is solid and the blue one dashed, so that they differ without colour. */
export function ZoneLines({ plan }: { readonly plan: PlanView }) {
	const { red, blue } = zoneLines(plan.squares);
	const [redPath, bluePath] = [loopsOf(joined(red)), loopsOf(joined(blue))];
	return (
		<>
			<path className="map-zone-casing" d={bluePath + redPath} />
			<path className="map-zone-blue" d={bluePath} />
			<path className="map-zone-red" d={redPath} />
		</>
	);
}

/** A double line around the last stone placed. */
export function LastStone({ last }: { readonly last: BoardView['last'] }) {
	const path = loopsOf(joined(border(last)));
	return (
		<>
			<path className="map-last-casing" d={path} />
			<path className="map-last" d={path} />
		</>
	);
}
