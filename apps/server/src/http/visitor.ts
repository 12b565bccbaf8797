import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import type { Person } from '../game/person.js';
import { cleanOnlineName } from '../util/names.js';
import { readCookie, setCookie } from './cookies.js';

/** Who asks: a program by its token, a browser by its cookie, or nobody in particular. */
export async function findVisitor(request: FastifyRequest, context: Context): Promise<Person | null> {
	const { authorization } = request.headers;
	if (authorization !== undefined) {
		const token = /^Bearer ([\w.-]+)$/.exec(authorization)?.[1];
		return token ? context.sessions.find(token, 'token') : null;
	}
	const cookie = readCookie(request, context.config);
	return cookie ? context.sessions.find(cookie, 'cookie') : null;
}

/** Who asks, with a session that begins now if there was none; the browser gets its cookie with the answer. */
export async function needVisitor(
	request: FastifyRequest,
	reply: FastifyReply,
	context: Context,
	wanted: string | undefined,
): Promise<Person | null> {
	const found = await findVisitor(request, context);
	const name = wanted === undefined ? undefined : cleanOnlineName(wanted);
	if (found) return name === undefined ? found : context.sessions.rename(found, name);
	// A program whose token is wrong must not become somebody by that.
	if (request.headers.authorization !== undefined) return null;
	const { person, secret } = await context.sessions.begin(name ?? '');
	setCookie(request, reply, context.config, secret);
	return person;
}

export type Owner = Person & { readonly account: string };

/** Who is signed in to an account; null for everybody else, and for programs. */
export async function needAccount(request: FastifyRequest, context: Context): Promise<Owner | null> {
	const person = await findVisitor(request, context);
	return person && person.account !== null ? { ...person, account: person.account } : null;
}
