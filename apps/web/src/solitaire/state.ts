/** All there is to know about a puzzle on this screen. Never changed, only replaced by the functions beside it. */
import type { Cell, Colour } from '@rumis/rules';
import type { Build } from './build.js';
import type { Day } from './days.js';
import type { Aim, Held } from './ghost.js';
import { isFinished } from './hand.js';
import type { Help, Uses } from './helps.js';
import type { Item, Laid } from './puzzle.js';
import type { Refusal } from './referee.js';
import type { SavedBuild } from './savedBuild.js';
import type { Progress } from './solver/question.js';
import { type Stopwatch, stoppedAt } from './stopwatch.js';

/** Something to be told to who plays: kept as data, worded where it is shown. */
export type Saying =
	| { readonly kind: 'refused'; readonly refusal: Refusal }
	/** A stone that belongs to the puzzle, or, by the rules, one that is not the last. */
	| { readonly kind: 'isGiven' | 'notLast' | 'noFit' | 'notKept' | 'cleared' | 'brokenSave' }
	| { readonly kind: 'ended'; readonly colours: readonly Colour[] };

/** What the solver is asked at the moment. */
export interface Asking {
	readonly help: Help | 'estimate';
	/** When it was asked, in milliseconds. */
	readonly since: number;
	readonly progress: Progress | null;
	/** Whether its price has been paid already, because something was told on the way. */
	readonly isPaid: boolean;
}

/** What a help has found. It holds until the building changes. */
export type Finding =
	| { readonly kind: 'canFinish' | 'cannotFinish' | 'failed' }
	| { readonly kind: 'ways'; readonly count: number; readonly isExact: boolean }
	| { readonly kind: 'estimate'; readonly mean: number; readonly error: number }
	| { readonly kind: 'next' | 'placed'; readonly item: Item; readonly ending: readonly Colour[] }
	/** Stopped by the player; so many were found until then. */
	| { readonly kind: 'stopped'; readonly help: Help | 'estimate'; readonly found: number };

/** A solution that is looked at, built up to so many stones. */
export interface Shown {
	readonly stones: readonly Laid[];
	readonly count: number;
	/** Whether it goes on from what was built; else it begins anew. */
	readonly goesOn: boolean;
}

/** How the puzzle was solved. */
export interface Finish {
	readonly ms: number;
	readonly stars: number;
	readonly streak: number | null;
	/** Whether it was solved faster than ever before on this device. */
	readonly isRecord: boolean;
}

export interface PlayState {
	readonly build: Build;
	/** The day whose puzzle this is. */
	readonly day: Day | null;
	/** Under which name it is entered in the book when it is solved. */
	readonly bookId: string;
	readonly cursor: Cell;
	readonly held: Held | null;
	/** Whether the held stone has been aimed and waits to be confirmed. */
	readonly isAimed: boolean;
	readonly saying: Saying | null;
	/** The colour whose stones lie in the tray, where they do not all fit into it. */
	readonly trayColour: Colour;
	readonly levels: number | null;
	readonly xray: boolean;
	readonly spread: number;
	readonly uses: Uses;
	readonly watch: Stopwatch;
	readonly asking: Asking | null;
	readonly finding: Finding | null;
	readonly shown: Shown | null;
	readonly finish: Finish | null;
}

export function openPlay({ build, ms, uses }: SavedBuild, day: Day | null, bookId: string): PlayState {
	const { width, depth } = build.size;
	return {
		build,
		day,
		bookId,
		cursor: { x: Math.floor((width - 1) / 2), y: Math.floor((depth - 1) / 2), z: 0 },
		held: null,
		isAimed: false,
		saying: null,
		trayColour: 'yellow',
		levels: null,
		xray: false,
		spread: 0,
		uses,
		watch: stoppedAt(ms),
		asking: null,
		finding: null,
		shown: null,
		finish: null,
	};
}

/** Whether stones may be moved now: not when all is done, nor while a solution is looked at. */
export const canPlay = ({ build, shown }: PlayState): boolean => shown === null && !isFinished(build);

/** Where the hand points, and how many levels it sees. */
export const aimOf = ({ build, cursor, levels }: PlayState): Aim => ({
	cursor,
	cut: levels ?? build.size.height,
});
