import { Agent, request } from 'node:https';
import { lookupPublic } from './endpoint.js';

export interface PushRequest {
	readonly endpoint: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
}

/** Sends a notice to a push service, and returns the status code. Rejects without a response. */
export type PushTransport = (wanted: PushRequest) => Promise<number>;

/** The timeout of a push service, in milliseconds. */
const PATIENCE = 8000;

const agent = new Agent({ keepAlive: true, maxSockets: 4, lookup: lookupPublic });

export const pushByHttps: PushTransport = ({ endpoint, headers, body }) =>
	new Promise((resolve, reject) => {
		const signal = AbortSignal.timeout(PATIENCE);
		const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (response) => {
			// Only the status matters; the body is not read, and redirects are not followed.
			resolve(response.statusCode ?? 0);
			response.destroy();
		});
		sent.on('error', reject);
		sent.end(body);
	});
