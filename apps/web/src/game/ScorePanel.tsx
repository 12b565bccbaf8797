import type { Colour, Score } from '@rumis/rules';
import { seatOfColour } from '@rumis/table';
import type { ReactNode } from 'react';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { SeatFace } from '../pictures/BotFace.js';
import { Glyph } from '../pictures/Glyph.js';
import { useStore } from '../util/store.js';
import { playerName, seatName } from '../wording/names.js';
import { gainedOf, penaltyOf } from '../wording/points.js';
import type { GameSession } from './session.js';
import type { GameState } from './state.js';
import { countOrder, seenPosition } from './view.js';

/** Additional content for a colour: in its row, or in a small chip. */
export type Beside = (colour: Colour, room: 'row' | 'chip') => ReactNode;

interface Props {
	readonly session: GameSession;
	readonly beside?: Beside | undefined;
}

/** The colour to move; null at the end of a game that ended early. */
const turnOf = (state: GameState): Colour | null =>
	state.table.ended && state.viewedPly === null ? null : seenPosition(state).toPlay;

/** The current points and their parts, and who is out; during the final count, the points so far. */
export function ScorePanel({ session, beside }: Props) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const toPlay = turnOf(state);
	return (
		<section className="game-scores" aria-label={t.game.scores}>
			<ol>
				{scoresNow(state).map((score) => (
					<ScoreRow
						key={score.colour}
						score={score}
						state={state}
						isTurn={toPlay === score.colour}
						beside={beside}
					/>
				))}
			</ol>
		</section>
	);
}

interface RowProps {
	readonly score: Score;
	readonly state: GameState;
	readonly isTurn: boolean;
	readonly beside: Beside | undefined;
}

function ScoreRow({ score, state, isTurn, beside }: RowProps) {
	const t = useTexts();
	const out = seenPosition(state).out.find(({ colour }) => colour === score.colour);
	return (
		<li className="game-score" data-turn={isTurn} data-colour={score.colour}>
			<Glyph owner={score.colour} size={26} />
			<SeatFace table={state.table} colour={score.colour} size={30} />
			<span className="game-score-name">
				{playerName(state.table, score.colour, t)}
				{isTurn && <span className="visually-hidden">, {t.game.turnMark}</span>}
				<small>
					{[
						...partsOf(score, isFinal(state), t),
						...(out ? [t.common.pair(t.game.out, t.rules.out[out.reason])] : []),
					].join('\u00a0· ')}
				</small>
			</span>
			{beside?.(score.colour, 'row')}
			<ScoreNumber score={score} isFinal={isFinal(state)} />
		</li>
	);
}

/** Whether the points can no longer change. */
const isFinal = ({ table, viewedPly, count }: GameState): boolean =>
	viewedPly === null && (table.ended !== null || table.position.phase === null) && count?.isDone !== false;

/** During a game the points gained are large and the penalty is small; at the end, the total is shown. */
function ScoreNumber({ score, isFinal }: { readonly score: Score; readonly isFinal: boolean }) {
	const t = useTexts();
	const penalty = penaltyOf(score);
	return (
		<strong className="game-points">
			<span aria-hidden="true">{isFinal ? score.points : gainedOf(score)}</span>
			{!isFinal && penalty > 0 && (
				<small aria-hidden="true" title={t.tools.penalty(`−${penalty}`)}>
					−{penalty}
				</small>
			)}
			<span className="visually-hidden">{t.game.points(score.points)}</span>
		</strong>
	);
}

/** The parts of the score. */
function partsOf(score: Score, isFinal: boolean, t: Texts): string[] {
	const { visible, unplaced, intermediate, inside, aside } = score;
	const parts = intermediate === null ? [] : [t.game.intermediate(intermediate)];
	// If they are the whole gain, the large number next to them already shows it.
	if (isFinal || intermediate !== null) parts.push(t.game.visible(visible));
	if (unplaced > 0) parts.push(t.game.unplaced(unplaced));
	if (inside > 0) parts.push(t.game.inside(inside));
	if (aside > 0) parts.push(t.game.aside(aside));
	return parts;
}

/** During the final count, each colour has the points counted so far. */
function scoresNow(state: GameState): readonly Score[] {
	const position = seenPosition(state);
	const scores = position.scores();
	const { count } = state;
	if (!count || count.isDone || state.viewedPly !== null) return scores;
	const counted = countOrder(position).slice(0, count.squares);
	return scores.map((score) =>
		withVisible(score, counted.filter(({ owner }) => owner === score.colour).length),
	);
}

const withVisible = (score: Score, visible: number): Score => ({
	...score,
	visible,
	points: score.points - score.visible + visible,
});

/** The points in one line, for narrow screens. */
export function ScoreChips({ session, beside }: Props) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { out } = seenPosition(state);
	const toPlay = turnOf(state);
	const isOut = (colour: Colour) => out.some((entry) => entry.colour === colour);
	return (
		<ul className="game-chips" aria-label={t.game.scores}>
			{scoresNow(state).map((score) => {
				const { colour } = score;
				return (
					<li
						key={colour}
						data-colour={colour}
						data-turn={colour === toPlay}
						data-out={isOut(colour) && !isFinal(state)}
					>
						<Glyph owner={colour} size={20} />
						<ScoreNumber score={score} isFinal={isFinal(state)} />
						{beside?.(colour, 'chip')}
						<span className="game-chip-name">
							<SeatFace table={state.table} colour={colour} size={16} />
							<span aria-hidden="true">
								{seatName(state.table, seatOfColour(state.table.config.setup, colour), t)}
							</span>
							{/* The sign tells the colour, but not to everyone. */}
							<span className="visually-hidden">{playerName(state.table, colour, t)}</span>
						</span>
						{isOut(colour) && <span className="visually-hidden">, {t.game.out}</span>}
					</li>
				);
			})}
		</ul>
	);
}
