import { setTimeout as sleep } from 'node:timers/promises';
import { TableClient } from '@rumis/client';
import { nodeEnvironment } from '@rumis/client/node';
import type { Me, Seated, TableList, TableRow } from '@rumis/protocol';
import type { Result } from '@rumis/rules';
import { Failure } from '../shared/failure.js';
import { type EngineChoice, EngineRunner } from './engineRunner.js';
import { OnlineGame, type Outcome } from './onlineGame.js';
import { isTransient, type Site, type SiteError } from './site.js';

/** The polling and retry interval, in milliseconds. */
const LOOK_EVERY = 3000;

export interface TableAddress {
	readonly table: string;
	readonly invite?: string;
}

export interface BotOptions {
	readonly site: Site;
	readonly engine: EngineChoice;
	/** The bot's name at tables; default: its token's. */
	readonly name?: string;
	/** The tables to join. If empty: open tables of the lobby, one after the other. */
	readonly places: readonly TableAddress[];
	/** Stops after this many games. */
	readonly games: number;
	readonly say: (line: string) => void;
	readonly complain: (line: string) => void;
	readonly signal: AbortSignal;
}

/** Plays until stopped, or until the requested games are played. Throws `Failure` with a one-line message. */
export class OnlineBot {
	private readonly engine: EngineRunner;
	private played = 0;

	constructor(private readonly options: BotOptions) {
		this.engine = new EngineRunner(options.engine);
	}

	async run(): Promise<void> {
		const { site, places, say } = this.options;
		try {
			const me = await site.ask<Me>('GET', '/api/me');
			if (!me.ok) throw new Failure(sayRefusal(me.error, site.url));
			if (me.value.name === null) throw new Failure('the server does not accept this token');
			say(`Connected to ${site.url}`);
			if (places.length > 0) await this.playAt(places);
			else await this.playInLobby();
		} finally {
			await this.engine.close();
		}
	}

	private get isWanted(): boolean {
		return !this.options.signal.aborted && this.played < this.options.games;
	}

	/** One table after the other; at a single table, also rematches. */
	private async playAt(places: readonly TableAddress[]): Promise<void> {
		const staysThere = places.length === 1;
		for (const place of places) {
			if (!this.isWanted) return;
			await this.sitDown(place);
			let next: string | null = place.table;
			while (next !== null && this.isWanted) next = await this.play(next, staysThere);
		}
	}

	private async playInLobby(): Promise<void> {
		while (this.isWanted) {
			const game = await this.findTable();
			if (game === null) await this.rest();
			else await this.play(game, false);
		}
	}

	/**
	 * A table where the bot already has a seat, as after a restart; else an open one, where it takes a seat.
	 */
	private async findTable(): Promise<string | null> {
		const mine = await this.list('/api/mine?limit=20');
		const own = mine.find(({ status, seats, you }) => {
			const isOurs = you !== undefined && seats[you]?.kind === 'person';
			return isOurs && (status === 'playing' || status === 'waiting');
		});
		if (own) return own.id;
		const open = await this.list('/api/tables?status=waiting');
		for (const { id, rated } of open) {
			// A program would make the game unrated, and the players waiting there want it rated.
			if (rated) continue;
			const seated = await this.ask(() => this.seat({ table: id }));
			if (seated.ok) return id;
		}
		return null;
	}

	private async list(path: string): Promise<readonly TableRow[]> {
		const found = await this.ask(() => this.options.site.ask<TableList>('GET', path));
		return found.ok ? found.value.tables : [];
	}

	private async sitDown(place: TableAddress): Promise<void> {
		const seated = await this.ask(() => this.seat(place));
		if (!seated.ok && !this.options.signal.aborted) throw new Failure(sayRefusal(seated.error, place.table));
	}

	private seat({ table, invite }: TableAddress): Promise<Result<Seated, SiteError>> {
		const { site, name } = this.options;
		const wanted = { ...(invite === undefined ? {} : { invite }), ...(name === undefined ? {} : { name }) };
		return site.ask<Seated>('POST', `/api/tables/${table}/seats`, wanted);
	}

