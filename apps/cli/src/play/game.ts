import {
	type Illegal,
	type Move,
	orientationsOf,
	type Position,
	type Result,
	STONES,
	type Stone,
	stoneIndex,
} from '@rumis/rules';
import {
	depthOf,
	type Held,
	handToPlay,
	heightsFor,
	holdAt,
	pick,
	placementOf,
	placementsOf,
	positionAfter,
	widthOf,
} from '@rumis/table';
import { sayNotice } from '../wording.js';
import { ME, playerToMove, type Seats } from './seats.js';
import type { GameState, MenuState, Message } from './state.js';

export interface NewGame {
	readonly position: Position;
	readonly seats: Seats;
	readonly seed: number;
	readonly menu: MenuState;
	readonly tags?: ReadonlyMap<string, string>;
}

/** A game at its first turn, or where a record ended. */
export function startGame({ position, seats, seed, menu, tags = new Map() }: NewGame): GameState {
	const cursor = { x: Math.floor(widthOf(position) / 2), y: Math.floor(depthOf(position) / 2) };
	return beginTurn({
		...{ kind: 'game', position, seats, seed, tags, menu },
		held: { orientation: orientationsOf('L4')[0]!, cursor, anchor: 0 },
		...{ isHint: false, question: null, paused: false, dialog: null, message: null },
		...{ showLimits: hasSteps(position), level: null, saving: null, savedAs: null },
	});
}

/** Where squares differ in height, nobody could play without seeing how high they go. */
const hasSteps = (position: Position): boolean =>
	new Set(position.topView().flatMap(({ limit }) => (limit > 0 ? [limit] : []))).size > 1;

export const isMyTurn = ({ position, seats }: GameState): boolean => playerToMove(position, seats) === ME;

/** Gives the turn to whom it belongs: a person takes a stone in hand, a bot is asked. */
export function beginTurn(game: GameState): GameState {
	const player = playerToMove(game.position, game.seats);
	const fresh: GameState = { ...game, question: null, paused: false, isHint: false };
	if (player === null) return fresh;
	if (player === ME) return { ...fresh, held: takeInHand(game.position, game.held) };
	return { ...fresh, question: { kind: 'move', bot: player } };
}

/** The stone that was held before, or else the next larger one that can be played. */
function takeInHand(position: Position, held: Held): Held {
	const { stone } = held.orientation;
	const from = stoneIndex(stone);
	const hand = handToPlay(position);
	const inTurn = [...STONES.slice(from), ...STONES.slice(0, from)].filter((other) => hand.includes(other));
	const next =
		inTurn.find((other) => placementsOf(position, other).length > 0) ??
		inTurn.find((other) => mustGoAside({ position }, other));
	return next === undefined || next === stone ? held : pick(position, held, next);
}

/** Plays a move for whoever is to play. */
export function playMove(game: GameState, move: Move): Result<GameState, Illegal> {
	const position = game.position.clone();
	const played = position.play(move);
	if (!played.ok) return played;
	const { notices } = played.value;
	// What was announced stays to be read while further bots move; a key takes it away.
	const message = notices.length > 0 ? said(notices.map(sayNotice).join('; ')) : game.message;
	return { ok: true, value: beginTurn({ ...game, position, message }) };
}

/** Back to the person's last turn, the stone played there in hand again; null when there was none. */
export function takeBack(game: GameState): GameState | null {
	const { moves } = game.position;
	for (let ply = moves.length - 1; ply >= 0; ply--) {
		const position = positionAfter(game.position, ply);
		if (playerToMove(position, game.seats) !== ME) continue;
		const held = holdMove(position, game.held, moves[ply]!);
		const count = moves.length - ply;
		const message = said(count === 1 ? 'took back one move' : `took back ${count} moves`);
		return beginTurn({ ...game, position, held, message });
	}
	return game.seats.includes(ME) ? null : stepBack(game);
}

/** Where only bots play there is no turn to go back to: one move, and they wait. */
function stepBack(game: GameState): GameState | null {
	const ply = game.position.ply - 1;
	if (ply < 0) return null;
	return { ...game, position: positionAfter(game.position, ply), question: null, paused: true };
}

/** Takes the stone of a move in hand, over the place that the move names. */
export function holdMove(position: Position, held: Held, move: Move): Held {
	if (move.kind === 'aside') return pick(position, held, move.stone);
	const place = placementOf(move, heightsFor(position, move.stone), widthOf(position));
	return place ? holdAt(place, held.cursor) : held;
}

/** Whether the stone can be taken off but has no place to go, so that it may only be put aside. */
export const mustGoAside = ({ position }: Pick<GameState, 'position'>, stone: Stone): boolean =>
	position.phase === 'transfer' && position.check({ kind: 'aside', stone }) === null;

export const said = (text: string): Message => ({ text, tone: 'plain' });
export const refused = (text: string): Message => ({ text, tone: 'bad' });
