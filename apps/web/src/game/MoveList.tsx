import { historyOf } from '@rumis/table';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Glyph } from '../pictures/Glyph.js';
import { useStore } from '../util/store.js';
import { sayEntry } from '../wording/names.js';
import { viewPly } from './looking.js';
import type { GameSession } from './session.js';

/** The moves so far; each shows the board after it when clicked. */
export function MoveList({ session }: { readonly session: GameSession }) {
	const t = useTexts();
	const table = useStore(session.store, (now) => now.table);
	const viewedPly = useStore(session.store, (now) => now.viewedPly);
	const entries = historyOf(table.position);
	const shown = viewedPly ?? entries.length;
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		const current = list.current?.children[shown - 1] as HTMLElement | undefined;
		if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
	}, [shown]);
	return (
		<section className="game-moves" aria-label={t.game.moves}>
			<h2>{t.game.moves}</h2>
			{entries.length === 0 && <p className="game-quiet">{t.game.noMoves}</p>}
			<ol ref={list}>
				{entries.map((entry) => (
					<li key={entry.number}>
						<button
							type="button"
							aria-current={entry.number === shown ? 'step' : undefined}
							onClick={() => session.change(viewPly, entry.number)}
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
