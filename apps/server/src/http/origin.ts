import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

type Asked = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether the page that asks is one of ours. The host names the addresses that it serves; without such a list
 * the page must come from the very address that it asks.
 */
export function isOwnOrigin({ headers, host }: Asked, { origins }: Pick<Config, 'origins'>): boolean {
	const { origin } = headers;
	if (origin === undefined || !URL.canParse(origin)) return false;
	return origins.length > 0 ? origins.includes(origin) : new URL(origin).host === host;
}
