import type { Colour, ModeId, Result, Scenario } from '@rumis/rules';
import type { RuinSource, Table } from '@rumis/table';
import type { Hand } from './hand.js';

/** The full state of a session at the keyboard. Immutable: `step` returns a new one. */
export type PlayState = MenuState | GameState | DoneState;

/** The options of a new game, and the selected ones. */
export interface MenuState {
	readonly kind: 'menu';
	readonly scenarios: readonly Scenario[];
	readonly scenario: Scenario;
	readonly players: number;
	readonly mode: ModeId;
	readonly level: number;
	/** The colours in playing order. */
	readonly colours: readonly Colour[];
	readonly start: Colour;
	/** Ruinas: the source of the ruin. */
	readonly ruin: RuinSource;
	/** The field that the left and right arrows change. */
	readonly field: number;
	readonly seed: number;
}

export interface GameState {
	readonly kind: 'game';
	/** The players and the position. The referee creates the next one. */
	readonly table: Table;
	/** Tags of the loaded record, to be saved again. */
	readonly tags: ReadonlyMap<string, string>;
	/** The stone in the hand; kept while others move. */
	readonly held: Hand;
	/** Whether the held stone is an untouched hint. */
	readonly isHint: boolean;
	/** The request to the engine. A new object is a new request; null stops thinking. */
	readonly question: Question | null;
	/** Whether a bot to move was stopped. */
	readonly paused: boolean;
	readonly dialog: Dialog | null;
	readonly message: Message | null;
	readonly showLimits: boolean;
	/** The shown level, from 1; null for the view from above. */
	readonly level: number | null;
	/** A file to write. A new object is a new request. */
	readonly saving: Saving | null;
	/** The file this game was last saved to; it is overwritten without a question. */
	readonly savedAs: string | null;
	/** The menu for a new game. */
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

/** The events of a session. Keys are the character itself, or a name such as `left` or `enter`. */
export type PlayEvent =
	| { readonly kind: 'key'; readonly key: string }
	| { readonly kind: 'answer'; readonly question: Question; readonly answer: Result<string, string> }
	| { readonly kind: 'saved'; readonly saving: Saving; readonly result: Result<null, SaveTrouble> };

export interface SaveTrouble {
	readonly code: 'exists' | 'failed';
	readonly text: string;
}
