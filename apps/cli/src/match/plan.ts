import { modeOf, Position, type Setup } from '@rumis/rules';
import { playRandomly } from '../bench/positions.js';
import { deriveSeed } from './seeds.js';

export interface BotEntry {
	/** As reports call it: the spec, numbered when it takes part more than once. */
	readonly name: string;
	/** As `makeBot` reads it, or `gtp:` and a command. */
	readonly spec: string;
}

/** All that is agreed before a match. Plain data, so that it can be sent to threads. */
export interface MatchPlan {
	readonly setup: Setup;
	/** What an outside program calls the board: the id of a built-in one, or a file. */
	readonly board: string;
	readonly bots: readonly BotEntry[];
	readonly games: number;
	readonly seed: number;
	/** How many moves of chance come before the bots are asked. */
	readonly openings: number;
	/** How long an outside program may take for an answer. */
	readonly timeoutMs: number;
}

/** How many seats a game has: in the duo mode two, though four colours play. */
export function seatCount({ players, mode }: Setup): number {
	const { colourCount, seatOfColour } = modeOf(mode);
	const seats = Array.from({ length: colourCount(players) }, (_, colour) => seatOfColour(colour));
	return new Set(seats).size;
}

/** A stone of chance for every colour. */
export const defaultOpenings = ({ players, mode }: Setup): number => modeOf(mode).colourCount(players);

/** The position after the opening of this number. */
export function openingPosition(plan: MatchPlan, opening: number): Position {
	const started = Position.start(plan.setup);
	if (!started.ok) throw new Error(`not a game: ${started.error.code}`);
	return playRandomly(started.value, plan.openings, deriveSeed(plan.seed, 'opening', opening));
}

/** The same name twice would make a report unreadable. */
export function nameBots(specs: readonly string[]): BotEntry[] {
	return specs.map((spec, index) => {
		const before = specs.slice(0, index).filter((other) => other === spec).length;
		return { spec, name: before === 0 ? spec : `${spec} #${before + 1}` };
	});
}
