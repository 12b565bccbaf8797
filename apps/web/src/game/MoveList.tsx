import { historyOf } from '@rumis/table';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Glyph } from '../pictures/Glyph.js';
import { useStore } from '../util/store.js';
import { sayEntry } from '../wording/names.js';
import { viewPly } from './looking.js';
import type { GameSession } from './session.js';

interface Props {
	readonly session: GameSession;
	readonly onLook?: () => void;
}

/** The moves so far; each shows the board after it when clicked. */
export function MoveList({ session, onLook }: Props) {
	const t = useTexts();
	const table = useStore(session.store, (now) => now.table);
	const viewedPly = useStore(session.store, (now) => now.viewedPly);
	const entries = historyOf(table.position);
	const shown = viewedPly ?? entries.length;
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		const { current } = list;
		if (!current) return;
		// A phone has the list in a panel: nothing can be scrolled before that is open.
		const observer = new ResizeObserver(() => scrollToMove(current, shown));
		observer.observe(current);
		return () => observer.disconnect();
	}, [shown]);
	return (
		<section className="game-moves" aria-label={t.game.moves}>
			<h2>{t.game.moves}</h2>
			{entries.length === 0 && <p className="note">{t.game.noMoves}</p>}
			<ol ref={list}>
				{entries.map((entry) => (
					<li key={entry.number}>
						<button
							type="button"
							aria-current={entry.number === shown ? 'step' : undefined}
							onClick={() => {
								session.change(viewPly, entry.number);
								onLook?.();
							}}
						>
							<span className="game-move-number">{entry.number}</span>
							<Glyph owner={entry.owner} size={18} />
							<span className="game-move-text">{entry.text}</span>
							<span className="visually-hidden">
								{t.common.pair(t.game.moveNumber(entry.number), sayEntry(entry, t))}
							</span>
						</button>
					</li>
				))}
			</ol>
		</section>
	);
}

function scrollToMove(list: HTMLElement, ply: number): void {
	const move = list.children[ply - 1] as HTMLElement | undefined;
	if (move) list.scrollTop = move.offsetTop - list.clientHeight / 2;
}
