/** The immutable state of a puzzle on this screen. */

import type { Colour } from '@rumis/rules';
import { type Item, isFilled, type LaidItem } from '@rumis/table';
import { type HandMessage, type PlayState, startPlay } from '../../play/builder.js';
import type { SolitaireBuild } from '../puzzles/puzzle.js';
import type { Day } from '../results/days.js';
import type { Help, Uses } from '../results/helps.js';
import type { SavedBuild } from '../results/savedBuild.js';
import { type Stopwatch, stoppedAt } from '../results/stopwatch.js';
import type { Progress } from '../solver/question.js';

/** A message to the player: kept as data, worded where it is shown. */
export type PuzzleMessage =
	/** A given stone, or, by the rules, one that is not the last. */
	| { readonly kind: 'isGiven' | 'notLast' | 'notKept' | 'cleared' | 'brokenSave' }
	| { readonly kind: 'ended'; readonly colours: readonly Colour[] };

/** The current request to the solver. */
export interface Asking {
	readonly help: Help | 'estimate';
	/** When it was asked, in milliseconds. */
	readonly since: number;
	readonly progress: Progress | null;
	/** Whether it has already been charged, because an intermediate result was shown. */
	readonly isPaid: boolean;
}

/** The result of a help. Valid until the building changes. */
export type Finding =
	| { readonly kind: 'canFinish' | 'cannotFinish' | 'failed' }
	| { readonly kind: 'ways'; readonly count: number; readonly isExact: boolean }
	| { readonly kind: 'estimate'; readonly mean: number; readonly error: number }
	| { readonly kind: 'next' | 'placed'; readonly item: Item; readonly ending: readonly Colour[] }
	/** Cancelled by the player, with the number found until then. */
	| { readonly kind: 'stopped'; readonly help: Help | 'estimate'; readonly found: number };

/** A solution being viewed, up to a number of stones. */
export interface ShownSolution {
	readonly stones: readonly LaidItem[];
	readonly count: number;
	/** Whether it continues from the current building; otherwise it starts from scratch. */
	readonly goesOn: boolean;
}

/** How the puzzle was solved. */
export interface Finish {
	readonly ms: number;
	readonly stars: number;
	readonly streak: number | null;
	/** Whether it is the fastest solve on this device. */
	readonly isRecord: boolean;
}

export interface PuzzleState extends PlayState {
	readonly build: SolitaireBuild;
	/** The day of a daily puzzle. */
	readonly day: Day | null;
	/** The key of its result in the book. */
	readonly bookId: string;
	readonly message: HandMessage | PuzzleMessage | null;
	readonly uses: Uses;
	readonly watch: Stopwatch;
	readonly asking: Asking | null;
	readonly finding: Finding | null;
	readonly shown: ShownSolution | null;
	readonly finish: Finish | null;
}

export function openPlay({ build, ms, uses }: SavedBuild, day: Day | null, bookId: string): PuzzleState {
	const { width, depth } = build.size;
	return {
		...startPlay({ x: Math.floor((width - 1) / 2), y: Math.floor((depth - 1) / 2), z: 0 }),
		build,
		day,
		bookId,
		uses,
		watch: stoppedAt(ms),
		asking: null,
		finding: null,
		shown: null,
		finish: null,
	};
}

/** Whether stones can be moved now: not when the puzzle is solved or a solution is shown. */
export const canPlay = ({ build, shown }: PuzzleState): boolean => shown === null && !isFilled(build);
