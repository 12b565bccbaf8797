import { useBook } from '../../i18n/useTexts.js';
import { StonePicture } from '../../pictures/StonePicture.js';
import { ColumnHeads } from '../../ui/ColumnHeads.js';
import { Icon } from '../../ui/Icon.js';
import { dyeOf, IMPOSSIBLE, letterOf } from '../data/sets.js';
import { CORNERS, CORNERS_AT_MOST, FORCED, mostCorners, PAIRS, UNEVEN } from './proofFacts.js';

/** The seven stones of the set. */
export function TheStones() {
	const t = useBook();
	return (
		<ul className="solutions-stones">
			{IMPOSSIBLE.stones.map((stone) => (
				<li key={stone}>
					<StonePicture stone={stone} owner={dyeOf(stone, IMPOSSIBLE)} />
					{t.rules.stones[stone]}
				</li>
			))}
		</ul>
	);
}

/** The placements of the two unbalanced stones, and the only one that gives the required balance. */
export function Pairs() {
	const t = useBook();
	return (
		<table className="solutions-pairs">
			<caption>{t.solutions.pairsCaption}</caption>
			<ColumnHeads names={[...UNEVEN.map((stone) => t.rules.stones[stone]), t.solutions.pairSum]} />
			<tbody>
				{PAIRS.map((pair) => (
					<tr key={pair.sum} className={pair === FORCED ? 'wanted' : ''}>
						{pair.balances.map(({ stone, balance }) => (
							<td key={stone}>{t.solutions.more(balance)}</td>
						))}
						<td>
							<span className="solutions-verdict">
								<Icon name={pair === FORCED ? 'check' : 'close'} />
								{t.solutions.more(pair.sum)}
							</span>
							<span className="visually-hidden">
								{pair === FORCED ? t.solutions.wanted : t.solutions.notWanted}
							</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Eight corners as eight boxes: seven can be filled, one stays empty. */
export function CornerSum() {
	const t = useBook();
	const letters = IMPOSSIBLE.stones.flatMap((stone) =>
		Array.from({ length: mostCorners(stone) }, (_, index) => ({ stone, key: `${stone}${index}` })),
	);
	return (
		<>
			<div
				className="solutions-fields"
				role="img"
				aria-label={t.solutions.sumPicture(CORNERS_AT_MOST, CORNERS)}
			>
				{letters.map(({ stone, key }) => (
					<span key={key} className="solutions-corner-field">
						<StonePicture stone={stone} owner={dyeOf(stone, IMPOSSIBLE)} />
						{letterOf(stone)}
					</span>
				))}
				{Array.from({ length: CORNERS - CORNERS_AT_MOST }, (_, index) => (
					<span key={index} className="solutions-corner-field empty">
						?
					</span>
				))}
			</div>
			<CornerTable />
		</>
	);
}

function CornerTable() {
	const t = useBook();
	return (
		<table className="solutions-pairs solutions-corner-table">
			<ColumnHeads names={[t.solutions.tryStone, t.solutions.mostCorners]} />
			<tbody>
				{IMPOSSIBLE.stones.map((stone) => (
					<tr key={stone}>
						<th scope="row">{t.rules.stones[stone]}</th>
						<td>{mostCorners(stone)}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{t.solutions.sumOfCorners}</th>
					<td>{CORNERS_AT_MOST}</td>
				</tr>
				<tr>
					<th scope="row">{t.solutions.cubeHas}</th>
					<td>{CORNERS}</td>
				</tr>
			</tfoot>
		</table>
	);
}
