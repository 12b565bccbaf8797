/** What the status line says, and in which tone. */
import { type IllegalReason, makeSquare } from '@rumis/rules';
import { ghostOf, seatToMove } from '@rumis/table';
import { sayIllegal } from '../i18n/sayIllegal.js';
import { sayRefusal } from '../i18n/sayRefusal.js';
import type { Texts } from '../i18n/texts.js';
import { seatName } from './names.js';
import { type GameState, ownSeat, personToMove, type Saying } from './state.js';

export interface Status {
	/** Whose turn it is, or what goes on. */
	readonly head: string;
	/** What to do, or what is wrong. */
	readonly detail: string;
	readonly tone: 'plain' | 'good' | 'bad';
	/** The rule that is broken, if one is. */
	readonly refusal: IllegalReason | null;
}

const plain = (head: string, detail = ''): Status => ({ head, detail, tone: 'plain', refusal: null });

export function statusOf(state: GameState, t: Texts): Status {
	const { table, viewedPly, thinking, isPaused } = state;
	const { position } = table;
	const isRefused = state.saying?.kind === 'refused';
	if (viewedPly !== null) return plain(t.game.viewing(viewedPly, position.ply));
	if (seatToMove(table) === null) return plain(t.game.gameOver);
	const head = turnText(state, t);
	if (thinking?.kind === 'bot') return plain(t.game.thinking(seatName(table, thinking.seat, t)));
	if (personToMove(state) === null)
		return {
			...plain(head),
			...(isPaused || isRefused ? (sayingStatus(state, t) ?? { detail: t.game.paused }) : {}),
		};
	if (thinking) return plain(head, t.game.hintThinking);
	return { ...plain(head), ...(sayingStatus(state, t) ?? heldStatus(state, t)) };
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

type Part = Pick<Status, 'detail' | 'tone'> & Partial<Pick<Status, 'refusal'>>;

function heldStatus({ held, table, isAimed }: GameState, t: Texts): Part {
	if (!held) return { detail: t.game.pickStone, tone: 'plain' };
	const { illegal } = ghostOf(table.position, held);
	if (illegal) return { detail: sayIllegal(illegal, t), tone: 'bad', refusal: illegal.code };
	return { detail: isAimed ? t.game.stoneAimed : t.game.stoneFits, tone: 'good' };
}

function sayingStatus({ saying }: GameState, t: Texts): Part | null {
	if (!saying) return null;
	const refusal = saying.kind === 'illegal' ? saying.illegal.code : null;
	return { detail: sayingText(saying, t), tone: TONES[saying.kind], refusal };
}

const TONES: Readonly<Record<Saying['kind'], Status['tone']>> = {
	illegal: 'bad',
	hint: 'good',
	noFit: 'bad',
	engineFailed: 'bad',
	notSaved: 'bad',
	linkCopied: 'good',
	refused: 'bad',
};

function sayingText(saying: Saying, t: Texts): string {
	switch (saying.kind) {
		case 'illegal':
			return sayIllegal(saying.illegal, t);
		case 'hint':
			return `${t.game.hintFound(saying.move)} ${t.game.hintPoints(saying.points.map(Math.round).join(' : '))}`;
		case 'refused':
			return sayRefusal(saying.error, t);
		default:
			return t.game[saying.kind];
	}
}

/** A stone that was picked or turned, for those who do not see it. */
export function sayHeld({ held, table }: GameState, t: Texts): string {
	if (!held) return '';
	const { cells, illegal } = ghostOf(table.position, held);
	const level = Math.min(...cells.map(({ z }) => z)) + 1;
	const where = t.game.saidHeld(t.rules.stones[held.orientation.stone], makeSquare(held.cursor), level);
	return `${where} ${illegal ? sayIllegal(illegal, t) : t.game.saidFits}`;
}
