import type { TableRow } from '@rumis/protocol';
import { findBuiltin } from '@rumis/rules';
import type { ReactNode } from 'react';
import { makeRoute } from '../app/route.js';
import { Glyph } from '../board/Glyph.js';
import { ScenarioPicture } from '../board/ScenarioPicture.js';
import { useTexts } from '../i18n/useTexts.js';
import './games.css';
import { type Row, rowsOf, seatColours, seatTitle, tableTitle } from './tables.js';

interface Props {
	readonly table: TableRow;
	readonly href: string;
	/** What is to be known about it, such as when it was; joined in one line. */
	readonly facts: readonly string[];
	/** What is to be done about it. */
	readonly call?: ReactNode;
}

interface CardsProps {
	readonly tables: readonly TableRow[];
	/** Where a card leads: to the table, unless told. */
	readonly hrefOf?: (table: TableRow) => string;
	readonly factsOf: (table: TableRow) => readonly string[];
	readonly callOf?: (table: TableRow) => ReactNode;
}

const tableHref = ({ id }: TableRow): string => makeRoute({ page: 'table', id, invite: '' });

/** A list of tables. */
export function GameCards({ tables, hrefOf = tableHref, factsOf, callOf }: CardsProps) {
	return (
		<ul className="people-games">
			{tables.map((table) => (
				<GameCard
					key={table.id}
					table={table}
					href={hrefOf(table)}
					facts={factsOf(table)}
					call={callOf?.(table)}
				/>
			))}
		</ul>
	);
}

/** A table in a list: its board and mode, who sits there, and how they came off. */
function GameCard({ table, href, facts, call }: Props) {
	const t = useTexts();
	const scenario = findBuiltin(table.scenario);
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

function SeatLine({ row, table }: { readonly row: Row; readonly table: TableRow }) {
	const t = useTexts();
	const { seat, view, standing } = row;
	const isFree = view.kind === 'open' || view.kind === 'link';
	return (
		<li data-first={standing?.rank === 1} data-free={isFree} data-turn={table.toMove === seat}>
			{seatColours(table.mode, table.players, seat).map((colour) => (
				<span key={colour}>
					<Glyph owner={colour} size={18} />
					<span className="visually-hidden">{t.rules.owners[colour]}</span>
				</span>
			))}
			<span className="people-seat-name">
				{seatTitle(view, seat, t)}
				{table.you === seat && <small>{t.people.you}</small>}
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
