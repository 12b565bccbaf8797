import { setTimeout as sleep } from 'node:timers/promises';
import type { Me, Seated, TableList, TableRow } from '@rumis/protocol';
import type { Result } from '@rumis/rules';
import { Failure } from '../failure.js';
import { Line } from './line.js';
import { Mind, type MindChoice } from './mind.js';
import { OnlineGame, type Outcome } from './onlineGame.js';
import { sayOutcome, sayRefusal } from './sayings.js';
import { isPassing, type Site, type SiteError } from './site.js';

/** How often one looks for a table, or asks again, in milliseconds. */
const LOOK_EVERY = 3000;

export interface Place {
	readonly table: string;
	readonly invite?: string;
}

export interface BotOptions {
	readonly site: Site;
	readonly mind: MindChoice;
	/** What the bot is called at tables; else as its token is. */
	readonly name?: string;
	/** Where it sits down. Nowhere in particular: at open tables of the lobby, one after the other. */
	readonly places: readonly Place[];
	/** After so many games it ends. */
	readonly games: number;
	readonly say: (line: string) => void;
	readonly complain: (line: string) => void;
	readonly signal: AbortSignal;
}

/** Plays until it is stopped, or has played what it was asked for. Throws `Failure` with one line. */
export class OnlineBot {
	private readonly mind: Mind;
	private played = 0;

	constructor(private readonly options: BotOptions) {
		this.mind = new Mind(options.mind);
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
			await this.mind.close();
		}
	}

	private get isWanted(): boolean {
		return !this.options.signal.aborted && this.played < this.options.games;
	}

	/** One table after the other; at the only one, again and again with those who want to. */
	private async playAt(places: readonly Place[]): Promise<void> {
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

	/** A table where the bot sits already, as after a restart; else an open one, at which it sits down now. */
	private async findTable(): Promise<string | null> {
		const mine = await this.list('/api/mine?limit=20');
		const own = mine.find(({ status, seats, you }) => {
			const isOurs = you !== undefined && seats[you]?.kind === 'person';
			return isOurs && (status === 'playing' || status === 'waiting');
		});
		if (own) return own.id;
		const open = await this.list('/api/tables?status=waiting');
		for (const { id, rated } of open) {
			// With a program at the table the game would not count, and those who wait there want it to.
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

	private async sitDown(place: Place): Promise<void> {
		const seated = await this.ask(() => this.seat(place));
		if (!seated.ok && !this.options.signal.aborted) throw new Failure(sayRefusal(seated.error, place.table));
	}

	private seat({ table, invite }: Place): Promise<Result<Seated, SiteError>> {
		const { site, name } = this.options;
		const wanted = { ...(invite === undefined ? {} : { invite }), ...(name === undefined ? {} : { name }) };
		return site.ask<Seated>('POST', `/api/tables/${table}/seats`, wanted);
	}

	/** Asks until there is an answer that counts. */
	private async ask<Value>(task: () => Promise<Result<Value, SiteError>>): Promise<Result<Value, SiteError>> {
		for (;;) {
			const answer = await task();
			if (answer.ok || !isPassing(answer.error) || this.options.signal.aborted) return answer;
			await this.rest();
		}
	}

	/** Plays at a table to the end. Returns where it goes on when all want to play again. */
	private async play(table: string, playsAgain: boolean): Promise<string | null> {
		const { site, say, complain, signal } = this.options;
		say(`Table ${table}`);
		const wantsMore = (): boolean => playsAgain && this.played < this.options.games;
		try {
			return await new Promise<string | null>((resolve, reject) => {
				const game = new OnlineGame(table, this.mind, {
					send: (message) => line.send(message),
					onFault: (reason) => complain(`the program failed: ${reason}`),
					onRematch: (next) => end(() => resolve(wantsMore() ? next : null)),
					onOutcome: (outcome) => {
						this.count(outcome);
						if (outcome.kind === 'fault') end(() => reject(new Failure(sayOutcome(outcome, table))));
						else if (outcome.kind === 'over' && wantsMore()) game.askRematch();
						else end(() => resolve(null));
					},
				});
				const line = new Line(site, {
					onUp: () => game.up(),
					onDown: () => complain('the connection is lost; trying again'),
					onMessage: (message) => game.hear(message),
					onEnd: (reason) => end(() => reject(new Failure(reason))),
				});
				const stop = (): void => end(() => resolve(null));
				signal.addEventListener('abort', stop);
				const end = (task: () => void): void => {
					signal.removeEventListener('abort', stop);
					game.stop();
					// What was wished last is still on its way.
					setImmediate(() => line.close());
					task();
				};
				if (signal.aborted) stop();
			});
		} finally {
			await this.mind.close();
		}
	}

	private count(outcome: Outcome): void {
		if (outcome.kind === 'over') this.played++;
		this.options.say(sayOutcome(outcome, ''));
	}

	private async rest(): Promise<void> {
		await sleep(LOOK_EVERY, undefined, { signal: this.options.signal }).catch(() => {});
	}
}
