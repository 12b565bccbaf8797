/** A browser's side of HTTP: a cookie, and the patience to ask again. */
import type { CreateTable, Seated } from '@rumis/protocol';
import { pause } from './numbers.js';

const PATIENCE = 3500;
const PAUSE = 150;

export interface Reply {
	readonly status: number;
	readonly body: unknown;
}

export class Visitor {
	cookie: string | null = null;

	constructor(
		readonly url: string,
		readonly headers: Readonly<Record<string, string>> = {},
	) {}

	/** One attempt. Rejects when nobody answers. */
	async request(method: string, path: string, body?: unknown): Promise<Reply> {
		const headers: Record<string, string> = { origin: this.url, ...this.headers };
		if (body !== undefined) headers['content-type'] = 'application/json';
		if (this.cookie) headers.cookie = this.cookie;
		const signal = AbortSignal.timeout(PATIENCE);
		const sent = body === undefined ? {} : { body: JSON.stringify(body) };
		const response = await fetch(`${this.url}${path}`, { method, headers, signal, ...sent });
		const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
		if (cookie) this.cookie = cookie;
		const text = await response.text();
		const isJson = response.headers.get('content-type')?.includes('json');
		return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
	}

	/** Asks until somebody answers; null when nobody wants to know any more. */
	async insist(method: string, path: string, body: unknown, isWanted: () => boolean): Promise<Reply | null> {
		while (isWanted()) {
			const reply = await this.request(method, path, body).catch(() => null);
			if (reply && reply.status < 500) return reply;
			await pause(PAUSE);
		}
		return null;
	}

	/** A session first: without a cookie, who asks twice would be two people. */
	private async begin(isWanted: () => boolean): Promise<void> {
		if (this.cookie === null) await this.insist('PUT', '/api/me', { name: 'Player' }, isWanted);
	}

	/** A new table, or null when nobody wants one any more. A table that was made unheard stays empty. */
	async create(table: Partial<CreateTable>, isWanted: () => boolean = () => true): Promise<Seated | null> {
		await this.begin(isWanted);
		const wanted = { scenario: 'chullpa', players: 2, seats: [{ kind: 'me' }, { kind: 'open' }], ...table };
		const reply = await this.insist('POST', '/api/tables', wanted, isWanted);
		if (reply && reply.status !== 201) throw new Error(`no table: ${JSON.stringify(reply.body)}`);
		return reply && (reply.body as Seated);
	}

	async sit(game: string, isWanted: () => boolean = () => true): Promise<boolean> {
		await this.begin(isWanted);
		const reply = await this.insist('POST', `/api/tables/${game}/seats`, {}, isWanted);
		if (reply && reply.status !== 200) throw new Error(`no seat: ${JSON.stringify(reply.body)}`);
		return reply !== null;
	}
}
