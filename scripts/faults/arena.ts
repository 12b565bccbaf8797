/** Many games at once, each with two clients, and a new game whenever one is over. */
import type { Timing } from '@rumis/client';
import { type Random, seededRandom } from '@rumis/rules';
import type { Cleanup } from './cleanup.js';
import { Ledger } from './ledger.js';
import { until } from './numbers.js';
import { Player } from './player.js';
import { Recoveries, type Struck } from './recoveries.js';
import { Visitor } from './visitor.js';

export interface ArenaOptions {
	readonly url: string;
	readonly games: number;
	readonly seed: number;
	readonly think?: readonly [number, number];
	/** Other waits of the clients than those below. */
	readonly timing?: Partial<Timing>;
}

/** Clients as we ship them, but in more of a hurry to come back. */
const TIMING: Partial<Timing> = {
	open: 6000,
	silence: 5000,
	answer: 6000,
	firstBackoff: 50,
	longestBackoff: 400,
	retry: 100,
};
/** So many tables are made at once. */
const WIDTH = 16;

/** One place with two players, who play one game after the other. */
class ArenaTable {
	readonly players: Player[] = [];
	private isRenewing = false;

	constructor(
		private readonly arena: Arena,
		private readonly visitors: readonly [Visitor, Visitor],
		private readonly random: Random,
	) {}

	/** A new table, at which both sit down; the players themselves come with the first one. */
	async renew(): Promise<void> {
		if (this.isRenewing) return;
		this.isRenewing = true;
		const [host, guest] = this.visitors;
		const isWanted = () => this.arena.isOpen;
		const made = await host.create({}, isWanted);
		const isSeated = made !== null && (await guest.sit(made.table.id, isWanted));
		this.isRenewing = false;
		if (!isSeated) return;
		this.arena.tables++;
		if (this.players.length === 0) this.players.push(...this.visitors.map((visitor) => this.player(visitor)));
		for (const player of this.players) player.watch(made.table.id);
	}

	private player(visitor: Visitor): Player {
		const { ledger, recoveries, options } = this.arena;
		const { think = [100, 500] } = options;
		const timing = { ...TIMING, ...options.timing };
		const onOver = () => void this.renew();
		return new Player(visitor, { ledger, recoveries, random: this.random, think, timing, onOver });
	}
}

export class Arena {
	readonly ledger = new Ledger();
	readonly recoveries = new Recoveries();
	isOpen = true;
	tables = 0;
	private readonly places: ArenaTable[];

	constructor(
		cleanup: Cleanup,
		readonly options: ArenaOptions,
	) {
		const { url, games, seed } = options;
		this.places = Array.from(
			{ length: games },
			(_, n) => new ArenaTable(this, [new Visitor(url), new Visitor(url)], seededRandom(seed * 1000 + n)),
		);
		cleanup.add(() => this.close());
	}

	get players(): Player[] {
		return this.places.flatMap(({ players }) => players);
	}

	/** All tables, each with its two players. */
	async begin(): Promise<void> {
		const waiting = [...this.places];
		const work = async () => {
			for (let place = waiting.pop(); place; place = waiting.pop()) await place.renew();
		};
		await Promise.all(Array.from({ length: WIDTH }, work));
	}

	/** Waits until so many more requests were acknowledged. */
	async progress(acks: number, ms = 20_000): Promise<boolean> {
		const wanted = this.ledger.acks.length + acks;
		return until(() => this.ledger.acks.length >= wanted, ms);
	}

	/** Nobody requests anything new; waits until all requests are answered. */
	async settle(ms = 30_000): Promise<boolean> {
		this.isOpen = false;
		for (const player of this.players) player.isPlaying = false;
		return until(() => this.players.every(({ pending }) => pending === null), ms);
	}

	/** A fault happens now. Who waits for an answer is hit at once if it strikes those, and not connections. */
	fault(what: Struck): void {
		this.recoveries.begin(what);
		if (what === 'connections') return;
		for (const player of this.players) if (player.pending) this.recoveries.hit(player);
	}

	/** What all are doing, for whoever looks for the cause of something. */
	describe(): string {
		const counts = new Map<string, number>();
		for (const { state } of this.players) counts.set(state, (counts.get(state) ?? 0) + 1);
		return [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
	}

	close(): void {
		this.isOpen = false;
		for (const player of this.players) player.end();
	}
}
