/** The status line and the screen reader announcements of a game. */
import type { Colour } from '@rumis/rules';
import { historyOf, seatToMove } from '@rumis/table';
import type { Texts } from '../i18n/texts.js';
import { isHandMessage, type Status, type Words } from '../play/builder.js';
import { sayEntry, seatName } from '../wording/names.js';
import { sayRefusal } from '../wording/sayRefusal.js';
import { positionAhead } from './premove.js';
import { type GameMessage, type GameState, ownSeat, personToMove } from './state.js';

type Detail = Omit<Status, 'head'>;

const detailOf = (detail: string, tone: Status['tone'] = 'plain'): Detail => ({
	detail,
	tone,
	refusal: null,
});

const plain = (head: string, detail = ''): Status => ({ head, ...detailOf(detail) });

export const GAME_WORDS: Words<GameState> = {
	status(state, t, hand) {
		const { table, viewedPly, thinking } = state;
		if (viewedPly !== null) return plain(t.game.viewing(viewedPly, table.position.ply));
		if (seatToMove(table) === null) return plain(t.game.gameOver);
		if (isLost(state))
			return { head: t.online.state.noConnection, ...detailOf(t.online.state.whenLost, 'bad') };
		if (thinking?.kind === 'bot') return plain(t.game.thinking(seatName(table, thinking.seat, t)));
		const head = turnText(state, t);
		if (state.held && positionAhead(state)) return { head, ...hand };
		if (personToMove(state) === null) return { head, ...waitingDetail(state, t, hand) };
		if (thinking) return plain(head, t.game.hintThinking);
		return { head, ...(messageDetail(state, t) ?? hand) };
	},
	news(before, after, t) {
		const { ply } = after.table.position;
		if (ply < before.table.position.ply) return t.game.saidTakenBack(ply);
		const news = historyOf(after.table.position).slice(before.table.position.ply);
		return [...news.map((entry) => sayEntry(entry, t)), ...endOf(before, after, t)].join(' ');
	},
};

const isLost = ({ referee }: GameState): boolean => referee.kind === 'server' && referee.isLost === true;

const isWatching = ({ referee }: GameState): boolean => referee.kind === 'server' && referee.seat === null;

/** Why a game ended early. */
function endOf({ table: before }: GameState, { table }: GameState, t: Texts): readonly string[] {
	const { ended } = table;
	return ended && !before.ended ? [t.online.end.why[ended.why](seatName(table, ended.seat, t))] : [];
}

function turnText(state: GameState, t: Texts): string {
	const { table } = state;
	const seat = seatToMove(table);
	const { position } = table;
	if (seat === null || !position.toPlay) return '';
	const who = seatName(table, seat, t);
	const colour = t.rules.owners[position.toPlay];
	if (position.phase === 'ruin') return t.game.ruinMove(who);
	return seat === ownSeat(state) ? t.game.yourMove(colour) : t.game.toMove(who, colour);
}

/** While it is another player's turn. */
function waitingDetail(state: GameState, t: Texts, hand: Detail): Detail {
	const { message, isPaused } = state;
	if (isWatching(state)) return detailOf(t.online.state.watching);
	if (!isPaused && message?.kind !== 'refused') return detailOf('');
	return messageDetail(state, t) ?? (message ? hand : detailOf(t.game.paused));
}

/** A message from the game; null if there is none, or only one about the held stone. */
function messageDetail({ message, table }: GameState, t: Texts): Detail | null {
	if (!message || isHandMessage(message)) return null;
	const isGood = message.kind === 'hint' || message.kind === 'linkCopied';
	return detailOf(messageText(message, table.position.colours, t), isGood ? 'good' : 'bad');
}

function messageText(message: GameMessage, colours: readonly Colour[], t: Texts): string {
	switch (message.kind) {
		case 'hint':
			return `${t.game.hintFound(message.move)} ${t.game.hintPoints(pointsText(message.points, colours, t))}`;
		case 'refused':
			return sayRefusal(message.error, t);
		default:
			return t.game[message.kind];
	}
}

/** `Yellow 8, Red 5`: rounded, because a fraction would suggest more precision than the engine has. */
const pointsText = (points: readonly number[], colours: readonly Colour[], t: Texts): string =>
	colours.map((colour, at) => `${t.rules.Owners[colour]} ${Math.round(points[at] ?? 0)}`).join(', ');
