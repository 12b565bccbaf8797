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
	/** The stones that may be picked now; empty if it is no one's turn here. */
	hand(state: S): readonly OwnedStone[];
	/** Whether a stone that is picked starts on a place where it fits, if there is one. */
	readonly picksFitting?: boolean;
	/** The stones that lie in the tray, if they are not just the hand. */
	tray?(state: S): readonly OwnedStone[];
	/** Whose stones have tabs in the tray; none when all lie in it together. */
	trayTabs?(state: S): readonly Owner[];
	/** Places the held stone; asked only where it fits. */
	place(state: S, ghost: Ghost): S;
	/** The same state when there is nothing to undo. */
	undo(state: S): S;
	/** Does what was undone again; the same state when there is nothing. */
	redo?(state: S): S;
	/** A tap with an empty hand: takes a stone up, or whatever this board is for. */
	tap?(state: S, target: Target): S;
	view(state: S): BoardView;
	/** The board from above, for the map and the grid; without it they are shown level by level. */
	squares?(state: S): readonly SquareView[];
}

export interface Status {
	/** Whose turn it is, or what goes on. */
	readonly head: string;
	/** What to do, or what is wrong. */
	readonly detail: string;
	/** The same for screen readers, with what others see on the board. */
	readonly spoken?: string;
	readonly tone: 'plain' | 'good' | 'bad';
	/** The rule that is broken, if one is. */
	readonly refusal: IllegalReason | null;
}

/** What a page says in its own words; play/ says the rest. */
export interface Words<S extends PlayState> {
	/** The status line; `hand` is what there is to say about the stone in the hand. */
	status(state: S, t: Texts, hand: Omit<Status, 'head'>): Status;
	/** What is told aloud when the board has changed; empty when it has not. */
	news(before: S, after: S, t: Texts): string;
}
