import { tableParamsSchema } from '@rumis/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.js';
import { recordOf } from '../../game/reading.js';
import { sourceOf } from '../../util/address.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';

/** Games as downloadable records. */
export function addRecords(app: FastifyInstance, { games, config, limiters }: Context): void {
	app.get('/api/tables/:id/record', async (request, reply) => {
		const params = parse(tableParamsSchema, request.params);
		if (!params.ok) return refuse(reply, { code: 'noTable' });
		const { id } = params.value;
		const site = config.origins[0] ?? `${request.protocol}://${request.host}`;
		if (!limiters.joins.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		const prepared = await games.prepare(id);
		if (!prepared.ok) return refuse(reply, prepared.error);
		const record = await games.look(id, (tx) => recordOf(tx, games.cache, id, site));
		if (!record.ok) return refuse(reply, record.error);
		if (record.value === null) return refuse(reply, { code: 'noTable' });
		return reply
			.type('text/plain; charset=utf-8')
			.header('content-disposition', `attachment; filename="rumis-${id}.rumis"`)
			.send(record.value);
	});
}
