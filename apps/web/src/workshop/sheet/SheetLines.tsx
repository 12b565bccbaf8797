import { type Draft, zoneAt } from '@rumis/workshop';
import { joined, type Segment, zoneLines } from '../../board/zoneLines.js';

/** The red and the blue line over the squares; the red one is solid and the blue one dashed. */
export function SheetLines({ draft }: { readonly draft: Draft }) {
	const squares = Array.from({ length: draft.width * draft.depth }, (_, at) => {
		const [x, y] = [at % draft.width, Math.floor(at / draft.width)];
		return { x, y, zone: zoneAt(draft, x, y) };
	});
	const { red, blue } = zoneLines(squares);
	return (
		<svg className="sheet-lines" viewBox={`0 0 ${draft.width} ${draft.depth}`} aria-hidden="true">
			<path className="sheet-casing" d={pathOf(blue) + pathOf(red)} />
			<path className="sheet-blue" d={pathOf(blue)} />
			<path className="sheet-red" d={pathOf(red)} />
		</svg>
	);
}

const pathOf = (segments: readonly Segment[]): string =>
	joined(segments)
		.map((loop) => `M${loop.map(({ x, y }) => `${x} ${y}`).join('L')}Z`)
		.join('');
