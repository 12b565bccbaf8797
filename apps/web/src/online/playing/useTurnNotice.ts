import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { notify } from '../table/browserNotices.js';

/** Says in the title of the page that it is the player's turn, and notifies them if the page is hidden then. */
export function useTurnNotice(isMyTurn: boolean, game: string, board: string): void {
	const t = useTexts();
	// A game that begins behind somebody's back is news, too.
	const wasMyTurn = useRef(isMyTurn && document.visibilityState === 'visible');
	// The title changes together with the board, never a moment later.
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
