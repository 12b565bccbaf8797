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
	/** The short form of a scenario: the machine is busy with other tests, so nothing depends on times. */
	readonly isShort: boolean;
	readonly think?: readonly [number, number];
	/** Overrides of the client timing below. */
	readonly timing?: Partial<Timing>;
}

/** The client's defaults, but with faster reconnects. */
const TIMING: Partial<Timing> = {
	open: 6000,
	silence: 5000,
	answer: 6000,
	firstBackoff: 50,
	longestBackoff: 400,
	retry: 100,
};
/** How long play may stand still in the long form; and in the short one, where this only ends what hangs. */
const LONGEST_STALL = 20_000;
const ONLY_TO_END = 100_000;
/** The number of tables created concurrently. */
const WIDTH = 16;

/** A table with two players, who play one game after the other. */
class ArenaTable {
	readonly players: Player[] = [];
	private isRenewing = false;

	constructor(
		private readonly arena: Arena,
		private readonly visitors: readonly [Visitor, Visitor],
		private readonly random: Random,
	) {}

	/** Creates a new table with both players; the first call also creates the players. */
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

	/** Creates all tables, each with two players. */
	async begin(): Promise<void> {
		const waiting = [...this.places];
		const work = async () => {
			for (let place = waiting.pop(); place; place = waiting.pop()) await place.renew();
		};
		await Promise.all(Array.from({ length: WIDTH }, work));
	}

	/** How long to wait for play to continue, in milliseconds. */
	get patience(): number {
		return this.options.isShort ? ONLY_TO_END : LONGEST_STALL;
	}

	/** Waits until a number of further requests are acknowledged. */
	async progress(acks: number): Promise<boolean> {
		const wanted = this.ledger.acks.length + acks;
		return until(() => this.ledger.acks.length >= wanted, this.patience);
	}

	/** Stops new requests and waits until all pending ones are answered. */
	async settle(): Promise<boolean> {
		this.isOpen = false;
		for (const player of this.players) player.isPlaying = false;
		return until(() => this.players.every(({ pending }) => pending === null), this.patience + 10_000);
	}

	/** A fault happens now. If it strikes answers, clients with a pending request are hit immediately. */
	fault(what: Struck): void {
		this.recoveries.begin(what);
		if (what === 'connections') return;
		for (const player of this.players) if (player.pending) this.recoveries.hit(player);
	}

	/** The state of all clients, for debugging. */
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
