import type { Owner } from '@rumis/rules';
import { DYES } from '../board/palette.js';

interface Props {
	readonly owner: Owner;
	/** Its width, in pixels or as a CSS length. */
	readonly size?: number | string;
}

/** A colour's sign carved into its dye. Decorative: the name is next to it. */
export function Glyph({ owner, size = 24 }: Props) {
	const { top, right, carved, glyph } = DYES[owner];
	return (
		<svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
			<rect x="0.75" y="0.75" width="22.5" height="22.5" rx="6" fill={top} stroke={right} strokeWidth="1.5" />
			<path
				d={glyph}
				fill="none"
				stroke={carved}
				strokeWidth="2.5"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
