import type { Square } from '@rumis/rules';
import { groupsOf } from '../board/groups.js';
import { DYES } from '../board/palette.js';
import type { Mark } from '../board/view.js';
import { placeAt } from './geometry.js';

/** A ring where a stone fits, a dot where I can build, a diamond where an opponent can: distinct shapes. */
const SHAPES: Readonly<Record<Mark['kind'], string>> = {
	fit: 'M-10 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0ZM-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
	build: 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z',
	reach: 'M0 -13L13 0L0 13L-13 0Z',
};

export function MapMarks({ marks }: { readonly marks: readonly Mark[] }) {
	const squares = groupsOf(marks, ({ x, y }: Square) => `${x},${y}`);
	return [...squares].map(([key, onSquare]) => (
		<g key={key} transform={placeAt(onSquare[0]!)}>
			{onSquare.map(({ kind, owner }, index) => (
				<path
					key={`${kind}${owner}`}
					className="map-mark"
					d={SHAPES[kind]}
					fill={DYES[owner].top}
					transform={`translate(20 ${79 - index * 28}) scale(1.2)`}
				/>
			))}
		</g>
	));
}
