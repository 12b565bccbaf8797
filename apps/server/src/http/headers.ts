import type { FastifyInstance } from 'fastify';
import type { Context } from '../context/context.js';

/** The game loads nothing from other origins. Bots and the solver use WebAssembly and workers. */
const CONTENT_POLICY = [
	"default-src 'self'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"worker-src 'self' blob:",
	"connect-src 'self'",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join('; ');

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
	'content-security-policy': CONTENT_POLICY,
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
};

const A_YEAR = 'max-age=31536000';

/** Adds the standard headers to every response. */
export function addHeaders(app: FastifyInstance, { config }: Context): void {
	const isHttps = config.origins.some((origin) => origin.startsWith('https:'));
	app.addHook('onSend', async (request, reply) => {
		void reply.headers(SECURITY_HEADERS);
		if (isHttps || request.protocol === 'https') void reply.header('strict-transport-security', A_YEAR);
	});
}
