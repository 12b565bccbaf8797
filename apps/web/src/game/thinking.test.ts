import type { Engine, ThinkRequest } from '@rumis/engine';
import { handToPlay } from '@rumis/table';
import { afterEach, describe, expect, it } from 'vitest';
import {
	bot,
	gameWith,
	movesOf,
	person,
	playedByChance,
	tableOf,
	type Wanted,
} from '../../test/sampleGames.js';
import { isFitting, nextFittingPlace, pickNext, placeHeld } from '../../test/sampleHand.js';
import { localEngine, until } from '../../test/sampleSession.js';
import { makeStore, type Store } from '../util/store.js';
import { viewPly } from './looking.js';
import { changeSeat, takeBack } from './playing.js';
import { type GameState, openGame, personToMove } from './state.js';
import { startThinking, type Thinker } from './thinking.js';

interface Thinking {
	readonly store: Store<GameState>;
	readonly thinker: Thinker;
	readonly engine: Engine;
	change(how: (state: GameState) => GameState): void;
}

const started: Thinker[] = [];
afterEach(() => {
	for (const thinker of started.splice(0)) thinker.close();
});

function think(state: GameState, pace: () => Promise<void> = () => Promise.resolve()): Thinking {
	const store = makeStore(state);
	const engine = localEngine();
	const thinker = startThinking(store, { bots: () => engine, hints: () => engine }, pace);
	started.push(thinker);
	return { store, thinker, engine, change: (how) => store.set(how(store.get())) };
}

const isPersonsTurn = (state: GameState) => personToMove(state) !== null;
const placeAStone = (state: GameState) => placeHeld(nextFittingPlace(pickNext(state, 1), 1));
const plies = ({ store }: Thinking): number => store.get().table.position.ply;

/** The engine answers requests in order, so all earlier answers have arrived after this one. */
async function allAnswered({ engine }: Thinking): Promise<void> {
	const { setup } = tableOf().config;
	const request: ThinkRequest = { setup, moves: [], bot: 'random', seed: 1 };
	await engine.chooseMove(request).done;
	await new Promise((resolve) => setTimeout(resolve));
}

/** A bot that would think for ten minutes. */
const SLOW = bot('ms:600000');

/** Bots move first, then a person. */
const botsFirst: Wanted = { start: 'red', seats: [person(), bot('level:1'), bot('greedy')] };
const slowBotFirst: Wanted = { start: 'red', seats: [person(), SLOW] };

/** A game for two that is nearly over: hints are found immediately. */
const nearTheEnd = (wanted: Wanted = {}): GameState =>
	openGame(
		'sample',
		playedByChance(tableOf(wanted), 3, ({ position }) => position.ply >= 8 && position.toPlay === 'yellow'),
	);

describe('bots', () => {
	it('move until it is a person’s turn', async () => {
		const game = think(gameWith(botsFirst));
		await until(game.store, isPersonsTurn);
		expect(plies(game)).toBe(2);
		expect(game.store.get()).toMatchObject({ thinking: null, isPaused: false, held: null });
	});

	it('answer a person’s move', async () => {
		const game = think(gameWith({ seats: [person(), bot('random')] }));
		expect(plies(game)).toBe(0);
		game.change(placeAStone);
		expect(plies(game)).toBe(1);
		await until(game.store, isPersonsTurn);
		expect(plies(game)).toBe(2);
	});

	it('play a whole game among themselves, which is then counted', async () => {
		const game = think(gameWith({ seats: [bot('random'), bot('random')] }));
		await until(game.store, ({ table }) => table.position.phase === null);
		expect(game.store.get()).toMatchObject({ thinking: null, count: { squares: 0, isDone: false } });
	});

	it('are seen thinking, and place their stone no sooner than one can follow', async () => {
		let goOn = () => {};
		const pace = () => new Promise<void>((resolve) => (goOn = resolve));
		const game = think(gameWith({ start: 'red', seats: [person(), bot('random')] }), pace);
		await allAnswered(game);
		expect(game.store.get()).toMatchObject({ thinking: { kind: 'bot', seat: 1 } });
		expect(plies(game)).toBe(0);
		goOn();
		await until(game.store, isPersonsTurn);
		expect(plies(game)).toBe(1);
	});
});

describe('stopping', () => {
	it('makes the bot wait, and its thoughts come to nothing', async () => {
		const game = think(gameWith(slowBotFirst));
		game.thinker.stop();
		expect(game.store.get()).toMatchObject({ thinking: null, isPaused: true });
		await allAnswered(game);
		expect(game.store.get()).toMatchObject({ thinking: null, isPaused: true });
		expect(plies(game)).toBe(0);
	});

	it('lasts until the bots are resumed', async () => {
		const game = think(gameWith(botsFirst));
		game.thinker.stop();
		await allAnswered(game);
		expect(plies(game)).toBe(0);
		game.thinker.resume();
		await until(game.store, isPersonsTurn);
		expect(plies(game)).toBe(2);
	});

	it('can be taken back in the same moment', async () => {
		const game = think(gameWith(botsFirst));
		game.thinker.stop();
		game.thinker.resume();
		await until(game.store, isPersonsTurn);
		expect(plies(game)).toBe(2);
	});

	it('cancels a hint, and does not pause the bots', async () => {
		const game = think(gameWith());
		game.thinker.hint();
		game.thinker.stop();
		expect(game.store.get()).toMatchObject({ thinking: null, isPaused: false });
		await allAnswered(game);
		expect(game.store.get()).toMatchObject({ held: null, message: null, thinking: null });
	});
});

