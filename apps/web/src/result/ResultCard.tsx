import type { Colour } from '@rumis/rules';
import { coloursOfSeat, type Standing, seatOfColour, type Table } from '@rumis/table';
import { type ReactNode, useEffect, useRef } from 'react';
import type { GameSession } from '../game/session.js';
import { oneDecimal } from '../i18n/format/numbers.js';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { SeatFace } from '../pictures/BotFace.js';
import { Glyph } from '../pictures/Glyph.js';
import { Button } from '../ui/Button.js';
import { ColumnHeads } from '../ui/ColumnHeads.js';
import { playerName } from '../wording/names.js';

/** How a game ended, as decided by its referee: this device, or the server. */
export interface Outcome {
	/** The winner, in words. */
	readonly winner: string;
	readonly standings: readonly Standing[];
	/** Why the game ended early; null if it was played to its end. */
	readonly why: string | null;
	/** Why seats are last regardless of their points, in words by seat. */
	readonly left: ReadonlyMap<number, string>;
}

export interface CardProps {
	readonly session: GameSession;
	readonly isOpen: boolean;
	readonly onOpen: (isOpen: boolean) => void;
	readonly outcome: Outcome;
	/** Below the winner, such as a rating. */
	readonly facts: ReactNode;
	/** What to do next. */
	readonly ways: ReactNode;
}

/** The winner, the margin, and what to do next. It can be collapsed to look at the building. */
export function ResultCard({ session, isOpen, onOpen, outcome, facts, ways }: CardProps) {
	const t = useBook();
	const { table } = session.store.get();
	const head = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (isOpen && !isTyping()) head.current?.focus({ preventScroll: true });
	}, [isOpen]);
	if (!isOpen)
		return (
			<Button look="primary" className="result-show" icon="leaderboard" onClick={() => onOpen(true)}>
				{t.result.show}
			</Button>
		);
	return (
		<section className="result-card" aria-labelledby="result-title">
			<Button
				className="result-close"
				look="quiet"
				label={t.result.hide}
				icon="close"
				onClick={() => onOpen(false)}
			/>
			<header className="result-head">
				<Winners table={table} outcome={outcome} />
				<h2 id="result-title" ref={head} tabIndex={-1}>
					{outcome.winner}
				</h2>
				{outcome.why && <p className="result-margin">{outcome.why}</p>}
				<Margin outcome={outcome} />
				{facts}
			</header>
			<Breakdown table={table} outcome={outcome} />
			{ways}
		</section>
	);
}

/** Whoever is writing in the chat when a game ends must be able to finish the sentence. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/** The colours, winners first. */
export function coloursByRank(table: Table, { standings }: Outcome): readonly Colour[] {
	const { setup } = table.config;
	const scores = table.position.scores();
	const rank = (colour: Colour) => standings[seatOfColour(setup, colour)]?.rank ?? standings.length;
	return [...scores]
		.sort((a, b) => rank(a.colour) - rank(b.colour) || b.points - a.points)
		.map(({ colour }) => colour);
}

interface OutcomeProps {
	readonly table: Table;
	readonly outcome: Outcome;
}

/** The signs of the winners, large. */
function Winners({ table, outcome }: OutcomeProps) {
	const winners = outcome.standings.filter(({ rank }) => rank === 1);
	const colours = winners.flatMap(({ seat }) => coloursOfSeat(table.config.setup, seat));
	const size = colours.length > 2 ? 40 : 56;
	return (
		<p className="result-winners" aria-hidden="true">
			{colours.map((colour) => (
				<span key={colour}>
					<Glyph owner={colour} size={size} />
					<SeatFace table={table} colour={colour} size={size} />
				</span>
			))}
		</p>
	);
}

/** The winning margin, if there is a winner and the points decided. */
function Margin({ outcome }: Pick<OutcomeProps, 'outcome'>) {
	const t = useBook();
	const points = [...outcome.standings].sort((a, b) => a.rank - b.rank);
	const loser = points.find(({ rank }) => rank > 1);
	if (!loser || outcome.why || outcome.left.size > 0) return null;
	const margin = Math.abs(points[0]!.points - loser.points);
	if (margin === 0) return null;
	return (
		<p className="result-margin">
			{t.result.margin(margin)}
			{margin === 1 && ` – ${t.result.narrow}`}
		</p>
	);
}

/** The score of each colour by its parts. */
function Breakdown({ table, outcome }: OutcomeProps) {
	const t = useBook();
	const number = useNumber();
	const all = table.position.scores();
	const scores = coloursByRank(table, outcome).map((colour) => all.find((score) => score.colour === colour)!);
	const reason = (colour: Colour) => outcome.left.get(seatOfColour(table.config.setup, colour));
	const { player, squares, stones, points, perStone } = t.result.table;
	const placed = (colour: string) => table.position.stones().filter(({ owner }) => owner === colour).length;
	return (
		<table className="figures result-table">
			<ColumnHeads names={[player, squares, stones, perStone, points]} />
			<tbody>
				{scores.map((score) => (
					<tr key={score.colour}>
						<th scope="row">
							<Glyph owner={score.colour} size={22} />
							<span>{playerName(table, score.colour, t)}</span>
							{reason(score.colour) && <small> {reason(score.colour)}</small>}
						</th>
						<td>{score.visible + (score.intermediate ?? 0)}</td>
						<td>{leftText(score.unplaced + score.inside + score.aside)}</td>
						<td>{perStoneText(score.visible, placed(score.colour), number)}</td>
						<td>
							<strong>{pointsText(score.points)}</strong>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const leftText = (count: number): string => (count === 0 ? '0' : `−${count}`);

/** With the same minus as the stones left. */
const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));

const perStoneText = (squares: number, stones: number, number: ReturnType<typeof useNumber>): string =>
	stones === 0 ? '–' : oneDecimal(squares / stones, number);
