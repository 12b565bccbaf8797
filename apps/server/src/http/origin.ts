import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

type Asked = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether the request comes from one of our pages. The host lists the allowed origins; without a list, the
 * origin must match the request's host.
 */
export function isOwnOrigin({ headers, host }: Asked, { origins }: Pick<Config, 'origins'>): boolean {
	const { origin } = headers;
	if (origin === undefined || !URL.canParse(origin)) return false;
	return origins.length > 0 ? origins.includes(origin) : new URL(origin).host === host;
}
