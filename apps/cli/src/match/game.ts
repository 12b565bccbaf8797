import { setImmediate as breathe } from 'node:timers/promises';
import { type Colour, makeCompact, type Position, seatOfColour } from '@rumis/rules';
import { sayIllegal } from '../text/wording.js';
import { type MatchPlan, openingPosition } from './plan.js';
import type { Player } from './player.js';
import { forfeitRanks, ranksOf, seatPoints } from './ranking.js';
import type { Pairing } from './schedule.js';
import { matchSeed } from './seeds.js';
import type { Team } from './team.js';

export interface Forfeit {
	readonly seat: number;
	readonly reason: string;
}

/** The time used by a seat. */
export interface Clock {
	readonly moves: number;
	readonly ms: number;
	readonly longestMs: number;
}

export interface GameResult extends Pairing {
	/** Points by colour at the end, or when the game was forfeited. */
	readonly scores: Readonly<Partial<Record<Colour, number>>>;
	/** Points, rank and time of every seat. */
	readonly points: readonly number[];
	readonly ranks: readonly number[];
	readonly clocks: readonly Clock[];
	readonly forfeit: Forfeit | null;
	readonly plies: number;
	readonly link: string;
}

/** Plays one game to its end, or until a forfeit. */
export async function playGame(plan: MatchPlan, pairing: Pairing, team: Team): Promise<GameResult> {
	const position = openingPosition(plan, pairing.opening);
	const players = team.seat(pairing.seats);
	const clocks = players.map((): Clock => ({ moves: 0, ms: 0, longestMs: 0 }));
	const forfeit =
		(await greet(players, plan.seed, pairing.game)) ?? (await playOut(position, players, clocks));
	const points = seatPoints(position, pairing.seats.length);
	return {
		...pairing,
		scores: Object.fromEntries(position.scores().map((score) => [score.colour, score.points])),
		points,
		ranks: forfeit ? forfeitRanks(pairing.seats, pairing.seats[forfeit.seat]!) : ranksOf(points),
		clocks,
		forfeit,
		plies: position.ply,
		link: makeCompact(position),
	};
}

async function greet(players: readonly Player[], seed: number, game: number): Promise<Forfeit | null> {
	for (const [seat, player] of players.entries()) {
		const ready = await player.newGame(matchSeed(seed, 'bot', game, seat));
		if (!ready.ok) return { seat, reason: ready.error };
	}
	return null;
}

async function playOut(
	position: Position,
	players: readonly Player[],
	clocks: Clock[],
): Promise<Forfeit | null> {
	for (let colour = position.toPlay; colour !== null; colour = position.toPlay) {
		const seat = seatOfColour(position.setup, colour);
		const started = performance.now();
		const answer = await players[seat]!.choose(position);
		clocks[seat] = tick(clocks[seat]!, performance.now() - started);
		if (!answer.ok) return { seat, reason: answer.error };
		const played = position.play(answer.value);
		if (!played.ok) return { seat, reason: `illegal move: ${sayIllegal(played.error)}` };
		// Our own bots never await anything; without a pause a thread could not receive a stop message.
		await breathe();
	}
	return null;
}

const tick = ({ moves, ms, longestMs }: Clock, spent: number): Clock => ({
	moves: moves + 1,
	ms: ms + spent,
	longestMs: Math.max(longestMs, spent),
});
