import { Agent, request } from 'node:https';
import { lookupPublic } from './endpoint.js';

export interface PushRequest {
	readonly endpoint: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
}

/** Brings a notice to a push service, and returns the status of its answer. Rejects when there is none. */
export type PushTransport = (wanted: PushRequest) => Promise<number>;

/** A push service that does not answer for so long does not answer. */
const PATIENCE = 8000;

const agent = new Agent({ keepAlive: true, maxSockets: 4, lookup: lookupPublic });

export const pushByHttps: PushTransport = ({ endpoint, headers, body }) =>
	new Promise((resolve, reject) => {
		const signal = AbortSignal.timeout(PATIENCE);
		const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (response) => {
			// Only the status counts; whatever else it says is not read, and no other address is followed.
			resolve(response.statusCode ?? 0);
			response.destroy();
		});
		sent.on('error', reject);
		sent.end(body);
	});
