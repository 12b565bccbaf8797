/** Your games against bots on this device: finished ones with the rating after each, and running ones. */
import type { Strength } from '@rumis/ratings';
import { parseStrength } from './parseStrength.js';
import { fieldsOf, isNumber, KEYS, parseFields } from './storage.js';
import { storedValue } from './storedValue.js';

export interface BotGame {
	/** The id of the saved game. */
	readonly id: string;
	/** When it ended, in milliseconds. */
	readonly at: number;
	/** The board's id. */
	readonly board: string;
	/** The opponents, such as `level:4`. */
	readonly bots: readonly string[];
	/** 1 for a win, 0.5 for a shared win, otherwise 0. */
	readonly score: number;
	/** With hints or moves taken back: not rated. */
	readonly isHelped: boolean;
	/** Your rating after it. */
	readonly strength: Strength;
}

/** A game that was started here, and whether you have had help in it. */
export interface OpenBotGame {
	readonly id: string;
	readonly isHelped: boolean;
}

export interface BotGames {
	/** Oldest first. */
	readonly games: readonly BotGame[];
	readonly open: readonly OpenBotGame[];
}

const MOST_GAMES = 1000;
const MOST_OPEN = 60;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parseGame(value: unknown): readonly BotGame[] {
	const { id, at, board, bots, score, isHelped, strength: stored } = fieldsOf(value);
	const strength = parseStrength(stored);
	if (typeof id !== 'string' || typeof board !== 'string' || !strength) return [];
	if (!isNumber(at) || !isNumber(score) || score < 0 || score > 1) return [];
	const names = listOf(bots).filter((bot) => typeof bot === 'string');
	return [{ id, at, board, bots: names, score, isHelped: isHelped === true, strength }];
}

function parseOpen(value: unknown): readonly OpenBotGame[] {
	const { id, isHelped } = fieldsOf(value);
	return typeof id === 'string' ? [{ id, isHelped: isHelped === true }] : [];
}

/** Damaged entries are skipped. */
export function parseBotGames(text: string | null): BotGames {
	const { games, open } = parseFields(text);
	return { games: listOf(games).flatMap(parseGame), open: listOf(open).flatMap(parseOpen) };
}

export const makeBotGames = ({ games, open }: BotGames): string =>
	JSON.stringify({ games: games.slice(-MOST_GAMES), open: open.slice(-MOST_OPEN) });

const stored = storedValue<BotGames>(KEYS.botGames, {
	parse: parseBotGames,
	make: makeBotGames,
	empty: { games: [], open: [] },
});

export const botGames = stored.get;
export const changeBotGames = stored.change;
export const useBotGames = stored.use;
