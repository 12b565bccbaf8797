import type { Cell } from '@rumis/rules';
import { useState } from 'react';
import { tightBox } from '../../board/stonePose.js';
import { useBook } from '../../i18n/useTexts.js';
import { CubesPicture } from '../../pictures/CubesPicture.js';
import { Slider } from '../../ui/Slider.js';
import { CELLS } from '../data/solutionText.js';
import { ChessLayers } from './ChessLayers.js';
import { shadeOf } from './chessDyes.js';
import { cellsOfKind, isDark, KINDS } from './proofFacts.js';

/** The position of a cube when all are spread apart, by `spread` times the edge. */
const apart = ({ x, y, z }: Cell, spread: number): Cell => ({
	x: x * (1 + spread),
	y: y * (1 + spread),
	z: z * (1 + spread),
});

const MOST_SPREAD = 0.8;
/** Large enough for the maximum spread, so that nothing jumps when the slider moves. */
const BOX = tightBox(CELLS.map((cell) => apart(cell, MOST_SPREAD)));

/** The cube as a chessboard: spread apart and layer by layer. It looks the same from every corner. */
export function ChessCube() {
	const t = useBook().solutions;
	const [percent, setPercent] = useState(60);
	const spread = (percent / 100) * MOST_SPREAD;
	const pieces = CELLS.map((cell) => ({ cells: [apart(cell, spread)], dye: () => shadeOf(cell) }));
	return (
		<div className="solutions-chess-cube">
			<div>
				<div className="solutions-chess-picture" role="img" aria-label={t.chessCube}>
					<CubesPicture pieces={pieces} box={BOX} />
				</div>
				<Slider
					label={t.spread}
					value={percent}
					most={100}
					step={5}
					words={t.spreadValue(percent)}
					onChange={setPercent}
				/>
			</div>
			<div className="solutions-chess-side">
				<ChessLayers label={t.chessLayers} />
				<KindCounts />
			</div>
		</div>
	);
}

function KindCounts() {
	const t = useBook().solutions;
	return (
		<ul className="solutions-kinds">
			{KINDS.map((kind) => {
				const cells = cellsOfKind(kind);
				const shade = cells.every(isDark) ? t.dark : t.light;
				return <li key={kind}>{t.kindCount(cells.length, t.kinds[kind], shade)}</li>;
			})}
		</ul>
	);
}
