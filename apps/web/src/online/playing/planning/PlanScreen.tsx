import type { PlanAnswer, TableInfo } from '@rumis/protocol';
import { PLAN_LIMITS, type Plan, type PlanLine, type Table } from '@rumis/table';
import { useCallback, useEffect, useState } from 'react';
import { GamePage } from '../../../game/GamePage.js';
import { playMove, takeBackTo } from '../../../game/playing.js';
import { type GameSession, startRemoteSession } from '../../../game/session.js';
import { type GameState, openGame } from '../../../game/state.js';
import { api } from '../../../http/api.js';
import { useAction } from '../../../http/useAction.js';
import { useBook } from '../../../i18n/useTexts.js';
import { useOpened } from '../../../play/session.js';
import { Button } from '../../../ui/Button.js';
import { Problem } from '../../table/Problem.js';
import { PlanList } from './PlanList.js';
import { addLine, playedSince, removeLine } from './planLines.js';
import './planning.css';

interface Props {
	readonly info: TableInfo;
	/** The current table; it is another player's turn. */
	readonly table: Table;
	readonly plan: Plan;
	/** Called with the new plan if one was saved. */
	readonly onClose: (plan: Plan | null) => void;
}

/** A local copy on which all stones can be moved and all moves taken back. */
const boardToThinkOn = (table: Table): Table => ({
	...table,
	config: { ...table.config, undo: 'free' },
	seats: table.seats.map(({ name }) => ({ kind: 'person', name })),
	asked: null,
});

/** A board on which you play the others' moves and your replies. Each reply becomes part of the plan. */
export function PlanScreen({ info, table, plan, onClose }: Props) {
	const open = useCallback(
		(isCalm: () => boolean) => {
			const opened = openGame(`plan-${info.id}`, boardToThinkOn(table), { kind: 'here', isPlan: true });
			return startRemoteSession(opened, isCalm);
		},
		[info.id, table],
	);
	const session = useOpened(open);
	return session && <Opened session={session} info={info} table={table} plan={plan} onClose={onClose} />;
}

function Opened({ session, info, table, plan: first, onClose }: Props & { readonly session: GameSession }) {
	const t = useBook();
	const root = table.position.ply;
	const [plan, setPlan] = useState(first);
	usePlayedLines(session, root, info.you ?? 0, setPlan);
	const show = (line: PlanLine) => session.change((state) => replay(takeBackTo(state, root), line));
	const list = (
		<PlanList
			plan={plan}
			table={table}
			onShow={show}
			onRemove={(line) => setPlan((before) => removeLine(before, line))}
		/>
	);
	return (
		<GamePage
			session={session}
			parts={{
				back: { to: { page: 'online' }, label: t.online.menu.lobby },
				notice: (
					<div className="online-over">
						<PlanBar info={info} ply={root} plan={plan} onClose={onClose} />
					</div>
				),
				panel: list,
				end: <p className="game-end">{t.game.gameOver}</p>,
			}}
		/>
	);
}

type Change = (how: (before: Plan) => Plan) => void;

/** Every reply that you play on the board adds a line. */
function usePlayedLines(session: GameSession, root: number, seat: number, change: Change): void {
	useEffect(() => {
		let seen = root;
		return session.store.subscribe(() => {
			const { table } = session.store.get();
			const { ply } = table.position;
			const isNew = ply > seen;
			seen = ply;
			const { line, isOwn } = playedSince(table, root, seat);
			const isMeant = isNew && isOwn.at(-1) === true && line.length <= PLAN_LIMITS.moves;
			if (isMeant) change((before) => addLine(before, line, isOwn));
		});
	}, [session, root, seat, change]);
}

/** Plays a line on the board up to the first illegal move. */
const replay = (state: GameState, line: PlanLine): GameState => line.reduce(playMove, state);

interface BarProps extends Pick<Props, 'info' | 'plan' | 'onClose'> {
	readonly ply: number;
}

/** Instructions, and buttons to save or cancel. */
function PlanBar({ info, ply, plan, onClose }: BarProps) {
	const t = useBook();
	const action = useAction();
	const save = () =>
		action.run(
			() => api.put<PlanAnswer>(`tables/${info.id}/plan`, { ply, plan }),
			({ plan: saved }) => onClose(saved),
		);
	return (
		<div className="online-question plan-bar" role="group" aria-label={t.atTable.plan.title}>
			<p role="status">{plan.length === 0 ? t.atTable.plan.how : t.atTable.plan.count(plan.length)}</p>
			<div className="online-buttons">
				<Button look="primary" disabled={action.isBusy} onClick={save}>
					{t.atTable.plan.save}
				</Button>
				<Button onClick={() => onClose(null)}>{t.common.cancel}</Button>
			</div>
			<Problem error={action.error} />
		</div>
	);
}
