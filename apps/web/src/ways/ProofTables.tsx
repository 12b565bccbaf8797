import { StonePicture } from '../board/StonePicture.js';
import { useTexts } from '../i18n/useTexts.js';
import { Icon } from '../ui/Icon.js';
import { CORNERS, CORNERS_AT_MOST, FORCED, mostCorners, PAIRS, UNEVEN } from './proofFacts.js';
import { dyeOf, IMPOSSIBLE, letterOf } from './sets.js';

/** The seven stones of the set. */
export function TheStones() {
	const t = useTexts();
	return (
		<ul className="ways-stones">
			{IMPOSSIBLE.stones.map((stone) => (
				<li key={stone}>
					<StonePicture stone={stone} owner={dyeOf(stone, IMPOSSIBLE)} />
					{t.rules.stones[stone]}
				</li>
			))}
		</ul>
	);
}

/** How the two uneven stones can lie, and the one way that gives what the cube needs. */
export function Pairs() {
	const t = useTexts();
	return (
		<table className="ways-pairs">
			<caption>{t.ways.pairsCaption}</caption>
			<thead>
				<tr>
					{UNEVEN.map((stone) => (
						<th key={stone} scope="col">
							{t.rules.stones[stone]}
						</th>
					))}
					<th scope="col">{t.ways.pairSum}</th>
				</tr>
			</thead>
			<tbody>
				{PAIRS.map((pair) => (
					<tr key={pair.sum} className={pair === FORCED ? 'wanted' : ''}>
						{pair.balances.map(({ stone, balance }) => (
							<td key={stone}>{t.ways.more(balance)}</td>
						))}
						<td>
							<span className="ways-verdict">
								<Icon name={pair === FORCED ? 'check' : 'close'} />
								{t.ways.more(pair.sum)}
							</span>
							<span className="visually-hidden">{pair === FORCED ? t.ways.wanted : t.ways.notWanted}</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Eight corners as eight fields: seven can be filled, one stays empty. */
export function CornerSum() {
	const t = useTexts();
	const letters = IMPOSSIBLE.stones.flatMap((stone) =>
		Array.from({ length: mostCorners(stone) }, (_, index) => ({ stone, key: `${stone}${index}` })),
	);
	return (
		<>
			<div className="ways-fields" role="img" aria-label={t.ways.sumPicture(CORNERS_AT_MOST, CORNERS)}>
				{letters.map(({ stone, key }) => (
					<span key={key} className="ways-corner-field">
						<StonePicture stone={stone} owner={dyeOf(stone, IMPOSSIBLE)} />
						{letterOf(stone)}
					</span>
				))}
				{Array.from({ length: CORNERS - CORNERS_AT_MOST }, (_, index) => (
					<span key={index} className="ways-corner-field empty">
						?
					</span>
				))}
			</div>
			<CornerTable />
		</>
	);
}

function CornerTable() {
	const t = useTexts();
	return (
		<table className="ways-pairs ways-corner-table">
			<thead>
				<tr>
					<th scope="col">{t.ways.tryStone}</th>
					<th scope="col">{t.ways.mostCorners}</th>
				</tr>
			</thead>
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
					<th scope="row">{t.ways.sumOfCorners}</th>
					<td>{CORNERS_AT_MOST}</td>
				</tr>
				<tr>
					<th scope="row">{t.ways.cubeHas}</th>
					<td>{CORNERS}</td>
				</tr>
			</tfoot>
		</table>
	);
}
