/** Quick pairing: matches two people who want the same kind of game. */
import { defaultMode, type ModeId, modeOf, SCENARIOS, type Scenario } from '@rumis/rules';
import type { ClockRule } from '@rumis/table';

/** Time controls of quick pairing. */
export const SPEEDS = ['fast', 'slow', 'days'] as const;
export type Speed = (typeof SPEEDS)[number];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const SPEED_CLOCKS: Readonly<Record<Speed, ClockRule>> = {
	fast: { kind: 'live', base: 5 * MINUTE, increment: 5 * SECOND },
	slow: { kind: 'live', base: 15 * MINUTE, increment: 10 * SECOND },
	days: { kind: 'move', each: 3 * DAY },
};

/** A search for a live game expires without a poll within this time, in milliseconds. */
export const PAIRING_LIFE = 8 * SECOND;

/** The mode that two play on a board if they are matched: the one that it was made for. */
export const quickMode = (scenario: Scenario): ModeId => defaultMode(scenario, 2);

/** The boards that are offered: built in, and for two. */
export const QUICK_BOARDS: readonly Scenario[] = SCENARIOS.filter(
	(scenario) => modeOf(quickMode(scenario)).refuse(scenario, 2) === null,
);

/** The boards for somebody who takes any: those with the usual rules. */
export const ANY_BOARDS: readonly Scenario[] = QUICK_BOARDS.filter(
	(scenario) => quickMode(scenario) === 'standard',
);

/** The state of a search. */
export type Pairing =
	| { readonly status: 'waiting'; readonly since: number; readonly now: number }
	| { readonly status: 'matched'; readonly game: string };

/** What others are searching for, anonymously. */
export interface PairingPool {
	/** The id of a board; null for any. */
	readonly scenario: string | null;
	readonly speed: Speed;
	readonly waiting: number;
}

export interface PairingPools {
	readonly pools: readonly PairingPool[];
}
