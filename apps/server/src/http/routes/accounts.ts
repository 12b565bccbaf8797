import type { Refusal } from '@rumis/protocol';
import { deleteAccountSchema, newPasswordSchema, signInSchema } from '@rumis/protocol/schemas';
import type { Result } from '@rumis/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.js';
import type { NewSession } from '../../sessions/sessions.js';
import { sourceOf } from '../../util/address.js';
import { plainKey } from '../../util/skeleton.js';
import { clearCookie, setCookie } from '../cookies.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { findVisitor, needAccount } from '../visitor.js';
import { describeMe } from './me.js';

/** Accounts: signing up, signing in and out, and owner-only actions. */
export function addAccounts(app: FastifyInstance, context: Context): void {
	addSigningIn(app, context);
	addOwn(app, context);
}

function addSigningIn(app: FastifyInstance, context: Context): void {
	const { accounts, limiters, guesses } = context;

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
		const { name, password } = wanted.value;
		const account = await accounts.named(name);
		// Guesses at unknown names are limited like those at existing ones.
		const guess = guesses.begin(account?.id ?? `nobody ${plainKey(name)}`, sourceOf(request.ip));
		if (!guess) return refuse(reply, { code: 'tooFast' });
		const signedIn = await accounts.signIn(await findVisitor(request, context), account, password);
		if (signedIn.ok) guess.wasRight();
		return welcome(request, reply, context, signedIn, 200);
	});
}

/** A token identifies a program, which has no password. */
const isProgram = ({ headers }: FastifyRequest): boolean => headers.authorization !== undefined;

function welcome(
	request: FastifyRequest,
	reply: FastifyReply,
	{ config }: Context,
	signedIn: Result<NewSession, Refusal>,
	status: number,
): FastifyReply {
	if (!signedIn.ok) return refuse(reply, signedIn.error);
	const { person, secret } = signedIn.value;
	setCookie(request, reply, config, secret);
	return reply.code(status).send(describeMe(person));
}

function addOwn(app: FastifyInstance, context: Context): void {
	const { accounts, guesses, config } = context;

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
		const guess = guesses.begin(owner.account, sourceOf(request.ip));
		if (!guess) return refuse(reply, { code: 'tooFast' });
		const changed = await accounts.changePassword(owner, wanted.value);
		if (!changed.ok) return refuse(reply, changed.error);
		guess.wasRight();
		setCookie(request, reply, config, changed.value);
		return reply.code(204).send();
	});

	app.delete('/api/accounts', async (request, reply) => {
		const wanted = parse(deleteAccountSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		if (!guesses.begin(owner.account, sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		const removed = await accounts.remove(owner, wanted.value.password);
		if (!removed.ok) return refuse(reply, removed.error);
		clearCookie(request, reply, config);
		return reply.code(204).send();
	});
}
