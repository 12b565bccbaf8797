import type { TableInfo } from '@rumis/protocol';
import { coloursOfSeat } from '@rumis/rules';
import { useLocale } from '../device/useSettings.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { Glyph } from '../pictures/Glyph.js';
import '../archive/games.css';
import { type Row, rowsOf, seatTitle } from '../archive/tables.js';
import { sayDateTime } from '../i18n/format/times.js';

interface Props {
	readonly id: string;
	readonly info: TableInfo;
}

/** The result by rank, with links to accounts; and the date. */
export function ReplayFacts({ id, info }: Props) {
	const t = useTexts().people;
	const language = useLocale();
	const { terms, overAt, standings } = info;
	const facts = [
		...(overAt === null ? [] : [sayDateTime(overAt, language)]),
		...(terms.rated ? [t.rated] : []),
	];
	if (!standings) {
		return (
			<p>
				{t.running} <a href={makeRoute({ page: 'table', id, invite: '' })}>{t.toTable}</a>
			</p>
		);
	}
	return (
		<section className="replay-facts" aria-label={t.result}>
			<h2>{t.result}</h2>
			<ol>
				{rowsOf(info).map((row) => (
					<RankedSeat key={row.seat} row={row} info={info} />
				))}
			</ol>
			<p className="people-hint">{facts.join(' · ')}</p>
		</section>
	);
}

function RankedSeat({ row, info }: { readonly row: Row; readonly info: TableInfo }) {
	const t = useTexts();
	const { seat, view, standing } = row;
	const name = seatTitle(view, seat, t);
	return (
		<li>
			<span className="replay-rank">
				<span aria-hidden="true">{standing?.rank}.</span>
				<span className="visually-hidden">{standing && t.people.place(standing.rank)}</span>
			</span>
			{coloursOfSeat(info.terms, seat).map((colour) => (
				<Glyph key={colour} owner={colour} size={18} />
			))}
			<span className="people-seat-name">
				{view.account ? <a href={makeRoute({ page: 'player', name })}>{name}</a> : name}
				{view.program && <small>{t.people.program}</small>}
				{view.left && <small>{t.people.left[view.left]}</small>}
			</span>
			<span className="people-seat-points">
				<span aria-hidden="true">{standing?.points}</span>
				<span className="visually-hidden">{standing && t.game.points(standing.points)}</span>
			</span>
		</li>
	);
}
