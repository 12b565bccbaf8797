import type { NoticeList } from '@rumis/protocol';
import { reportSchema } from '@rumis/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.js';
import { report } from '../../moderation/reports.js';
import { sourceOf } from '../../util/address.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { findVisitor } from '../visitor.js';

/** Reports from players to hosts, and announcements from hosts to everyone. */
export function addReports(app: FastifyInstance, context: Context): void {
	const { store, accounts, limiters, hostState } = context;

	app.post('/api/reports', async (request, reply) => {
		const wanted = parse(reportSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const reporter = await findVisitor(request, context);
		if (!reporter) return refuse(reply, { code: 'noSession' });
		if (!limiters.reports.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		const reported = await report(store, accounts, reporter, wanted.value);
		return reported.ok ? reply.code(204).send() : refuse(reply, reported.error);
	});

	app.get('/api/notices', async (): Promise<NoticeList> => ({ notices: hostState.notices }));
}
