import type { Colour } from '@rumis/rules';
import type { UnitState } from '../count/countJob.js';
import type { Packing, Placed } from '../polycube/packing.js';
import type { Completions } from '../polycube/partial.js';
import type { PackingPuzzle } from '../polycube/puzzle.js';
import type { Unique } from '../polycube/symmetry.js';

/** The messages to a worker, as plain data. */
export type ToWorker =
	/** The count for the following `work` messages. */
	| { readonly kind: 'job'; readonly puzzle: PackingPuzzle; readonly unique: Unique }
	/** Search a unit from this state for this many nodes. */
	| { readonly kind: 'work'; readonly unit: number; readonly state: UnitState; readonly nodes: number }
	| { readonly kind: 'ask'; readonly id: number; readonly question: Question };

export type FromWorker =
	| { readonly kind: 'worked'; readonly unit: number; readonly state: UnitState }
	| { readonly kind: 'answer'; readonly id: number; readonly answer: Answer };

/** Questions of a user interface that must not block. */
export type Question =
	| { readonly about: 'completions'; readonly puzzle: PackingPuzzle; readonly placed: Packing }
	| { readonly about: 'hint'; readonly puzzle: PackingPuzzle; readonly placed: Packing }
	| { readonly about: 'random'; readonly puzzle: PackingPuzzle; readonly seed: number }
	| {
			readonly about: 'game';
			readonly puzzle: PackingPuzzle;
			readonly colours: number;
			readonly seed: number;
	  };

export type Answer =
	| { readonly about: 'completions'; readonly completions: Completions }
	| { readonly about: 'hint'; readonly stone: Placed | 'none' | 'unknown' }
	| { readonly about: 'random'; readonly packing: Packing | null }
	| { readonly about: 'game'; readonly stones: readonly (Placed & { readonly colour: Colour })[] | null }
	/** The question is invalid: its stones are not placed as it says, or the volume is wrong. */
	| { readonly about: 'refused'; readonly code: string };
