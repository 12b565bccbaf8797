import type { KeyboardEvent } from 'react';
import { type PageWish, pressKey } from './keys.js';
import type { Session } from './session.js';

/** Keys of the board; buttons keep Enter, Space and the arrows of their own. */
export const keyHandler =
	(session: Session, isTurned: boolean, wish: (wish: PageWish) => void) => (event: KeyboardEvent) => {
		const { key, shiftKey: shift, ctrlKey, metaKey, altKey, target } = event;
		const isButton = target instanceof HTMLElement && target.closest('button, a, input, select') !== null;
		if (altKey || key === 'Tab' || (isButton && (key === 'Enter' || key === ' '))) return;
		if (!pressKey(session, { key, shift, ctrl: ctrlKey || metaKey }, { isTurned, wish })) return;
		event.preventDefault();
		event.stopPropagation();
	};
