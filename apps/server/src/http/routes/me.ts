import type { Me } from '@rumis/protocol';
import { meSchema } from '@rumis/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.js';
import type { Person } from '../../game/person.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { findVisitor, needVisitor } from '../visitor.js';

/** The public identity of a person. With an account, it is the account's name. */
export function describeMe(person: Person | null): Me {
	if (!person) return { name: null, account: null };
	return { name: person.name, account: person.account === null ? null : { name: person.name } };
}

/** The visitor's identity. A name is enough. */
export function addMe(app: FastifyInstance, context: Context): void {
	app.get('/api/me', async (request): Promise<Me> => describeMe(await findVisitor(request, context)));

	app.put('/api/me', async (request, reply) => {
		const wanted = parse(meSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const person = await needVisitor(request, reply, context, wanted.value.name);
		return person.ok ? describeMe(person.value) : refuse(reply, person.error);
	});
}
