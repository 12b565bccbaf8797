import type { LoggedEvent, OnlineEvent, TableTerms } from '@rumis/protocol';
import type { Table } from '@rumis/table';
import type { WantedJob } from '../jobs/queries.js';
import type { NewRow, Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { clockFacts } from './clocks.js';
import type { Person } from './person.js';

/** The author and id of the current request. */
export interface Requester {
	readonly person: Person;
	readonly id: string | null;
}

/** Runs before the game is saved, and may schedule jobs. It must not await anything. */
export type Hook = (locked: LockedGame) => void;

type MoveFacts = Pick<NewRow<'move'>, 'ply' | 'seat' | 'move' | 'spent_ms'>;

/**
 * A game with its rows and table, inside the transaction that locked it. Changes are collected here and
 * written by `saveGame`; nothing takes effect before the commit.
 */
export class LockedGame {
	readonly terms: TableTerms;
	/** The events appended by this transaction. */
	readonly events: LoggedEvent[] = [];
	readonly eventRows: NewRow<'event'>[] = [];
	readonly moveRows: NewRow<'move'>[] = [];
	readonly jobs = new Map<string, WantedJob>();
	readonly droppedJobs = new Set<string>();
	private requester: Requester | null = null;

	constructor(
		readonly tx: Tx,
		readonly hooks: readonly Hook[],
		/** Rows are changed in place and written when the game is saved. */
		readonly game: Row<'game'>,
		readonly seats: readonly Row<'seat'>[],
		/** Null before the game begins. */
		public table: Table | null,
		readonly now: number,
	) {
		this.terms = JSON.parse(game.terms_json) as TableTerms;
	}

	/** The table of a game that has begun. */
	get begun(): Table {
		if (!this.table) throw new Error(`game ${this.game.id} has not begun`);
		return this.table;
	}

	/** Stores the id of this request with the next event. */
	requestedBy(wisher: Requester): void {
		this.requester = wisher;
	}

	/** Appends an event already applied to the rows. */
	note(event: OnlineEvent, clocks: 'changed' | 'same' = 'same'): void {
		const seq = ++this.game.seq;
		const clock = clocks === 'changed' ? clockFacts(this.game, this.seats) : null;
		this.events.push({ seq, at: this.now, event, ...(clock ? { clock } : {}) });
		this.eventRows.push({
			game: this.game.id,
			seq,
			kind: event.kind,
			event_json: JSON.stringify(event),
			clock_json: clock && JSON.stringify(clock),
			at_ms: this.now,
			session: this.requester?.person.session ?? null,
			client_id: this.requester?.id ?? null,
			owner: this.ownerOf(event),
		});
		// The id is stored with the first event only; the others of the request follow it.
		this.requester = null;
	}

	/** The person whose name the event contains. */
	private ownerOf(event: OnlineEvent): string | null {
		if (event.kind !== 'sat' && event.kind !== 'said') return null;
		const owner = event.kind === 'sat' ? this.seats[event.seat] : this.requester?.person;
		return owner?.account ?? owner?.session ?? null;
	}

	/** Sets the facts of the move for the next event. */
	noteMove(move: MoveFacts): void {
		const { id: game, branch, seq } = this.game;
		this.moveRows.push({ game, branch, seq: seq + 1, at_ms: this.now, ...move });
	}

	wantJob(job: WantedJob): void {
		this.jobs.set(job.key, job);
		this.droppedJobs.delete(job.key);
	}

	dropJob(key: string): void {
		this.jobs.delete(key);
		this.droppedJobs.add(key);
	}
}
