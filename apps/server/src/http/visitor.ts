import type { Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.js';
import type { Person } from '../game/person.js';
import { sourceOf } from '../util/address.js';
import { cleanNewName } from '../util/names.js';
import { readCookie, setCookie } from './cookies.js';

/** The client: a program by its token, a browser by its cookie, or null. */
export async function findVisitor(request: FastifyRequest, context: Context): Promise<Person | null> {
	const { authorization } = request.headers;
	if (authorization !== undefined) {
		const token = /^Bearer ([\w.-]+)$/.exec(authorization)?.[1];
		return token ? context.sessions.find(token, 'token') : null;
	}
	const cookie = readCookie(request, context.config);
	return cookie ? context.sessions.find(cookie, 'cookie') : null;
}

/**
 * The client, with a new session if it had none; the response then sets the cookie. The requested name must
 * not be an account's.
 */
export async function needVisitor(
	request: FastifyRequest,
	reply: FastifyReply,
	context: Context,
	wanted: string | undefined,
): Promise<Result<Person, Refusal>> {
	const { sessions, accounts, limiters } = context;
	const found = await findVisitor(request, context);
	// A program with an invalid token must not get a session.
	if (!found && request.headers.authorization !== undefined) return err({ code: 'noSession' });
	if (found && found.account !== null) return ok(found);
	const name = wanted === undefined ? undefined : cleanNewName(wanted);
	if (name !== undefined && (await accounts.hasName(name))) return err({ code: 'nameTaken' });
	if (found) {
		// A muted or renamed person cannot choose a new name.
		const mayRename = name !== undefined && !context.hostState.isMuted(found);
		return ok(mayRename ? await sessions.rename(found, name) : await withoutTakenName(found, context));
	}
	if (!limiters.sessions.take(sourceOf(request.ip))) return err({ code: 'tooFast' });
	const { person, secret } = await sessions.begin(name ?? '');
	setCookie(request, reply, context.config, secret);
	return ok(person);
}

/**
 * Clears a guest's name if an account was created with it since. Programs keep theirs: they are marked as
 * such.
 */
async function withoutTakenName(person: Person, { accounts }: Context): Promise<Person> {
	const isTaken = !person.isProgram && (await accounts.hasName(person.name));
	return isTaken ? { ...person, name: '' } : person;
}

export type Owner = Person & { readonly account: string };

/** The signed-in account; null for guests and programs. */
export async function needAccount(request: FastifyRequest, context: Context): Promise<Owner | null> {
	const person = await findVisitor(request, context);
	return person && person.account !== null ? { ...person, account: person.account } : null;
}
