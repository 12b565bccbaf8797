import type { OnlineTable } from '@rumis/client';
import type { PlanAnswer } from '@rumis/protocol';
import { type Plan, seatToMove } from '@rumis/table';
import { useEffect, useState } from 'react';
import { api } from '../../../http/api.js';

/** Whether replies can be planned now: during others' turns, in a game without a running clock. */
export function canPlan({ info, table }: OnlineTable): boolean {
	const own = info.you === null ? undefined : info.seats[info.you];
	if (!table || info.status !== 'playing' || own?.kind !== 'person') return false;
	return info.terms.clock.kind !== 'live' && seatToMove(table) !== info.you;
}

/** The plan for your own seat. Requested again after every move, which may have used up part of it. */
export function usePlan(online: OnlineTable): readonly [Plan, (plan: Plan) => void] {
	const { id, ply } = online.info;
	const isPossible = canPlan(online);
	// Taking back a move discards plans, and may return to an earlier ply.
	const { branch } = online;
	const [plan, setPlan] = useState<Plan>([]);
	useEffect(() => {
		if (!isPossible) return setPlan([]);
		let isWanted = true;
		void api.get<PlanAnswer>(`tables/${id}/plan`).then((answer) => {
			if (isWanted && answer.ok && answer.value.ply === ply) setPlan(answer.value.plan);
		});
		return () => {
			isWanted = false;
		};
	}, [id, ply, isPossible, branch]);
	return [plan, setPlan];
}
