/** The interface that a page with a board implements: plain data and pure functions over its own state. */
import type { Cell, IllegalReason, Owner, PlacedStone, SquareView } from '@rumis/rules';
import type { Ghost, Ground, Held, OwnedStone } from '@rumis/table';
import type { BoardView } from '../board/view.js';
import type { Texts } from '../i18n/texts.js';

/** Messages of `play/` itself: kept as data, worded where they are shown. */
export type HandMessage =
	| { readonly kind: 'illegal'; readonly illegal: NonNullable<Ghost['misfit']> }
	| { readonly kind: 'noFit' }
	/** The board was tapped with an empty hand. */
	| { readonly kind: 'pickFirst' };

export const isHandMessage = (message: PlayState['message']): message is HandMessage =>
	message?.kind === 'illegal' || message?.kind === 'noFit' || message?.kind === 'pickFirst';

/** The immutable state that every such page has. */
export interface PlayState {
	/** The keyboard cursor, over which a picked stone is held. */
	readonly cursor: Cell;
	readonly held: Held | null;
	/** Whether the held stone has been aimed and waits for confirmation. */
	readonly isAimed: boolean;
	/** A message: a `HandMessage`, or one of the page. */
	readonly message: { readonly kind: string } | null;
	/** The owner of the stones in the tray, if it has tabs. */
	readonly trayOwner: Owner | null;
	/** The number of levels shown; null shows all. */
	readonly levels: number | null;
	readonly xray: boolean;
	/** How far the stones are spread apart. */
	readonly spread: number;
}

export const startPlay = (cursor: Cell): PlayState & { readonly message: null } => ({
	cursor,
	held: null,
	isAimed: false,
	message: null,
	trayOwner: null,
	levels: null,
	xray: false,
	spread: 0,
});

/** What an empty hand points at. */
export interface Target {
	readonly cell: Cell;
	readonly stone: PlacedStone | null;
}

export interface Builder<S extends PlayState> {
	ground(state: S): Ground;
	/** The stones that may be picked now; empty if no stone may be moved. */
	hand(state: S): readonly OwnedStone[];
	/** Whether a picked stone starts at a place where it fits, if there is one. */
	readonly picksFitting?: boolean;
	/** The stones in the tray, if they differ from the hand. */
	tray?(state: S): readonly OwnedStone[];
	/** The owners with a tab in the tray; empty if all stones are shown together. */
	trayTabs?(state: S): readonly Owner[];
	/** Places the held stone; called only if it fits. */
	place(state: S, ghost: Ghost): S;
	/** Returns the same state if there is nothing to undo. */
	undo(state: S): S;
	/** Redoes what was undone; returns the same state if there is nothing to redo. */
	redo?(state: S): S;
	/** A tap with an empty hand: picks up a stone, or another action of the page. */
	tap?(state: S, target: Target): S;
	view(state: S): BoardView;
	/** The board from above, for the map and the grid; without it they are shown level by level. */
	squares?(state: S): readonly SquareView[];
}

export interface Status {
	/** Whose turn it is, or what is happening. */
	readonly head: string;
	/** What to do, or what is wrong. */
	readonly detail: string;
	/** The same for screen readers, including what is only visible on the board. */
	readonly spoken?: string;
	readonly tone: 'plain' | 'good' | 'bad';
	/** The broken rule, if any. */
	readonly refusal: IllegalReason | null;
}

/** The page-specific texts; `play/` provides the rest. */
export interface Words<S extends PlayState> {
	/** The status line; `hand` is the part about the held stone. */
	status(state: S, t: Texts, hand: Omit<Status, 'head'>): Status;
	/** The announcement after a change of the board; empty if nothing changed. */
	news(before: S, after: S, t: Texts): string;
}
