import type { SquareView } from '@rumis/rules';
import { DYES } from '../board/palette.js';
import { placeAt } from './geometry.js';

/** Diagonal hatching across a square of size 100. */
export const HATCH = 'M0 25L25 0M0 50L50 0M0 75L75 0M0 100L100 0M25 100L100 25M50 100L100 50M75 100L100 75';

interface Props {
	readonly square: SquareView;
	readonly isSmall: boolean;
}

/** One square from above: its owner, its height and maximum height, and whether it is final. */
export function MapSquare({ square, isSmall }: Props) {
	const { owner, limit, final } = square;
	const dye = owner && DYES[owner];
	return (
		<g transform={placeAt(square)}>
			<rect className={limit > 0 ? 'map-square' : 'map-square closed'} width="100" height="100" />
			{limit === 0 && <path className="map-hatch" d={HATCH} />}
			{dye && <rect width="100" height="100" fill={dye.top} />}
			{dye && (
				<path
					className="map-glyph"
					d={dye.glyph}
					stroke={dye.carved}
					transform={isSmall ? 'translate(2 0) scale(2.3)' : 'translate(1 1) scale(2)'}
				/>
			)}
			{limit > 0 && <Height square={square} isSmall={isSmall} />}
			{limit > 0 && isSmall && <HeightBar square={square} />}
			{final && <FinalMark />}
		</g>
	);
}

/** `2/4`: two high of at most four. */
function Height({ square: { owner, height, limit }, isSmall }: Props) {
	const look = owner ? 'map-number' : 'map-number empty';
	if (isSmall) {
		return (
			<text className={look} x="70" y="78" textAnchor="middle">
				{owner ? height : ''}
			</text>
		);
	}
	return (
		<text className={look} x="92" y="86" textAnchor="end">
			{owner && height}
			<tspan className="map-limit">/{limit}</tspan>
		</text>
	);
}

/** On a small map, a bar that fills up with the height. */
function HeightBar({ square: { owner, height, limit } }: { readonly square: SquareView }) {
	const length = 84 / limit;
	return (
		<g className={owner ? 'map-bar' : 'map-bar empty'}>
			{Array.from({ length: limit }, (_, level) => (
				<rect
					key={level}
					className={level < height ? 'full' : ''}
					x={8 + level * length + 1}
					y="87"
					width={length - 2}
					height="7"
				/>
			))}
		</g>
	);
}

/** A folded corner with a tick: this square can no longer change. */
function FinalMark() {
	return (
		<>
			<path className="map-final" d="M62 0H100V38Z" />
			<path className="map-final-tick" d="M80 13L86 19L95 7" />
		</>
	);
}
