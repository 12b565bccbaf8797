/** Records games against bots: when they start, when help is used, and how they end. */
import { personsAt, seatOfColour, type Table } from '@rumis/table';
import { type BotGames, botGames, changeBotGames } from '../device/botGames.js';
import { resultOf, strengthAfter, strengthNow } from './rating.js';

/** A game counts only from its start. A copy of another game, or one from a file, already has moves. */
export function openBotGame(id: string, table: Table): void {
	const { open, games } = botGames();
	const isKnown = [...open, ...games].some((game) => game.id === id);
	if (isKnown || !isUntouched(table)) return;
	changeBotGames((now) => ({ ...now, open: [...now.open, { id, isHelped: false }] }));
}

/** No person has moved yet; bots may have. */
function isUntouched({ position, seats, config }: Table): boolean {
	const persons = personsAt(seats);
	return position.history.every(({ colour }) => !persons.includes(seatOfColour(config.setup, colour)));
}

/** Help is taking back a move, asking for a hint, or changing the players. */
export function markHelped(id: string): void {
	if (!botGames().open.some((game) => game.id === id && !game.isHelped)) return;
	changeBotGames((now) => ({
		...now,
		open: now.open.map((game) => (game.id === id ? { id, isHelped: true } : game)),
	}));
}

/** Rates a finished game, once. */
export function closeBotGame(id: string, table: Table, at = Date.now()): void {
	if (botGames().open.some((game) => game.id === id)) changeBotGames((now) => withResult(now, id, table, at));
}

export function withResult(now: BotGames, id: string, table: Table, at: number): BotGames {
	const opened = now.open.find((game) => game.id === id);
	const open = now.open.filter((game) => game.id !== id);
	const result = resultOf(table);
	if (!opened || !result) return { ...now, open };
	const { isHelped } = opened;
	const strength = strengthAfter(strengthNow(now, at), result.outcomes, isHelped);
	const { bots, score } = result;
	const board = table.config.setup.scenario.id;
	return { open, games: [...now.games, { id, at, board, bots, score, isHelped, strength }] };
}
