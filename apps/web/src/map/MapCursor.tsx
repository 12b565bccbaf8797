import type { Square } from '@rumis/rules';
import { placeAt } from './geometry.js';

/** Four corners around the keyboard cursor. */
export function MapCursor({ square }: { readonly square: Square }) {
	const corners = 'M-2 26V-2H26M74 -2H102V26M102 74V102H74M26 102H-2V74';
	return (
		<g transform={placeAt(square)}>
			<path className="map-cursor-casing" d={corners} />
			<path className="map-cursor" d={corners} />
		</g>
	);
}
