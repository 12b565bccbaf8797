import { type OpeningMove, type OpeningView, stoneShares } from '@rumis/engine/openings';
import type { Owner } from '@rumis/rules';
import { useState } from 'react';
import { oneDecimal, percent } from '../../i18n/format/numbers.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { StonePicture } from '../../pictures/StonePicture.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { playLine, preview } from '../board/editing.js';
import { NO_PREVIEW, positionNow } from '../board/state.js';
import { type Explored, useExplored } from './explorer.js';
import { HeatMap } from './HeatMap.js';
import './openings.css';

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
		<p className="game-quiet" role="status">
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
