import type { SeatRating, TableRow } from '@rumis/protocol';
import { coloursOfSeat } from '@rumis/rules';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { Glyph } from '../pictures/Glyph.js';
import { ScenarioPicture } from '../pictures/ScenarioPicture.js';
import './games.css';
import { boardOf, type Row, rowsOf, seatTitle, tableTitle } from './tables.js';

interface Props {
	readonly table: TableRow;
	readonly href: string;
	/** Facts such as the date, joined in one line. */
	readonly facts: readonly string[];
	/** A call to action. */
	readonly call?: ReactNode;
	/** An additional link below the card. */
	readonly below?: ReactNode;
}

interface CardsProps {
	readonly tables: readonly TableRow[];
	/** The link of a card; by default, the table. */
	readonly hrefOf?: (table: TableRow) => string;
	readonly factsOf: (table: TableRow) => readonly string[];
	readonly callOf?: (table: TableRow) => ReactNode;
	readonly belowOf?: (table: TableRow) => ReactNode;
}

const tableHref = ({ id }: TableRow): string => makeRoute({ page: 'table', id, invite: '' });

/** A list of tables. */
export function GameCards({ tables, hrefOf = tableHref, factsOf, callOf, belowOf }: CardsProps) {
	return (
		<ul className="people-games">
			{tables.map((table) => (
				<GameCard
					key={table.id}
					table={table}
					href={hrefOf(table)}
					facts={factsOf(table)}
					call={callOf?.(table)}
					below={belowOf?.(table)}
				/>
			))}
		</ul>
	);
}

/** A table in a list: its board and mode, the players, and their results. */
function GameCard({ table, href, facts, call, below }: Props) {
	const t = useTexts();
	const [scenario] = useState(() => boardOf(table));
	const all = table.rated ? [...facts, t.people.rated] : facts;
	return (
		<li className="card people-game">
			<a href={href}>
				<span className="people-game-picture">
					{scenario && <ScenarioPicture scenario={scenario} players={table.players} mode={table.mode} />}
				</span>
				<span className="people-game-words">
					<span className="people-game-title">{tableTitle(table, t)}</span>
					{call}
					<small>{all.join(' · ')}</small>
				</span>
			</a>
			<Seats table={table} />
			{below}
		</li>
	);
}

function Seats({ table }: { readonly table: TableRow }) {
	return (
		<ul className="people-seats">
			{rowsOf(table).map((row) => (
				<SeatLine key={row.seat} row={row} table={table} />
			))}
		</ul>
	);
}

/** A question mark means that the rating is provisional. */
const ratingText = ({ rating, isProvisional }: SeatRating): string => `${rating}${isProvisional ? '?' : ''}`;

function SeatLine({ row, table }: { readonly row: Row; readonly table: TableRow }) {
	const t = useTexts();
	const { seat, view, standing } = row;
	const isFree = view.kind === 'open' || view.kind === 'link';
	return (
		<li data-first={standing?.rank === 1} data-free={isFree} data-turn={table.toMove === seat}>
			{coloursOfSeat(table, seat).map((colour) => (
				<span key={colour}>
					<Glyph owner={colour} size={18} />
					<span className="visually-hidden">{t.rules.owners[colour]}</span>
				</span>
			))}
			<span className="people-seat-name">
				{seatTitle(view, seat, t)}
				{table.you === seat && <small>{t.people.you}</small>}
				{view.rating && <small>{ratingText(view.rating)}</small>}
				{view.program && <small>{t.people.program}</small>}
				{view.left && <small>{t.people.left[view.left]}</small>}
			</span>
			{standing && (
				<span className="people-seat-points">
					<span aria-hidden="true">{standing.points}</span>
					<span className="visually-hidden">
						{`${t.game.points(standing.points)}, ${t.people.place(standing.rank)}`}
					</span>
				</span>
			)}
		</li>
	);
}
