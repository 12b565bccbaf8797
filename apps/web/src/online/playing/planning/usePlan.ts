import type { OnlineTable } from '@rumis/client';
import type { PlanAnswer } from '@rumis/protocol';
import { type ReplyPlan, seatToMove } from '@rumis/table';
import { useEffect, useState } from 'react';
import { api } from '../../../http/api.js';

/** Whether replies can be planned now: while others are to move, in a game that is not played against the clock. */
export function canPlan({ info, table }: OnlineTable): boolean {
	const own = info.you === null ? undefined : info.seats[info.you];
	if (!table || info.status !== 'playing' || own?.kind !== 'person') return false;
	return info.terms.clock.kind !== 'live' && seatToMove(table) !== info.you;
}

/** What is planned for your own seat. It is asked for anew after every move, which may have used a part of it up. */
export function usePlan(online: OnlineTable): readonly [ReplyPlan, (plan: ReplyPlan) => void] {
	const { id, ply } = online.info;
	const isPossible = canPlan(online);
	// Taking back makes plans void, and may lead to a ply that was there before.
	const { branch } = online;
	const [plan, setPlan] = useState<ReplyPlan>([]);
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
