import { type Line, nextMoves } from '@rumis/rules';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { Glyph } from '../../pictures/Glyph.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from './boardSession.js';
import { goTo } from './editing.js';
import { type TreeRow, treeRows } from './treeRows.js';

/** Extra content next to a move, such as its grade. */
export type BesideMove = (line: Line) => ReactNode;

interface Props {
	readonly session: BoardSession;
	readonly beside?: BesideMove;
}

const keyOf = (line: Line): string => line.join('/');

/** All moves with their variations; each shows the board after it when clicked. */
export function MoveTree({ session, beside }: Props) {
	const t = useBook();
	const { game, line } = useStore(session.store, (now) => now);
	const rows = useMemo(() => treeRows(game, line), [game, line]);
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => showCurrent(list.current, line), [line]);
	const parts = { current: keyOf(line), onGo: (to: Line) => session.change(goTo, to), beside };
	return (
		<section className="game-moves analysis-moves" aria-label={t.analysis.moves}>
			<h2>{t.analysis.moves}</h2>
			<div ref={list} className="analysis-tree">
				<button
					type="button"
					className="analysis-move"
					aria-current={line.length === 0 ? 'step' : undefined}
					onClick={() => session.change(goTo, [])}
				>
					{t.analysis.start}
				</button>
				{nextMoves(game, []).length === 0 && <p className="game-quiet">{t.analysis.noMoves}</p>}
				<Rows rows={rows} {...parts} />
			</div>
		</section>
	);
}

/** Scrolls the list only, not the page. */
function showCurrent(list: HTMLElement | null, line: Line): void {
	const current = list?.querySelector<HTMLElement>('[aria-current]');
	if (list && current && line) list.scrollTop = current.offsetTop - list.clientHeight / 2;
}

interface RowProps {
	readonly current: string;
	readonly onGo: (line: Line) => void;
	readonly beside: BesideMove | undefined;
}

function Rows({ rows, ...parts }: RowProps & { readonly rows: readonly TreeRow[] }) {
	const t = useBook().analysis;
	return (
		<ol>
			{rows.map((row) => (
				<li key={keyOf(row.line)}>
					<Move row={row} {...parts} />
					{row.comment && <p className="analysis-comment">{row.comment}</p>}
					{row.variations.map((variation) => (
						<div
							key={keyOf(variation[0]?.line ?? [])}
							className="analysis-variation"
							role="group"
							aria-label={t.variation}
						>
							<Rows rows={variation} {...parts} />
						</div>
					))}
					{row.hidden > 0 && <p className="game-quiet">{t.hidden(row.hidden)}</p>}
				</li>
			))}
		</ol>
	);
}

function Move({ row, current, onGo, beside }: RowProps & { readonly row: TreeRow }) {
	const t = useBook();
	const { line, owner, text, mark } = row;
	return (
		<button
			type="button"
			className="analysis-move"
			aria-current={keyOf(line) === current ? 'step' : undefined}
			onClick={() => onGo(line)}
		>
			<span className="game-move-number">{line.length}</span>
			<Glyph owner={owner} size={18} />
			<span className="visually-hidden">{t.rules.Owners[owner]}</span>
			<span className="game-move-text">
				{text}
				{mark && <strong aria-hidden="true"> {mark}</strong>}
			</span>
			{mark && <span className="visually-hidden">{t.analysis.marks[mark]}</span>}
			{beside?.(line)}
		</button>
	);
}
