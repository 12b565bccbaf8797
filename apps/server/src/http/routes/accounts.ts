import type { Refusal } from '@rumis/protocol';
import { deleteAccountSchema, newPasswordSchema, signInSchema } from '@rumis/protocol/schemas';
import type { Result } from '@rumis/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../accounts/accounts.js';
import { accountName } from '../../accounts/names.js';
import type { Context } from '../../context.js';
import { sourceOf } from '../../util/address.js';
import { clearCookie, setCookie } from '../cookies.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { findVisitor, needAccount } from '../visitor.js';
import { describeMe } from './me.js';

/** Accounts: making one, signing in and out, and what only its owner may do. */
export function addAccounts(app: FastifyInstance, context: Context): void {
	addSigningIn(app, context);
	addOwn(app, context);
}

function addSigningIn(app: FastifyInstance, context: Context): void {
	const { accounts, limiters } = context;

	app.post('/api/accounts', async (request, reply) => {
		const wanted = parse(signInSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		if (isProgram(request)) return refuse(reply, { code: 'noSession' });
		if (!limiters.accounts.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		const created = await accounts.create(await findVisitor(request, context), wanted.value);
		return welcome(request, reply, context, created, 201);
	});

	app.post('/api/accounts/sign-in', async (request, reply) => {
		const wanted = parse(signInSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		if (isProgram(request)) return refuse(reply, { code: 'noSession' });
		const mayTry =
			limiters.signIns.take(sourceOf(request.ip)) && limiters.names.take(nameKey(wanted.value.name));
		if (!mayTry) return refuse(reply, { code: 'tooFast' });
		const signedIn = await accounts.signIn(await findVisitor(request, context), wanted.value);
		return welcome(request, reply, context, signedIn, 200);
	});
}

/** A token says who a program is; it is nobody who could have a password. */
const isProgram = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined;

/** Tries are counted by the name that would be found, however it is written. */
function nameKey(text: string): string {
	const name = accountName(text);
	return name.ok ? `name ${name.value.key}` : 'none';
}

function welcome(
	request: FastifyRequest,
	reply: FastifyReply,
	{ config }: Context,
	signedIn: Result<SignedIn, Refusal>,
	status: number,
): FastifyReply {
	if (!signedIn.ok) return refuse(reply, signedIn.error);
	const { person, secret } = signedIn.value;
	if (secret !== null) setCookie(request, reply, config, secret);
	return reply.code(status).send(describeMe(person));
}

function addOwn(app: FastifyInstance, context: Context): void {
	const { accounts, limiters, config } = context;

	app.post('/api/accounts/sign-out', async (request, reply) => {
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		await accounts.signOut(owner);
		clearCookie(request, reply, config);
		return describeMe(null);
	});

	app.put('/api/accounts/password', async (request, reply) => {
		const wanted = parse(newPasswordSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		if (!limiters.names.take(`account ${owner.account}`)) return refuse(reply, { code: 'tooFast' });
		const changed = await accounts.changePassword(owner, wanted.value);
		return changed.ok ? reply.code(204).send() : refuse(reply, changed.error);
	});

	app.delete('/api/accounts', async (request, reply) => {
		const wanted = parse(deleteAccountSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		if (!limiters.names.take(`account ${owner.account}`)) return refuse(reply, { code: 'tooFast' });
		const removed = await accounts.remove(owner, wanted.value.password);
		if (!removed.ok) return refuse(reply, removed.error);
		clearCookie(request, reply, config);
		return reply.code(204).send();
	});
}
