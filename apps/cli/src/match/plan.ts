import { coloursOf, findRuin, layNamedRuin, layRandomRuin, modeOf, Position, type Setup } from '@rumis/rules';
import { playRandomly } from '../bench/positions.js';
import { matchSeed } from './seeds.js';

export interface BotEntry {
	/** The name in reports: the spec, numbered if it takes part more than once. */
	readonly name: string;
	/** A spec for `makeBot`, or `gtp:` and a command. */
	readonly spec: string;
}

/** The plan of a match. Plain data, so it can be sent to threads. */
export interface MatchPlan {
	readonly setup: Setup;
	/** Ruinas: a random ruin for every opening, or one from the collection; null: the bots build it. */
	readonly ruin: string | null;
	/** The board's name for external programs: the id of a built-in one, or a file. */
	readonly board: string;
	readonly bots: readonly BotEntry[];
	readonly games: number;
	readonly seed: number;
	/** The number of random moves before the bots play. */
	readonly openings: number;
	/** The timeout of an external program. */
	readonly timeoutMs: number;
}

/** The number of seats: two in the duo mode, although four colours play. */
export function seatCount(setup: Setup): number {
	const { seatOfColour } = modeOf(setup.mode);
	return new Set(coloursOf(setup).map((_, index) => seatOfColour(index))).size;
}

/** A random stone for every colour. */
export const defaultOpenings = (setup: Setup): number => coloursOf(setup).length;

/** The position after the opening with this number. */
export function openingPosition(plan: MatchPlan, opening: number): Position {
	const started = Position.start(plan.setup);
	if (!started.ok) throw new Error(`not a game: ${started.error.code}`);
	layRuinOf(plan, started.value, opening);
	return playRandomly(started.value, plan.openings, matchSeed(plan.seed, 'opening', opening));
}

function layRuinOf({ ruin: name, seed }: MatchPlan, position: Position, opening: number): void {
	if (name === 'random') layRandomRuin(position, matchSeed(seed, 'ruin', opening));
	if (name === null || name === 'random') return;
	const ruin = findRuin(name);
	if (!ruin || !layNamedRuin(position, ruin).ok) throw new Error(`no such ruin here: ${name}`);
}

/** Duplicate names would make a report unreadable. */
export function nameBots(specs: readonly string[]): BotEntry[] {
	return specs.map((spec, index) => {
		const before = specs.slice(0, index).filter((other) => other === spec).length;
		return { spec, name: before === 0 ? spec : `${spec} #${before + 1}` };
	});
}
