import {
	orientationsOf,
	type ReadonlyPosition,
	type Result,
	STONES,
	type Stone,
	stoneIndex,
} from '@rumis/rules';
import {
	act,
	botToMove,
	depthOf,
	handToPlay,
	placementsOf,
	seatToMove,
	type Table,
	takeBackTarget,
	widthOf,
} from '@rumis/table';
import { sayNotice, sayTable } from '../../text/wording.js';
import { type Hand, holdMoveIn, pickIn } from './hand.js';
import type { GameState, MenuState, Message } from './state.js';

export interface NewGame {
	readonly table: Table;
	readonly menu: MenuState;
	readonly tags?: ReadonlyMap<string, string>;
}

/** A game at its first turn, or at the end of a record. */
export function startGame({ table, menu, tags = new Map() }: NewGame): GameState {
	const { position } = table;
	const cursor = { x: Math.floor(widthOf(position) / 2), y: Math.floor(depthOf(position) / 2), z: 0 };
	return beginTurn({
		...{ kind: 'game', table, tags, menu },
		held: { owner: 'ruin', orientation: orientationsOf('L4')[0]!, anchor: 0, level: null, cursor },
		...{ isHint: false, question: null, paused: false, dialog: null, message: null },
		...{ showLimits: hasSteps(position), level: null, saving: null, savedAs: null },
	});
}

/** If squares differ in height, the player must see the limits. */
const hasSteps = (position: ReadonlyPosition): boolean =>
	new Set(position.topView().flatMap(({ limit }) => (limit > 0 ? [limit] : []))).size > 1;

export function isMyTurn({ table }: Pick<GameState, 'table'>): boolean {
	const seat = seatToMove(table);
	return seat !== null && table.seats[seat]?.kind === 'person';
}

/** Starts a turn: a person gets a stone in hand, a bot is asked. */
export function beginTurn(game: GameState): GameState {
	const bot = botToMove(game.table)?.bot;
	const fresh: GameState = { ...game, question: null, paused: false, isHint: false };
	if (bot !== undefined) return { ...fresh, question: { kind: 'move', bot } };
	return isMyTurn(game) ? { ...fresh, held: takeInHand(game.table.position, game.held) } : fresh;
}

/** The stone held before, else the next larger one that can be played. */
function takeInHand(position: ReadonlyPosition, held: Hand): Hand {
	const { stone } = held.orientation;
	const from = stoneIndex(stone);
	const hand = handToPlay(position);
	const inTurn = [...STONES.slice(from), ...STONES.slice(0, from)].filter((other) => hand.includes(other));
	const next =
		inTurn.find((other) => placementsOf(position, other).length > 0) ??
		inTurn.find((other) => mustGoAside(position, other));
	return next === undefined || next === stone ? held : pickIn(position, held, next);
}

/** Plays a move for the player to move, or returns the refusal. */
export function playMove(game: GameState, move: string): Result<GameState, string> {
	const after = act(game.table, 'host', { kind: 'move', ply: game.table.position.ply, move });
	if (!after.ok) return { ok: false, error: sayTable(after.error) };
	const { notices } = after.value.position;
	// Announcements stay visible while further bots move; a key clears them.
	const message = notices.length > 0 ? said(notices.map(sayNotice).join('; ')) : game.message;
	return { ok: true, value: beginTurn({ ...game, table: after.value, message }) };
}

/** Back to a person's last turn, with the stone played there in hand again; null if there was none. */
export function takeBack(game: GameState): GameState | null {
	const { position, seats } = game.table;
	const to = takeBackTarget(game.table, 'host');
	if (to === null) return seats.some(({ kind }) => kind === 'person') ? null : stepBack(game);
	const table = tableBefore(game.table, to);
	if (!table) return null;
	const held = holdMoveIn(table.position, game.held, position.moves[to]!);
	const count = position.ply - to;
	const message = said(count === 1 ? 'took back one move' : `took back ${count} moves`);
	return beginTurn({ ...game, table, held, message });
}

/** If only bots play there is no turn to go back to: goes back one move, and pauses them. */
function stepBack(game: GameState): GameState | null {
	const table = tableBefore(game.table, game.table.position.ply - 1);
	return table && { ...game, table, question: null, paused: true };
}

function tableBefore(table: Table, to: number): Table | null {
	const back = act(table, 'host', { kind: 'takeBack', to });
	return back.ok ? back.value : null;
}

/** Whether the stone can be removed but has no place to go, so it may only be put aside. */
export const mustGoAside = (position: ReadonlyPosition, stone: Stone): boolean =>
	position.phase === 'transfer' && position.check({ kind: 'aside', stone }) === null;

export const said = (text: string): Message => ({ text, tone: 'plain' });
export const refused = (text: string): Message => ({ text, tone: 'bad' });
