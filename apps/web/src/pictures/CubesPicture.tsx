import type { Cell } from '@rumis/rules';
import { type ReactNode, useId } from 'react';
import { type Box, facesOf, viewBoxOf } from '../board/isometric.js';
import type { Dye } from '../board/palette.js';
import { tightBox } from '../board/stonePose.js';
import { CubeFace, Shade } from './CubeFace.js';

export interface DyedPiece {
	readonly cells: readonly Cell[];
	/** May differ for every cube. */
	readonly dye: (cell: Cell) => Dye;
}

interface Props {
	readonly pieces: readonly DyedPiece[];
	/** The visible box; defaults to the bounding box of the pieces. */
	readonly box?: Box;
	/** Drawn behind and in front of the cubes. */
	readonly behind?: ReactNode;
	readonly children?: ReactNode;
}

/** Pieces made of cubes as SVG. Decorative: the surrounding text describes it. */
export function CubesPicture({ pieces, box, behind, children }: Props) {
	const shade = useId();
	const part = box ?? tightBox(pieces.flatMap(({ cells }) => cells));
	return (
		<svg className="cubes solutions-cubes" viewBox={viewBoxOf(part)} aria-hidden="true">
			<Shade id={shade} />
			{behind}
			{facesOf(pieces).map((face) => (
				<CubeFace
					key={`${face.side}${Object.values(face.cell)}`}
					face={face}
					dye={face.piece.dye(face.cell)}
					shade={shade}
				/>
			))}
			{children}
		</svg>
	);
}
