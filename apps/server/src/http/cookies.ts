import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

/** The lifetime of a session, in seconds. */
const MAX_AGE = 400 * 24 * 3600;

/** Browsers accept the `__Host-` prefix only over https and from this exact host. */
const SECURE_NAME = '__Host-rumis';
const PLAIN_NAME = 'rumis';

/** Whether the browser uses https, possibly to a proxy in front of us. */
const isSecure = ({ protocol }: FastifyRequest, { origins }: Config): boolean =>
	protocol === 'https' || (origins.length > 0 && origins.every((origin) => origin.startsWith('https:')));

const nameFor = (request: FastifyRequest, config: Config): string =>
	isSecure(request, config) ? SECURE_NAME : PLAIN_NAME;

export const readCookie = (request: FastifyRequest, config: Config): string | undefined =>
	request.cookies[nameFor(request, config)];

export function setCookie(
	request: FastifyRequest,
	reply: FastifyReply,
	config: Config,
	secret: string,
): void {
	void reply.setCookie(nameFor(request, config), secret, {
		path: '/',
		httpOnly: true,
		sameSite: 'lax',
		secure: isSecure(request, config),
		maxAge: MAX_AGE,
	});
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
	void reply.clearCookie(nameFor(request, config), { path: '/', secure: isSecure(request, config) });
}
