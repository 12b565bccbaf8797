/** A browser's HTTP side: a cookie, and retries. */
import { HttpClient, type Reply } from '@rumis/client/node';
import type { CreateTable, Seated } from '@rumis/protocol';
import { pause } from './numbers.js';

const PATIENCE = 3500;
const PAUSE = 150;

export class Visitor extends HttpClient {
	/** Retries until there is a response; null if it is no longer wanted. */
	async insist(
		method: string,
		path: string,
		body: unknown,
		isWanted: () => boolean,
	): Promise<Reply<unknown> | null> {
		while (isWanted()) {
			const reply = await this.request(method, path, body, PATIENCE).catch(() => null);
			if (reply && reply.status < 500) return reply;
			await pause(PAUSE);
		}
		return null;
	}

	/** Gets a session first: without a cookie, a retry would be another person. */
	private async begin(isWanted: () => boolean): Promise<void> {
		if (this.cookie === null) await this.insist('PUT', '/api/me', { name: 'Player' }, isWanted);
	}

	/** Creates a table; null if no longer wanted. A table whose response was lost stays empty. */
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
