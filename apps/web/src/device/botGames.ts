/** Your games against bots on this device: finished ones with the rating after each, and running ones. */
import type { Strength } from '@rumis/ratings';
import { makeStore, useStore } from '../util/store.js';
import { parseStrength } from './parseStrength.js';
import { deviceStorage, fieldsOf, isNumber, KEYS, onStored, parseFields } from './storage.js';

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
const NONE: BotGames = { games: [], open: [] };

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

const store = makeStore<BotGames>(NONE);
let isRead = false;

const readAgain = (): void => store.set(parseBotGames(deviceStorage.read(KEYS.botGames)));

export function botGames(): BotGames {
	if (!isRead) {
		isRead = true;
		readAgain();
	}
	return store.get();
}

/** Read again before each change, because other windows may have written since. */
export function changeBotGames(change: (games: BotGames) => BotGames): void {
	isRead = true;
	readAgain();
	const next = change(store.get());
	store.set(next);
	deviceStorage.write(KEYS.botGames, makeBotGames(next));
}

function subscribe(listener: () => void): () => void {
	const ends = [store.subscribe(listener), onStored(KEYS.botGames, readAgain)];
	return () => {
		for (const end of ends) end();
	};
}

export const useBotGames = (): BotGames => useStore({ get: botGames, subscribe }, (games) => games);
