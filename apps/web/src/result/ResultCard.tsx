import { coloursOfSeat, standingsOf, type Table } from '@rumis/table';
import { useEffect, useRef, useState } from 'react';
import { viewPly } from '../game/looking.js';
import { tableAt } from '../game/playing.js';
import type { GameSession } from '../game/session.js';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { go } from '../navigation/route.js';
import { BotFace, SeatFace } from '../pictures/BotFace.js';
import { Glyph } from '../pictures/Glyph.js';
import { playConfig, playTable } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { ColumnHeads } from '../ui/ColumnHeads.js';
import { Icon } from '../ui/Icon.js';
import { botName, playerName } from '../wording/names.js';
import { winnerText } from '../wording/winner.js';
import { nextBoardFor, otherBotFor, rematchOf } from './nextGames.js';
import { PictureDialog } from './PictureDialog.js';
import { RatingChange } from './RatingChange.js';

interface Props {
	readonly session: GameSession;
	readonly isOpen: boolean;
	readonly onOpen: (isOpen: boolean) => void;
}

/** The winner, the margin, and what to do next. It can be collapsed to look at the building. */
export function ResultCard({ session, isOpen, onOpen }: Props) {
	const t = useBook();
	const { id, table } = session.store.get();
	const head = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (isOpen) head.current?.focus({ preventScroll: true });
	}, [isOpen]);
	if (!isOpen)
		return (
			<Button
				look="primary"
				className="result-show"
				icon={<Icon name="leaderboard" />}
				onClick={() => onOpen(true)}
			>
				{t.result.show}
			</Button>
		);
	return (
		<section className="result-card" aria-labelledby="result-title">
			<Button
				className="result-close"
				look="quiet"
				label={t.result.hide}
				icon={<Icon name="close" />}
				onClick={() => onOpen(false)}
			/>
			<header className="result-head">
				<Winners table={table} />
				<h2 id="result-title" ref={head} tabIndex={-1}>
					{winnerText(table, t)}
				</h2>
				<Margin table={table} />
				<RatingChange id={id} />
			</header>
			<Breakdown table={table} />
			<Ways session={session} table={table} />
		</section>
	);
}

/** The signs of the winners, large. */
function Winners({ table }: { readonly table: Table }) {
	const winners = (standingsOf(table) ?? []).filter(({ rank }) => rank === 1);
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

/** The winning margin, if there is a winner. */
function Margin({ table }: { readonly table: Table }) {
	const t = useBook();
	const points = [...(standingsOf(table) ?? [])].sort((a, b) => a.rank - b.rank);
	const loser = points.find(({ rank }) => rank > 1);
	if (!loser || table.ended) return null;
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
function Breakdown({ table }: { readonly table: Table }) {
	const t = useBook();
	const number = useNumber();
	const scores = [...table.position.scores()].sort((a, b) => b.points - a.points);
	const { player, squares, stones, points, perStone } = t.result.table;
	const placed = (colour: string) => table.position.stones().filter(({ owner }) => owner === colour).length;
	return (
		<table className="result-table">
			<ColumnHeads names={[player, squares, stones, perStone, points]} />
			<tbody>
				{scores.map((score) => (
					<tr key={score.colour}>
						<th scope="row">
							<Glyph owner={score.colour} size={22} />
							<span>{playerName(table, score.colour, t)}</span>
						</th>
						<td>{score.visible + (score.intermediate ?? 0)}</td>
						<td>{leftText(score.unplaced + score.inside + score.aside)}</td>
						<td>{perStoneText(score.visible, placed(score.colour), number)}</td>
						<td>
							<strong>{score.points}</strong>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const leftText = (count: number): string => (count === 0 ? '0' : `−${count}`);

const perStoneText = (squares: number, stones: number, number: ReturnType<typeof useNumber>): string =>
	stones === 0 ? '–' : number(squares / stones, { maximumFractionDigits: 1 });

/** Next actions, the most likely first. */
function Ways({ session, table }: { readonly session: GameSession; readonly table: Table }) {
	const t = useBook();
	const [isDrawing, draw] = useState(false);
	const other = otherBotFor(table);
	const next = nextBoardFor(table);
	const { ply } = table.position;
	return (
		<div className="result-ways">
			<Button look="primary" icon={<Icon name="play" />} onClick={() => playConfig(rematchOf(table))}>
				{t.result.rematch}
			</Button>
			{other && (
				<Button icon={<BotFace bot={other.bot} size={28} />} onClick={() => playConfig(other.config)}>
					{(other.isStronger ? t.result.stronger : t.result.weaker)(botName(other.bot, t))}
				</Button>
			)}
			{next && (
				<Button icon={<Icon name="next" />} onClick={() => playConfig(next.config)}>
					{t.result.nextBoard(next.scenario.name)}
				</Button>
			)}
			<Button
				icon={<Icon name="leaderboard" />}
				onClick={() => go({ page: 'analysis', from: 'game', id: session.store.get().id })}
			>
				{t.game.analyse}
			</Button>
			<Button icon={<Icon name="share" />} onClick={() => draw(true)}>
				{t.result.picture}
			</Button>
			<Button icon={<Icon name="previous" />} onClick={() => session.change(viewPly, 1)}>
				{t.result.lookBack}
			</Button>
			<Button
				icon={<Icon name="undo" />}
				title={t.game.goOnInCopy}
				onClick={() => playTable(tableAt(table, ply - 1))}
			>
				{t.result.lastMove}
			</Button>
			{isDrawing && <PictureDialog session={session} onClose={() => draw(false)} />}
		</div>
	);
}
