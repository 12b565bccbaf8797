import { InvalidArgumentError } from 'commander';
import type { SprtBounds } from '../match/sprt.js';
import { wholeNumber } from './setupOptions.js';

const MOST = 1_000_000;
const DAY = 86_400;

export function atLeastOne(text: string): number {
	const value = wholeNumber(text);
	if (value < 1 || value > MOST) throw new InvalidArgumentError(`Not between 1 and ${MOST}.`);
	return value;
}

export function seconds(text: string): number {
	const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
	if (value <= 0 || value > DAY) throw new InvalidArgumentError(`Not a time between 0 and ${DAY} seconds.`);
	return value;
}

/** `0,10`: two Elo differences, the smaller one first. */
export function sprtBounds(text: string): SprtBounds {
	const numbers = /^(-?\d{1,4}(?:\.\d+)?),(-?\d{1,4}(?:\.\d+)?)$/.exec(text);
	const [elo0, elo1] = [Number(numbers?.[1]), Number(numbers?.[2])];
	if (!(elo0 < elo1)) throw new InvalidArgumentError('Two Elo differences are needed, such as 0,10.');
	return { elo0, elo1 };
}

export const HELP = `
Bots:
  random, greedy           any legal move; the move that scores best right away
  level:1 to level:9       the levels of the game
  sims:N, ms:N             the engine with N simulations, or N milliseconds, a move
  uct:N, uctms:N           plain Monte Carlo tree search, to compare with
  climber:L, blocker:L, spreader:L    bots with a character, at level L
  gtp:COMMAND              an external program that speaks the bot protocol

Seats: from one opening, every bot of a table plays in every seat; two bots swap seats. If there are fewer
bots than seats they share them evenly (A B A B, then B A B A; from the next opening A A B B and so on). If
there are more bots than seats, every table that can be formed plays every opening.
An external program that makes an illegal move, does not answer or exits forfeits the game.
With bots that are not limited by time, the same seed gives the same games, however many threads play.`;
