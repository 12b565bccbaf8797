import type { Orientation, Owner, Stone } from '@rumis/rules';
import { useId } from 'react';
import { CUBE, facesOf, viewBoxOf } from '../board/isometric.js';
import { DYES } from '../board/palette.js';
import { poseOf, sharedBox, tightBox } from '../board/stonePose.js';
import { CubeFace, Shade } from './CubeFace.js';

interface Props {
	readonly stone: Stone;
	readonly owner: Owner;
	/** The current orientation; by default the one that shows the shape best. */
	readonly orientation?: Orientation;
	/** Drawn faintly, for a stone that cannot be used. */
	readonly dim?: boolean;
	/**
	 * `shared`: fills its container, in the same box for every stone, so that all cubes have the same size.
	 * `tight`: as large as the stone needs; an em is the edge of a cube.
	 */
	readonly box?: 'shared' | 'tight';
}

/** A stone of dyed wood. Decorative: the button around it names the stone. */
export function StonePicture({ stone, owner, orientation, dim = false, box = 'shared' }: Props) {
	const shade = useId();
	const cells = orientation?.cells ?? poseOf(stone);
	const part = box === 'shared' ? sharedBox(cells) : tightBox(cells);
	const size = box === 'tight' ? { width: `${(part.width / CUBE).toFixed(2)}em` } : { width: '100%' };
	return (
		<svg
			className={dim ? 'cubes stone-picture dim' : 'cubes stone-picture'}
			viewBox={viewBoxOf(part)}
			style={size}
			aria-hidden="true"
		>
			<Shade id={shade} />
			{facesOf([{ cells }]).map((face) => (
				<CubeFace
					key={`${face.side}${Object.values(face.cell)}`}
					face={face}
					dye={DYES[owner]}
					shade={shade}
				/>
			))}
		</svg>
	);
}
