import type { TokenList } from '@rumis/protocol';
import { newTokenSchema, tokenParamsSchema } from '@rumis/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { listTokens, makeToken, revokeToken } from '../../accounts/tokens.js';
import type { Context } from '../../context/context.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { needAccount } from '../visitor.js';

/** Bearer tokens, which let external programs take seats. */
export function addTokens(app: FastifyInstance, context: Context): void {
	const { store, endings, hostState } = context;

	app.get('/api/tokens', async (request, reply) => {
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		const tokens = await store.read((tx) => listTokens(tx, owner.account));
		return { tokens } satisfies TokenList;
	});

	app.post('/api/tokens', async (request, reply) => {
		const wanted = parse(newTokenSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		// A token has its own name, and could chat.
		if (hostState.isMuted(owner)) return refuse(reply, { code: 'muted' });
		const made = await makeToken(store, owner.account, wanted.value.label);
		return made.ok ? reply.code(201).send(made.value) : refuse(reply, made.error);
	});

	app.delete('/api/tokens/:id', async (request, reply) => {
		const params = parse(tokenParamsSchema, request.params);
		if (!params.ok) return refuse(reply, { code: 'noToken' });
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		const isRevoked = await revokeToken(store, owner.account, params.value.id);
		if (!isRevoked) return refuse(reply, { code: 'noToken' });
		endings.tell([params.value.id], 'away');
		return reply.code(204).send();
	});
}