describe('a hint', () => {
	it('puts a stone into the hand that can be placed as it is', async () => {
		const game = think(nearTheEnd());
		game.thinker.hint();
		expect(game.store.get().thinking).toEqual({ kind: 'hint', seat: 0 });
		await until(game.store, ({ held }) => held !== null);
		const { table, held, ...rest } = game.store.get();
		expect(handToPlay(table.position)).toContain(held!.orientation.stone);
		expect(isFitting(game.store.get())).toBe(true);
		expect(rest).toMatchObject({ isAimed: true, thinking: null });
		game.change(placeHeld);
		expect(rest.message).toMatchObject({ kind: 'hint', move: movesOf(game.store.get().table).at(-1) });
	});

	it('is not given while a bot thinks', () => {
		const game = think(gameWith(slowBotFirst));
		game.thinker.hint();
		expect(game.store.get().thinking).toEqual({ kind: 'bot', seat: 1 });
	});

	it.each([
		['two people', [person(), person()]],
		['a person and a bot', [person(), bot('random')]],
	])('that comes too late for %s is forgotten', async (_, seats) => {
		const game = think(nearTheEnd({ seats }));
		const before = plies(game);
		game.thinker.hint();
		game.change(placeAStone);
		await until(game.store, isPersonsTurn);
		await allAnswered(game);
		expect(plies(game)).toBeGreaterThan(before);
		expect(game.store.get()).toMatchObject({ thinking: null, held: null, message: null });
	});

	it('can be asked for again after it was stopped', async () => {
		const game = think(nearTheEnd());
		game.thinker.hint();
		game.thinker.stop();
		game.thinker.hint();
		await until(game.store, ({ held }) => held !== null);
		expect(game.store.get()).toMatchObject({ message: { kind: 'hint' }, thinking: null });
	});
});

describe('while a bot thinks', () => {
	it('its move is discarded when the person takes back', async () => {
		const game = think(gameWith({ seats: [person(), SLOW] }));
		game.change(placeAStone);
		expect(game.store.get().thinking?.kind).toBe('bot');
		game.change(takeBack);
		expect(game.store.get()).toMatchObject({ thinking: null, isPaused: false });
		await allAnswered(game);
		expect(plies(game)).toBe(0);
		expect(isPersonsTurn(game.store.get())).toBe(true);
	});

	it('another player may take its seat, and moves immediately', async () => {
		const game = think(gameWith(slowBotFirst));
		game.change((state) => changeSeat(state, 1, bot('random')));
		await until(game.store, isPersonsTurn);
		expect(plies(game)).toBe(1);
	});

	it('a look at the past is not cut short: the bot moves when one is back', async () => {
		let goOn = () => {};
		const pace = () => new Promise<void>((resolve) => (goOn = resolve));
		const game = think(gameWith({ seats: [person(), bot('random')] }), pace);
		game.change(placeAStone);
		game.change((state) => viewPly(state, 0));
		goOn();
		await allAnswered(game);
		expect(game.store.get()).toMatchObject({ viewedPly: 0 });
		expect(plies(game)).toBe(1);
		game.change((state) => viewPly(state, Number.POSITIVE_INFINITY));
		goOn();
		await until(game.store, isPersonsTurn);
		expect(plies(game)).toBe(2);
	});
});

describe('a bot that cannot think', () => {
	const broken: Wanted = { start: 'red', seats: [person(), bot('wizard:3')] };
	const hasFailed = ({ message }: GameState) => message?.kind === 'engineFailed';

	it('is reported, and the game waits', async () => {
		const game = think(gameWith(broken));
		await until(game.store, hasFailed);
		expect(game.store.get()).toMatchObject({ thinking: null, isPaused: true });
		expect(plies(game)).toBe(0);
	});

	it('is asked again when it shall go on', async () => {
		const game = think(gameWith(broken));
		await until(game.store, hasFailed);
		game.thinker.resume();
		expect(game.store.get().thinking?.kind).toBe('bot');
		await until(game.store, ({ isPaused }) => isPaused);
		expect(hasFailed(game.store.get())).toBe(true);
	});

	it('can be replaced by one that can', async () => {
		const game = think(gameWith(broken));
		await until(game.store, hasFailed);
		game.change((state) => changeSeat(state, 1, bot('random')));
		game.thinker.resume();
		await until(game.store, isPersonsTurn);
		expect(plies(game)).toBe(1);
	});
});

describe('closing', () => {
	it('cancels the search, and starts no other', async () => {
		const game = think(gameWith(botsFirst));
		game.thinker.close();
		expect(game.store.get().thinking).toBeNull();
		await allAnswered(game);
		game.change((state) => ({ ...state, xray: true }));
		expect(game.store.get().thinking).toBeNull();
		expect(plies(game)).toBe(0);
	});
});
