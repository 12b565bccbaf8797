/** Quick pairing: two people who look for the same kind of game are brought together. */
import { defaultMode, type ModeId, modeOf, SCENARIOS, type Scenario } from '@rumis/rules';
import type { ClockRule } from '@rumis/table';

/** How fast somebody wants to play. */
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

/** Who waits for a live game has to ask again within this time, in milliseconds, or is taken for gone. */
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

/** How a search stands. */
export type Pairing =
	| { readonly status: 'waiting'; readonly since: number; readonly now: number }
	| { readonly status: 'matched'; readonly game: string };

/** What others are looking for at the moment. Nobody is named. */
export interface PairingPool {
	/** The id of a board; null for any. */
	readonly scenario: string | null;
	readonly speed: Speed;
	readonly waiting: number;
}

export interface PairingPools {
	readonly pools: readonly PairingPool[];
}
