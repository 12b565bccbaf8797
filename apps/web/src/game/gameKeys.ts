/** Keyboard shortcuts specific to games. */
import type { Texts } from '../i18n/texts.js';
import type { PageKey, PlayDialog } from '../play/keys.js';
import type { GameSession } from './session.js';
import { hasHints } from './state.js';

/** The dialogs that the game menu opens. */
export type MenuDialog = 'settings' | 'keys' | 'typeMove';

/** The dialog or menu that is open over a game. */
export type Opened = PlayDialog | MenuDialog | 'menu';

/** Hints are available only if the referee is local. */
export function gameKeys(session: GameSession, open: (what: Opened) => void, t: Texts): readonly PageKey[] {
	const { hint, type } = t.game.keyList;
	const isHere = hasHints(session.store.get().referee);
	return [
		...(isHere ? [{ key: 'h', text: hint, press: () => session.thinker.hint() }] : []),
		{ key: 'm', text: type, press: () => open('typeMove') },
	];
}
