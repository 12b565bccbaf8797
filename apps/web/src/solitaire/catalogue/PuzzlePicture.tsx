import type { Cell } from '@rumis/rules';
import type { LaidItem } from '@rumis/table';
import { memo, useMemo } from 'react';
import '../../pictures/cubes.css';
import { groupsOf } from '../../board/groups.js';
import {
	boxAround,
	cornersOf,
	type Face,
	facesOf,
	line,
	nearness,
	outline,
	type Piece,
	viewBoxOf,
} from '../../board/isometric.js';
import { DYES } from '../../board/palette.js';

interface Props {
	readonly cells: readonly Cell[];
	readonly given: readonly LaidItem[];
}

/** A frame with its given stones. Decorative: the puzzle's name is next to it. */
export const PuzzlePicture = memo(function PuzzlePicture({ cells, given }: Props) {
	const stones = useMemo(() => [...groupsOf(facesOf(given), ({ cell }) => nearness(cell)).values()], [given]);
	const hull = useMemo(() => facesOf([{ cells }]), [cells]);
	return (
		<svg
			className="cubes soli-picture"
			viewBox={viewBoxOf(boxAround(cornersOf(cells), 4))}
			aria-hidden="true"
		>
			{stones.map((faces) => (
				<Layer key={nearness(faces[0]!.cell)} faces={faces} />
			))}
			<Hull faces={hull} isEmpty={given.length === 0} />
		</svg>
	);
});

const pathOf = (faces: readonly Face<Piece>[]): string =>
	faces.map(({ corners }) => outline(corners)).join('');

/** Cubes at the same depth never hide each other, so all of one dye are painted together. */
function Layer({ faces }: { readonly faces: readonly Face<LaidItem>[] }) {
	const looks = groupsOf(faces, ({ piece, side }) => DYES[piece.colour][side]);
	const edges = faces.flatMap((face) => face.edges.filter(({ kind }) => kind !== 'seam' && kind !== 'bend'));
	return (
		<>
			{[...looks].map(([dye, alike]) => (
				<path key={dye} d={pathOf(alike)} fill={dye} />
			))}
			<path className="cube-joint" d={edges.map(({ from, to }) => line(from, to)).join('')} />
		</>
	);
}

/** The part to be filled, like glass: the whole shape as a pale body over the stones. */
function Hull({ faces, isEmpty }: { readonly faces: readonly Face<Piece>[]; readonly isEmpty: boolean }) {
	const edges = faces.flatMap((face) => face.edges);
	const lines = (kinds: readonly string[]) =>
		edges
			.filter(({ kind }) => kinds.includes(kind))
			.map(({ from, to }) => line(from, to))
			.join('');
	const sides = groupsOf(faces, ({ side }) => side);
	return (
		<g className={isEmpty ? 'soli-hull empty' : 'soli-hull'}>
			{[...sides].map(([side, alike]) => (
				<path key={side} className={`soli-hull-${side}`} d={pathOf(alike)} />
			))}
			<path className="soli-hull-seam" d={lines(['seam'])} />
			<path className="soli-hull-edge" d={lines(['crest', 'rim', 'bend'])} />
		</g>
	);
}
