import { type RefObject, useEffect, useRef } from 'react';
import { currentSettings } from '../device/useSettings.js';
import { useStore } from '../util/store.js';
import type { PlayState } from './builder.js';
import { placeHeld } from './holding.js';
import { type PageKey, pressKey } from './keys.js';
import type { Session } from './session.js';

interface Options {
	/** Whether the table can be turned; a map is fixed. */
	readonly isTurned: boolean;
	/** The shortcuts of the page, and those that open its dialogs. */
	readonly keys: readonly PageKey[];
}

/** Elements that take keyboard input. */
const TYPING = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]';
const PRESSABLE = 'button, a, summary, input';
const BOARD_OR_TRAY = '[role="grid"], .play-tray';
const HELD_IN_TRAY = '.play-stone[aria-pressed="true"]';

/**
 * The board's shortcuts work wherever the focus is, except in text fields or when a dialog is open. `page` is
 * the root element: the focus returns to the board when the focused element is removed.
 */
export function useBoardKeys<S extends PlayState>(
	page: RefObject<HTMLElement | null>,
	session: Session<S>,
	options: Options,
): void {
	const latest = useRef(options);
	latest.current = options;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!isMeant(event) || !pressBoardKey(session, event, latest.current)) return;
			event.preventDefault();
			event.stopPropagation();
		};
		addEventListener('keydown', onKey, true);
		return () => removeEventListener('keydown', onKey, true);
	}, [session]);
	// Any change may remove the focused element.
	useStore(session.store, (now) => now);
	useFocusKept(page);
}

const isWithin = ({ target }: Event, selector: string): boolean =>
	target instanceof Element && target.closest(selector) !== null;

/** Whether a key event is for the board. */
function isMeant(event: KeyboardEvent): boolean {
	const { key, altKey } = event;
	if (altKey || key === 'Tab' || document.querySelector('dialog[open]') || isWithin(event, TYPING))
		return false;
	if ((key === 'Enter' || key === ' ') && isWithin(event, PRESSABLE)) return isWithin(event, HELD_IN_TRAY);
	return currentSettings().shortcuts || isWithin(event, BOARD_OR_TRAY);
}

function pressBoardKey<S extends PlayState>(
	session: Session<S>,
	event: KeyboardEvent,
	{ isTurned, keys }: Options,
): boolean {
	const { key, shiftKey: shift, ctrlKey, metaKey } = event;
	if ((key === 'Enter' || key === ' ') && isWithin(event, HELD_IN_TRAY)) {
		session.act(placeHeld);
		return true;
	}
	return pressKey(session, { key, shift, ctrl: ctrlKey || metaKey }, { isTurned, own: keys });
}

export const focusBoard = (page: Element | null): void =>
	page?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });

/**
 * A placed stone disappears from the tray while it has the focus, and so does a page that is left. Whoever
 * leaves the page with Tab is not called back.
 */
function useFocusKept(page: RefObject<HTMLElement | null>): void {
	const isExpected = useRef(navigator.userActivation?.hasBeenActive ?? false);
	useEffect(() => {
		const element = page.current;
		if (!element) return;
		let isTabDown = false;
		const listeners = new AbortController();
		const options = { signal: listeners.signal, capture: true };
		const noteKey = (event: KeyboardEvent) => {
			isTabDown = event.type === 'keydown' && event.key === 'Tab';
		};
		const noteFocus = ({ type, relatedTarget }: FocusEvent) => {
			if (type === 'focusin') isExpected.current = true;
			else if (isTabDown && relatedTarget === null) isExpected.current = false;
		};
		for (const type of ['keydown', 'keyup'] as const) addEventListener(type, noteKey, options);
		for (const type of ['focusin', 'focusout'] as const) element.addEventListener(type, noteFocus, options);
		return () => listeners.abort();
	}, [page]);
	useEffect(() => {
		const isLost = document.activeElement === null || document.activeElement === document.body;
		if (isExpected.current && isLost) focusBoard(page.current);
	});
}
