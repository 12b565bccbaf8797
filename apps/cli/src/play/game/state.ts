import type { Colour, ModeId, Result, Scenario } from '@rumis/rules';
import type { RuinSource, Table } from '@rumis/table';
import type { Hand } from './hand.js';

/** All there is to know about a session at the keyboard. Never changed, only replaced (see `step.ts`). */
export type PlayState = MenuState | GameState | DoneState;

/** What a new game can be chosen from, and what is chosen. */
export interface MenuState {
	readonly kind: 'menu';
	readonly scenarios: readonly Scenario[];
	readonly scenario: Scenario;
	readonly players: number;
	readonly mode: ModeId;
	readonly level: number;
	/** The colours in the order in which they play. */
	readonly colours: readonly Colour[];
	readonly start: Colour;
	/** Ruinas: where the ruin comes from. */
	readonly ruin: RuinSource;
	/** The line that the left and right arrows change. */
	readonly field: number;
	readonly seed: number;
}

export interface GameState {
	readonly kind: 'game';
	/** Who plays, and the position. The referee makes the next one. */
	readonly table: Table;
	/** Tags of the record it came from, to be saved again. */
	readonly tags: ReadonlyMap<string, string>;
	/** The stone in the hand; it rests there while others move. */
	readonly held: Hand;
	/** Whether the held stone is a hint that was not touched since. */
	readonly isHint: boolean;
	/** What an engine is asked. A new object is a new question; none means that it may stop thinking. */
	readonly question: Question | null;
	/** Whether a bot would be to move but was stopped. */
	readonly paused: boolean;
	readonly dialog: Dialog | null;
	readonly message: Message | null;
	readonly showLimits: boolean;
	/** The level that is looked at, counted from 1; null for the view from above. */
	readonly level: number | null;
	/** A file that is to be written. A new object is a new request. */
	readonly saving: Saving | null;
	/** The file this game was last written to; writing there again needs no question. */
	readonly savedAs: string | null;
	/** What a new game is chosen from. */
	readonly menu: MenuState;
}

export interface DoneState {
	readonly kind: 'done';
	/** Whether it ended by Ctrl-C. */
	readonly interrupted: boolean;
}

export interface Question {
	readonly kind: 'move' | 'hint';
	readonly bot: string;
}

export type Dialog =
	| { readonly kind: 'help' | 'quit' }
	| { readonly kind: 'move' | 'save'; readonly text: string }
	| { readonly kind: 'overwrite'; readonly path: string };

export interface Message {
	readonly text: string;
	readonly tone: 'plain' | 'good' | 'bad';
}

export interface Saving {
	readonly path: string;
	readonly text: string;
	readonly overwrite: boolean;
}

/** What can happen to a session. Keys are the character itself, or a name such as `left` or `enter`. */
export type PlayEvent =
	| { readonly kind: 'key'; readonly key: string }
	| { readonly kind: 'answer'; readonly question: Question; readonly answer: Result<string, string> }
	| { readonly kind: 'saved'; readonly saving: Saving; readonly result: Result<null, SaveTrouble> };

export interface SaveTrouble {
	readonly code: 'exists' | 'failed';
	readonly text: string;
}
