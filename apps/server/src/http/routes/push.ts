import type { PushKey } from '@rumis/protocol';
import { subscribeSchema, unsubscribeSchema } from '@rumis/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.js';
import { isEndpoint } from '../../push/endpoint.js';
import { subscribe, unsubscribe } from '../../push/subscriptions.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { findVisitor } from '../visitor.js';

/** Push subscriptions: where a browser is notified that it is the player's turn. */
export function addPush(app: FastifyInstance, context: Context): void {
	const { store, notices } = context;

	app.get('/api/push', async (): Promise<PushKey> => ({ key: notices?.keys.publicKey ?? null }));

	app.put('/api/push', async (request, reply) => {
		const wanted = parse(subscribeSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		if (!notices) return refuse(reply, { code: 'noPush' });
		const person = await findVisitor(request, context);
		if (!person || person.isProgram) return refuse(reply, { code: 'noSession' });
		if (!isEndpoint(wanted.value.endpoint)) return refuse(reply, { code: 'badEndpoint' });
		const isDone = await store.write((tx) => subscribe(tx, person, wanted.value), { repeatable: true });
		return isDone ? reply.code(204).send() : refuse(reply, { code: 'noSession' });
	});

	app.delete('/api/push', async (request, reply) => {
		const wanted = parse(unsubscribeSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const person = await findVisitor(request, context);
		if (!person) return refuse(reply, { code: 'noSession' });
		await store.write((tx) => unsubscribe(tx, person, wanted.value.endpoint), { repeatable: true });
		return reply.code(204).send();
	});
}
