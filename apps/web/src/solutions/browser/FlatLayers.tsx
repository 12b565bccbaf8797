import type { CSSProperties } from 'react';
import { DYES } from '../../board/palette.js';
import { useBook } from '../../i18n/useTexts.js';
import { dyeOf, letterOf, type StoneSet } from '../data/sets.js';
import { layersOf } from '../data/solutionText.js';

interface Props {
	readonly text: string;
	readonly set: StoneSet;
}

/** The solution layer by layer as tables of letters: for reading, screen readers and printing. */
export function FlatLayers({ text, set }: Props) {
	const t = useBook().solutions;
	return (
		<section className="solutions-layers" aria-labelledby="solutions-layers">
			<h3 id="solutions-layers">{t.layers}</h3>
			<p className="solutions-note">{t.layersHint}</p>
			<div className="solutions-layer-row">
				{layersOf(text).map((rows, level) => (
					<table key={level} className="solutions-layer">
						<caption>{t.layerNames[level as keyof typeof t.layerNames]}</caption>
						<tbody>
							{rows.map((letters, y) => (
								<tr key={y}>
									{letters.map((letter, x) => (
										<td key={x} style={styleOf(rows, x, y, set)}>
											{letter}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				))}
			</div>
		</section>
	);
}

/** The colour of the line between two stones. */
const SAW = '#2b1a0c';

/** The stone's dye, with a dark border where the next cube belongs to another stone. */
function styleOf(rows: readonly (readonly string[])[], x: number, y: number, set: StoneSet): CSSProperties {
	const letter = rows[y]?.[x];
	const stone = set.stones.find((each) => letterOf(each) === letter) ?? set.three;
	const { top, left } = DYES[dyeOf(stone, set)];
	const line = (dx: number, dy: number) => (rows[y + dy]?.[x + dx] === letter ? left : SAW);
	return {
		background: top,
		borderColor: `${line(0, -1)} ${line(1, 0)} ${line(0, 1)} ${line(-1, 0)}`,
	};
}
