import './openings.css';
import {
	loadOpenings,
	type OpeningBook,
	type OpeningMove,
	type OpeningView,
	stoneShares,
} from '@rumis/engine/openings';
import type { Owner, ReadonlyPosition } from '@rumis/rules';
import { type CSSProperties, useEffect, useState } from 'react';
import { oneDecimal, percent } from '../../i18n/format/numbers.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { StonePicture } from '../../pictures/StonePicture.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { playLine, preview } from '../board/editing.js';
import { NO_PREVIEW, positionNow } from '../board/state.js';
import { heatOf } from './heat.js';

interface Props {
	readonly session: BoardSession;
	/** Whether it is initially open. */
	readonly isOpen: boolean;
}

/** The opening explorer: squares, stones and moves of strong play, to step through on the board. */
export function ExplorerPanel({ session, isOpen }: Props) {
	const t = useBook().analysis;
	const [wasOpened, setOpened] = useState(isOpen);
	return (
		<details
			className="play-fold explorer"
			open={isOpen}
			onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
		>
			<summary>{t.openings}</summary>
			{wasOpened && <Explorer session={session} />}
		</details>
	);
}

function Explorer({ session }: Pick<Props, 'session'>) {
	const explored = useExplored(session);
	return explored.kind === 'view' ? (
		<View session={session} view={explored.view} />
	) : (
		<Nothing kind={explored.kind} />
	);
}

function Nothing({ kind }: { readonly kind: Exclude<Explored['kind'], 'view'> }) {
	const t = useBook();
	const words = { loading: t.people.loading, none: t.analysis.openingsNone, end: t.analysis.openingsEnd };
	return (
		<p className="note" role="status">
			{words[kind]}
		</p>
	);
}

/** A readable number; the heat map includes all moves. */
const MOST_MOVES = 12;

function View({ session, view }: Pick<Props, 'session'> & { readonly view: OpeningView }) {
	const t = useBook().analysis;
	const position = useStore(session.store, positionNow);
	return (
		<>
			<p>{t.openingsGames(view.games)}</p>
			<HeatMap view={view} position={position} />
			<Stones view={view} owner={position.toPlay ?? 'yellow'} />
			<MoveTable
				moves={view.moves.slice(0, MOST_MOVES)}
				onShow={(move) => session.change(preview, move ? { moves: [move], owner: null } : NO_PREVIEW)}
				onPlay={(move) => session.change(playLine, [move])}
			/>
		</>
	);
}

function Stones({ view, owner }: { readonly view: OpeningView; readonly owner: Owner }) {
	const t = useBook();
	const number = useNumber();
	const shares = [...stoneShares(view)].sort(([, a], [, b]) => b.games - a.games);
	return (
		<ul className="explorer-stones" aria-label={t.analysis.openingStones}>
			{shares.map(([stone, { games, wins }]) => (
				<li key={stone}>
					<StonePicture stone={stone} owner={owner} box="tight" />
					<span className="visually-hidden">{t.rules.stones[stone]}</span>
					<span>{percent(games / view.games, number)}</span>
					<small>{t.analysis.openingWins(percent(wins, number))}</small>
				</li>
			))}
		</ul>
	);
}

interface TableProps {
	readonly moves: readonly OpeningMove[];
	readonly onShow: (move: string | null) => void;
	readonly onPlay: (move: string) => void;
}

function MoveTable({ moves, onShow, onPlay }: TableProps) {
	const t = useBook().analysis;
	const number = useNumber();
	return (
		<table className="review-table">
			<thead>
				<tr>
					<th scope="col">{t.columns.move}</th>
					<th scope="col">{t.openingColumns.games}</th>
					<th scope="col">{t.openingColumns.wins}</th>
					<th scope="col">{t.openingColumns.points}</th>
				</tr>
			</thead>
			<tbody>
				{moves.map(({ move, games, wins, points }) => (
					<tr key={move} onMouseEnter={() => onShow(move)} onMouseLeave={() => onShow(null)}>
						<th scope="row">
							<button
								type="button"
								className="play-why"
								onFocus={() => onShow(move)}
								onBlur={() => onShow(null)}
								onClick={() => onPlay(move)}
							>
								{move}
							</button>
						</th>
						<td>{number(games)}</td>
						<td>{percent(wins, number)}</td>
						<td>{oneDecimal(points, number)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Opening statistics for the position on the board, from the bundled data. */
type Explored =
	| { readonly kind: 'loading' }
	/** No openings are known for this kind of game. */
	| { readonly kind: 'none' }
	/** The data ends before this position. */
	| { readonly kind: 'end' }
	| { readonly kind: 'view'; readonly view: OpeningView };

/** The openings are loaded on first use. */
function useExplored(session: BoardSession): Explored {
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

interface HeatMapProps {
	readonly view: OpeningView;
	readonly position: ReadonlyPosition;
}

/** The plan from above: the darker a square and the larger its number, the more games covered it with this move. */
function HeatMap({ view, position }: HeatMapProps) {
	const t = useBook().analysis;
	const number = useNumber();
	const squares = heatOf(view, position);
	const columns = 1 + Math.max(...squares.map(({ x }) => x));
	const share = (games: number) => percent(games / view.games, number);
	return (
		<ul
			className="explorer-heat"
			aria-label={t.openingSquares}
			style={{ '--heat-columns': columns } as CSSProperties}
		>
			{squares.map(({ x, y, name, heat, games, wins }) => (
				<li
					key={name}
					style={{ gridColumn: x + 1, gridRow: y + 1, '--heat': heat } as CSSProperties}
					title={t.openingSquare(name, share(games), percent(wins, number))}
				>
					<span aria-hidden="true">{games > 0 ? Math.round((100 * games) / view.games) : ''}</span>
					<span className="visually-hidden">
						{t.openingSquare(name, share(games), percent(wins, number))}
					</span>
				</li>
			))}
		</ul>
	);
}