	/** Retries until there is a final response. */
	private async ask<Value>(task: () => Promise<Result<Value, SiteError>>): Promise<Result<Value, SiteError>> {
		for (;;) {
			const answer = await task();
			if (answer.ok || !isTransient(answer.error) || this.options.signal.aborted) return answer;
			await this.rest();
		}
	}

	/** Plays at a table to the end. Returns the table of the rematch, if all want one. */
	private async play(table: string, playsAgain: boolean): Promise<string | null> {
		const { say, complain, signal } = this.options;
		say(`Table ${table}`);
		const wantsMore = (): boolean => playsAgain && this.played < this.options.games;
		try {
			return await new Promise<string | null>((resolve, reject) => {
				const fail = (reason: string) => end(() => reject(new Failure(reason)));
				const client = this.connect(table, fail);
				const game = new OnlineGame(client, this.engine, {
					onRefused: ({ code }) => fail(sayRefusal(code, table)),
					onFault: (reason) => complain(`the program failed: ${reason}`),
					onRematch: (next) => end(() => resolve(wantsMore() ? next : null)),
					onOutcome: (outcome) => {
						this.count(outcome);
						if (outcome.kind === 'fault') fail(sayOutcome(outcome, table));
						else if (outcome.kind === 'over' && wantsMore()) game.askRematch();
						else end(() => resolve(null));
					},
				});
				const stop = (): void => end(() => resolve(null));
				signal.addEventListener('abort', stop);
				const end = (task: () => void): void => {
					signal.removeEventListener('abort', stop);
					game.stop();
					client.close();
					task();
				};
				if (signal.aborted) stop();
			});
		} finally {
			await this.engine.close();
		}
	}

	private connect(table: string, fail: (reason: string) => void): TableClient {
		const { site, complain } = this.options;
		const environment = nodeEnvironment({
			url: site.url,
			headers: () => site.headers,
			onRefused: (status) => status === 401 && fail('the server no longer accepts the token'),
		});
		const client = new TableClient(table, environment);
		let wasReady = false;
		client.subscribe(() => {
			const isReady = client.view.connection === 'ready';
			if (wasReady && client.view.connection === 'lost') complain('connection lost; reconnecting');
			wasReady = isReady;
		});
		return client;
	}

	private count(outcome: Outcome): void {
		if (outcome.kind === 'over') this.played++;
		this.options.say(sayOutcome(outcome, ''));
	}

	private async rest(): Promise<void> {
		await sleep(LOOK_EVERY, undefined, { signal: this.options.signal }).catch(() => {});
	}
}

const REFUSALS: Readonly<Partial<Record<SiteError, string>>> = {
	offline: 'no server responds',
	notRumis: 'this is not a Rumis server',
	noSession: 'the server does not accept this token',
	badVersion: 'the server uses a different protocol version',
	noTable: 'there is no such table',
	begun: 'the game has already begun',
	seatTaken: 'no free seat, or it needs an invitation: --table ID/INVITE',
	badInvite: 'the invitation is not valid for this table',
	badMessage: 'the server rejected this table or name',
};

/** Why an action failed, and where. */
const sayRefusal = (code: SiteError, where: string): string =>
	`${where}: ${REFUSALS[code] ?? `the server refused the request (${code})`}`;

/** The outcome of a game for the bot. */
function sayOutcome(outcome: Outcome, table: string): string {
	switch (outcome.kind) {
		case 'over': {
			const own = outcome.standings.find(({ seat }) => seat === outcome.seat);
			return own ? `Over: rank ${own.rank} of ${outcome.standings.length}, ${own.points} points` : 'Over';
		}
		case 'cancelled':
			return 'The table was closed before the game began';
		case 'noSeat':
			return 'Someone else has the seat';
		case 'fault':
			return table === '' ? 'Gave up' : `${table}: gave up because the program failed: ${outcome.reason}`;
	}
}
