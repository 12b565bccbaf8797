import { wantedPairingSchema } from '@rumis/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.js';
import { sourceMark, sourceOf } from '../../util/address.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { findVisitor, needVisitor } from '../visitor.js';

/** Quick pairing. A waiting client polls every few seconds, which also shows that it is still there. */
export function addPairing(app: FastifyInstance, context: Context): void {
	const { pairings, limiters } = context;
	app.put('/api/pairing', async (request, reply) => {
		const wanted = parse(wantedPairingSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const visitor = await needVisitor(request, reply, context, wanted.value.name);
		if (!visitor.ok) return refuse(reply, visitor.error);
		const person = visitor.value;
		// Pairing is for people; programs take seats at tables that allow them.
		if (person.isProgram) return refuse(reply, { code: 'noPerson' });
		const source = sourceOf(request.ip);
		// Each search may become a table, so it counts as one.
		if (!(await pairings.isSearching(person)) && !limiters.tables.take(source))
			return refuse(reply, { code: 'tooFast' });
		return pairings.search(person, wanted.value, sourceMark(source));
	});
	app.delete('/api/pairing', async (request, reply) => {
		const person = await findVisitor(request, context);
		if (person) await pairings.cancel(person);
		return reply.code(204).send();
	});
	app.get('/api/pairing/pools', () => pairings.pools());
}
