import type { Cell } from '@rumis/rules';
import { boxAround, line, onPaper } from '../../board/isometric.js';
import { CubesPicture } from '../../pictures/CubesPicture.js';
import { SIDE } from '../data/sets.js';
import { shadeOf } from './chessDyes.js';
import { isCorner } from './proofFacts.js';

const ENDS = [0, SIDE];
const VERTICES: readonly Cell[] = ENDS.flatMap((z) => ENDS.flatMap((y) => ENDS.map((x) => ({ x, y, z }))));
const BOX = boxAround(VERTICES, 12);

/** The edges of the box from a vertex, in the positive directions. */
const edgesFrom = (vertex: Cell): string[] =>
	(['x', 'y', 'z'] as const)
		.filter((axis) => vertex[axis] === 0)
		.map((axis) => line(vertex, { ...vertex, [axis]: SIDE }));

/** The vertex farthest from the viewer is behind everything, with its three edges. */
const [FARTHEST, ...OTHERS] = VERTICES;
const BEHIND = FARTHEST ? edgesFrom(FARTHEST).join('') : '';
const IN_FRONT = OTHERS.flatMap(edgesFrom).join('');

/** The cell of the cube at this vertex of the box. */
const cellAt = ({ x, y, z }: Cell): Cell => ({
	x: Math.min(x, SIDE - 1),
	y: Math.min(y, SIDE - 1),
	z: Math.min(z, SIDE - 1),
});

interface Props {
	readonly cells: readonly Cell[];
	/** Whether the corners are marked. */
	readonly hasCorners: boolean;
}

/** A stone in a glass cube, in the shades of the cells it covers. A filled dot is a corner that it covers. */
export function GlassCube({ cells, hasCorners }: Props) {
	const corners = cells.filter(isCorner);
	const isCovered = (vertex: Cell): boolean => {
		const { x, y, z } = cellAt(vertex);
		return corners.some((cell) => cell.x === x && cell.y === y && cell.z === z);
	};
	return (
		<CubesPicture
			pieces={[{ cells, dye: shadeOf }]}
			box={BOX}
			behind={
				<>
					<path className="solutions-glass behind" d={BEHIND} />
					{hasCorners && FARTHEST && !isCovered(FARTHEST) && <Dot vertex={FARTHEST} isCovered={false} />}
				</>
			}
		>
			<path className="solutions-glass" d={IN_FRONT} />
			{hasCorners &&
				VERTICES.filter((vertex) => vertex !== FARTHEST || isCovered(vertex)).map((vertex) => (
					<Dot key={Object.values(vertex).join()} vertex={vertex} isCovered={isCovered(vertex)} />
				))}
		</CubesPicture>
	);
}

function Dot({ vertex, isCovered }: { readonly vertex: Cell; readonly isCovered: boolean }) {
	const { x, y } = onPaper(vertex);
	const isFar = vertex === FARTHEST;
	const classes = ['solutions-dot', isCovered ? 'covered' : '', isFar ? 'far' : ''];
	return <circle className={classes.filter(Boolean).join(' ')} cx={x} cy={y} r={isFar ? 4.5 : 6} />;
}
