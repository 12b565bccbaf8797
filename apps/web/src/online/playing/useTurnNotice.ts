import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { notify } from '../table/browserNotices.js';

/** Shows in the page title that it is the player's turn, and sends a notification if the page is hidden. */
export function useTurnNotice(isMyTurn: boolean, game: string, board: string): void {
	const t = useTexts();
	// A game that starts in the background counts as a change, too.
	const wasMyTurn = useRef(isMyTurn && document.visibilityState === 'visible');
	// The title changes together with the board, never later.
	useLayoutEffect(() => {
		const { notices } = t.online;
		document.title = isMyTurn ? notices.title(notices.yourTurn, t.common.appName) : t.common.appName;
		return () => {
			document.title = t.common.appName;
		};
	}, [isMyTurn, t]);
	useEffect(() => {
		const { notices } = t.online;
		if (isMyTurn && !wasMyTurn.current) void notify(notices.yourTurn, notices.body(board), `turn-${game}`);
		wasMyTurn.current = isMyTurn;
	}, [isMyTurn, game, board, t]);
}
