import { tableParamsSchema } from '@rumis/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.js';
import { recordOf } from '../../game/reading.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';

/** Games as records, to keep and to replay. */
export function addRecords(app: FastifyInstance, { store, games, config }: Context): void {
	app.get('/api/tables/:id/record', async (request, reply) => {
		const params = parse(tableParamsSchema, request.params);
		if (!params.ok) return refuse(reply, { code: 'noTable' });
		const { id } = params.value;
		const site = config.origins[0] ?? `${request.protocol}://${request.host}`;
		const record = await store.read((tx) => recordOf(tx, games.cache, id, site));
		if (record === null) return refuse(reply, { code: 'noTable' });
		return reply
			.type('text/plain; charset=utf-8')
			.header('content-disposition', `attachment; filename="rumis-${id}.rumis"`)
			.send(record);
	});
}
