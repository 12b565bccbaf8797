import type { LoggedEvent, RoomEvent, TableTerms } from '@rumis/protocol';
import type { Table } from '@rumis/table';
import type { NewRow, Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { clockFacts } from './clocks.js';
import type { Person } from './person.js';

/** Who wished what happens now, and what they call their wish. */
export interface Wisher {
	readonly person: Person;
	readonly id: string | null;
}

export interface WantedJob {
	/** One job for each thing to be done: wanting it again moves it. */
	readonly key: string;
	readonly kind: string;
	readonly due: number;
	readonly body?: unknown;
}

/** Sees what happened before it is saved, and may want jobs. It must not wait for anything. */
export type Hook = (room: Room) => void;

type MoveFacts = Pick<NewRow<'move'>, 'ply' | 'seat' | 'move' | 'spent_ms'>;

/**
 * A table with its surroundings, inside one transaction that has locked it. What happens is noted here and
 * written by `saveRoom`; nothing of it counts before the commit.
 */
export class Room {
	readonly terms: TableTerms;
	/** What happened in this transaction. */
	readonly events: LoggedEvent[] = [];
	readonly eventRows: NewRow<'event'>[] = [];
	readonly moveRows: NewRow<'move'>[] = [];
	readonly jobs = new Map<string, WantedJob>();
	readonly droppedJobs = new Set<string>();
	private wisher: Wisher | null = null;

	constructor(
		readonly tx: Tx,
		readonly hooks: readonly Hook[],
		/** The rows are changed in place, and written when they are saved. */
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

	/** The first event from now on is the answer to this wish. */
	wishedBy(wisher: Wisher): void {
		this.wisher = wisher;
	}

	/** Notes an event which the rows show already. */
	note(event: RoomEvent, clocks: 'changed' | 'same' = 'same'): void {
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
			session: this.wisher?.person.session ?? null,
			client_id: this.wisher?.id ?? null,
		});
		// The id finds the first event; the others of the same wish follow it.
		this.wisher = null;
	}

	/** Notes the facts of the move that the next event tells. */
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
