import type { Me } from '@rumis/protocol';
import { meSchema } from '@rumis/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.js';
import type { Person } from '../../game/person.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { findVisitor, needVisitor } from '../visitor.js';

/** Who one is here. A name suffices. */
export function addMe(app: FastifyInstance, context: Context): void {
	app.get('/api/me', async (request): Promise<Me> => describe(await findVisitor(request, context), context));
	app.put('/api/me', async (request, reply) => {
		const wanted = parse(meSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const person = await needVisitor(request, reply, context, wanted.value.name);
		return person ? describe(person, context) : refuse(reply, { code: 'noSession' });
	});
}

async function describe(person: Person | null, { store }: Context): Promise<Me> {
	const id = person?.account ?? null;
	if (!person || id === null) return { name: person?.name ?? null, account: null };
	const account = await store.read(({ db }) =>
		db.selectFrom('account').select(['id', 'name']).where('id', '=', id).executeTakeFirst(),
	);
	return { name: person.name, account: account ?? null };
}
