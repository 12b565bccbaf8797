import { personsAt, seatToMove, type Table } from '@rumis/table';
import { type ReactNode, useState } from 'react';
import { strengthNow, suggestedLevel } from '../bots/rating.js';
import { useBotGames } from '../device/botGames.js';
import type { SavedGame } from '../device/savedGames.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { BotFace } from '../pictures/BotFace.js';
import { Glyph } from '../pictures/Glyph.js';
import { ScenarioPicture } from '../pictures/ScenarioPicture.js';
import { StonePicture } from '../pictures/StonePicture.js';
import { gameTitle } from '../records/GameList.js';
import { playQuickly } from '../records/openGames.js';
import { daysOf } from '../solitaire/results/book.js';
import { dayOf, streakOf } from '../solitaire/results/days.js';
import { useBook } from '../solitaire/results/results.js';
import { Icon } from '../ui/Icon.js';
import { botTitle, seatName } from '../wording/names.js';
import './today.css';

interface Props {
	/** Unfinished games on this device, newest first. */
	readonly games: readonly SavedGame[];
	/** Running online games, as cards in the same list. */
	readonly online?: ReactNode;
}

/** More would push everything else out of view; the list below has them all. */
const MOST = 3;

/** Things to continue: unfinished games, and the puzzle of the day. */
export function Today({ games, online }: Props) {
	const t = useTexts();
	return (
		<section className="today" aria-labelledby="today">
			<h2 id="today">{t.tools.today}</h2>
			<ul>
				{games.slice(0, MOST).map((game) => (
					<RunningGame key={game.id} game={game} />
				))}
				{online}
				<NextOpponent />
				<Daily />
			</ul>
		</section>
	);
}

function RunningGame({ game }: { readonly game: SavedGame }) {
	const t = useTexts();
	const { table } = game;
	const { scenario, players } = table.config.setup;
	const isYours = isPersonsTurn(table);
	return (
		<li>
			<a className="card today-card" href={makeRoute({ page: 'play', id: game.id })} data-yours={isYours}>
				<ScenarioPicture scenario={scenario} players={players} />
				<span className="today-words">
					<strong>{gameTitle(game, t)}</strong>
					<span className="today-turn">{turnText(table, t)}</span>
					<span className="today-points">
						{table.position.scores().map(({ colour, visible }) => (
							<span key={colour}>
								<Glyph owner={colour} size={18} />
								<span className="visually-hidden">{t.rules.owners[colour]}</span> {visible}
							</span>
						))}
					</span>
				</span>
			</a>
		</li>
	);
}

const isPersonsTurn = (table: Table): boolean => {
	const seat = seatToMove(table);
	return seat !== null && table.seats[seat]?.kind === 'person';
};

function turnText(table: Table, t: Texts): string {
	const seat = seatToMove(table) ?? 0;
	const isAlone = personsAt(table.seats).length === 1;
	return isAlone && isPersonsTurn(table) ? t.tools.yourTurn : t.tools.turnOf(seatName(table, seat, t));
}

/** The suggested bot, once you have played against one. */
function NextOpponent() {
	const t = useTexts();
	const games = useBotGames();
	const [now] = useState(Date.now);
	if (games.games.length === 0) return null;
	const bot = `level:${suggestedLevel(games, now)}`;
	return (
		<li>
			<button type="button" className="card today-card" onClick={() => playQuickly(bot)}>
				<BotFace bot={bot} size={74} />
				<span className="today-words">
					<strong>{t.home.nextOpponent}</strong>
					<span className="today-turn">{botTitle(bot, t)}</span>
					<span className="today-streak">{t.home.botRating(Math.round(strengthNow(games, now).rating))}</span>
				</span>
			</button>
		</li>
	);
}

function Daily() {
	const t = useTexts();
	const book = useBook();
	const today = dayOf(new Date());
	const days = daysOf(book);
	const streak = streakOf(days, today);
	const isSolved = days.has(today);
	return (
		<li>
			<a
				className="card today-card"
				href={makeRoute({ page: 'solitaire', puzzle: 'daily' })}
				data-yours={!isSolved}
			>
				<StonePicture stone="P4" owner="violet" box="tight" />
				<span className="today-words">
					<strong>{t.solitaire.dailyTitle}</strong>
					<span className="today-turn">
						{isSolved && <Icon name="check" />}
						{isSolved ? t.tools.solvedToday : t.solitaire.dailyPlay}
					</span>
					<span className="today-streak">
						{streak > 0 ? t.solitaire.streak(streak) : t.solitaire.noStreak}
					</span>
				</span>
			</a>
		</li>
	);
}
