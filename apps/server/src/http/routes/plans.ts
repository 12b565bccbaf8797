import type { PlanAnswer } from '@rumis/protocol';
import { planSchema, tableParamsSchema } from '@rumis/protocol/schemas';
import { err, ok } from '@rumis/rules';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.js';
import { readRows } from '../../game/lockGame.js';
import { makePlan, plannedBy } from '../../game/plans.js';
import { seatOfPerson } from '../../game/requests.js';
import { sourceOf } from '../../util/address.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { findVisitor } from '../visitor.js';

/** Planned replies. Only the owner of a seat can see its plan. */
export function addPlans(app: FastifyInstance, context: Context): void {
	const { games, limiters } = context;
	app.get('/api/tables/:id/plan', async (request, reply) => {
		const params = parse(tableParamsSchema, request.params);
		const person = await findVisitor(request, context);
		if (!params.ok || !person) return refuse(reply, { code: params.ok ? 'noSession' : 'noTable' });
		const { id } = params.value;
		const found = await games.look(id, async (tx) => {
			const rows = await readRows(tx, id, 'look');
			if (!rows) return err({ code: 'noTable' } as const);
			const seat = seatOfPerson(rows, person);
			if (seat === null) return err({ code: 'notSeated' } as const);
			return ok({ ply: rows.game.ply, plan: plannedBy(rows, seat) } satisfies PlanAnswer);
		});
		if (!found.ok) return refuse(reply, found.error);
		return found.value.ok ? found.value.value : refuse(reply, found.value.error);
	});
	app.put('/api/tables/:id/plan', async (request, reply) => {
		const params = parse(tableParamsSchema, request.params);
		const wanted = parse(planSchema, request.body);
		const person = await findVisitor(request, context);
		if (!params.ok || !person) return refuse(reply, { code: params.ok ? 'noSession' : 'noTable' });
		if (!wanted.ok) return refuse(reply, wanted.error);
		if (!limiters.plans.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		const { ply, plan } = wanted.value;
		const made = await games.change(params.value.id, async (locked) => {
			await games.settle(locked);
			const seat = seatOfPerson(locked, person);
			return seat === null ? err({ code: 'notSeated' }) : makePlan(locked, seat, ply, plan);
		});
		return made.ok ? ({ ply, plan: made.value } satisfies PlanAnswer) : refuse(reply, made.error);
	});
}
