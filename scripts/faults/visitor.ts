/** A browser's side of HTTP: a cookie, and the patience to ask again. */
import { HttpClient, type Reply } from '@rumis/client/node';
import type { CreateTable, Seated } from '@rumis/protocol';
import { pause } from './numbers.js';

const PATIENCE = 3500;
const PAUSE = 150;

export class Visitor extends HttpClient {
	/** Asks until somebody answers; null when nobody wants to know any more. */
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
