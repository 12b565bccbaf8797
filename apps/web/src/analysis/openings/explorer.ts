/** Opening statistics for the position on the board, from the bundled data. */
import { loadOpenings, type OpeningBook, type OpeningView } from '@rumis/engine/openings';
import { useEffect, useState } from 'react';
import { useStore } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { positionNow } from '../board/state.js';

export type Explored =
	| { readonly kind: 'loading' }
	/** No openings are known for this kind of game. */
	| { readonly kind: 'none' }
	/** The data ends before this position. */
	| { readonly kind: 'end' }
	| { readonly kind: 'view'; readonly view: OpeningView };

/** The openings are loaded on first use. */
export function useExplored(session: BoardSession): Explored {
	const position = useStore(session.store, positionNow);
	const { setup } = position;
	const [book, setBook] = useState<OpeningBook | 'loading' | null>('loading');
	useEffect(() => {
		let isWanted = true;
		setBook('loading');
		loadOpenings(setup).then(
			(found) => isWanted && setBook(found),
			() => isWanted && setBook(null),
		);
		return () => {
			isWanted = false;
		};
	}, [setup]);
	if (book === 'loading') return { kind: 'loading' };
	if (!book) return { kind: 'none' };
	const view = book.after(position.moves);
	return view ? { kind: 'view', view } : { kind: 'end' };
}
