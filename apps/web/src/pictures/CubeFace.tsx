import './cubes.css';
import {
	type Edge,
	type EdgeKind,
	type Face,
	lay,
	layFlat,
	line,
	outline,
	type Piece,
} from '../board/isometric.js';
import type { Dye } from '../board/palette.js';

/** Seams first, so that stronger lines are drawn over them. */
const KINDS: readonly EdgeKind[] = ['seam', 'bend', 'foot', 'rim', 'joint', 'crest'];

interface Props {
	readonly face: Face<Piece>;
	readonly dye: Dye;
	/** The id of a `Shade` in the same SVG. */
	readonly shade: string;
}

/** One side of one cube of a stone, with its edges, and the colour's sign on its top. */
export function CubeFace({ face, dye, shade }: Props) {
	const { side, corners, cell } = face;
	return (
		<>
			<path d={outline(corners)} fill={dye[side]} stroke={dye[side]} strokeWidth="0.5" />
			{side === 'top' && (
				<path
					className="cube-glyph"
					d={dye.glyph}
					stroke={dye.carved}
					transform={layFlat({ ...cell, z: cell.z + 1 }, 24)}
				/>
			)}
			{face.edges.filter(isShaded).map((edge) => (
				<rect
					key={line(edge.from, edge.to)}
					width="1"
					height="1"
					fill={`url(#${shade})`}
					transform={layShade(edge)}
				/>
			))}
			{KINDS.map((kind) => (
				<EdgePath key={kind} face={face} kind={kind} />
			))}
		</>
	);
}

/** Inner corners are darker (ambient occlusion). */
export function Shade({ id }: { readonly id: string }) {
	return (
		<linearGradient id={id} x2="0" y2="1">
			<stop className="cube-shade" stopOpacity="0.34" />
			<stop className="cube-shade" offset="0.6" stopOpacity="0" />
		</linearGradient>
	);
}

const isShaded = ({ kind }: Edge): boolean => kind === 'bend' || kind === 'foot';

const layShade = ({ from, to, inward }: Edge): string =>
	lay(from, { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z }, inward, 1);

function EdgePath({ face, kind }: { readonly face: Face<Piece>; readonly kind: EdgeKind }) {
	const lines = face.edges.filter((edge) => edge.kind === kind).map(({ from, to }) => line(from, to));
	return lines.length > 0 && <path className={`cube-${kind}`} d={lines.join('')} />;
}
