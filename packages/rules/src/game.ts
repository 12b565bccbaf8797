import type { Move } from './board/move.js';
import { Position } from './position.js';
import type { Setup } from './state/setup.js';

/** Annotations of a move, from brilliant to blunder. */
export const MOVE_MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type MoveMark = (typeof MOVE_MARKS)[number];

export const parseMark = (text: string): MoveMark | undefined => MOVE_MARKS.find((mark) => mark === text);

/** A move with its annotations and the moves that may follow; the first is the main line. */
export interface MoveNode {
	readonly move: Move;
	/**
	 * Comments before the move. Only at the start of a variation; elsewhere they belong to the previous move.
	 */
	readonly before: readonly string[];
	readonly after: readonly string[];
	readonly mark?: MoveMark;
	readonly next: readonly MoveNode[];
}

/** A whole game: setup, players, and the tree of moves. */
export interface Game {
	readonly setup: Setup;
	/** All other tags, such as `Event`, `Date`, `Yellow`, in the order of the record. */
	readonly tags: ReadonlyMap<string, string>;
	/** Comments before the first move. */
	readonly comments: readonly string[];
	readonly next: readonly MoveNode[];
}

/** A game without comments or variations. */
export function gameOf(setup: Setup, moves: readonly Move[], tags: Iterable<[string, string]> = []): Game {
	const next = moves.reduceRight<readonly MoveNode[]>(
		(following, move) => [{ move, before: [], after: [], next: following }],
		[],
	);
	return { setup, tags: new Map(tags), comments: [], next };
}

/** The moves of the main line. */
export function mainLine(game: Game): readonly Move[] {
	const moves: Move[] = [];
	for (let node = game.next[0]; node; node = node.next[0]) moves.push(node.move);
	return moves;
}

/** The position of the main line after `ply` moves, at its end by default. The game must be legal. */
export function positionOf(game: Game, ply = Number.POSITIVE_INFINITY): Position {
	const started = Position.start(game.setup);
	if (!started.ok) throw new Error(`not a game: ${started.error.code}`);
	for (const move of mainLine(game).slice(0, ply)) {
		const played = started.value.play(move);
		if (!played.ok) throw new Error(`not a game: ${played.error.code}`);
	}
	return started.value;
}
