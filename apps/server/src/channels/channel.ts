import type { LoggedEvent, Presence } from '@rumis/protocol';
import { seatIn } from '../game/person.js';
import type { Row } from '../store/schema.js';
import type { Link } from './link.js';

type Owner = Pick<Row<'seat'>, 'session' | 'account'>;

/** A client that watches a table. */
export interface Member {
	readonly link: Link;
	/** The last event sent to them; null before the snapshot was sent. */
	seq: number | null;
	/** Events that happened before the snapshot was sent. */
	backlog: LoggedEvent[];
}

/** The clients of this node that watch one table. Each gets the events in order and without gaps. */
export class Channel {
	readonly members = new Map<Link, Member>();
	/** The last event delivered on this node; null before the first member has joined. */
	seq: number | null = null;
	/** The log has events that were not delivered here yet. */
	isBehind = false;
	owners: readonly Owner[] = [];
	/** What is still to be sent to the members. */
	private pending: LoggedEvent[] = [];
	private pendingPresence: string | null = null;
	/** Of the last events. */
	private now = 0;

	constructor(readonly game: string) {}

	add(link: Link): Member {
		const member: Member = { link, seq: null, backlog: [] };
		this.members.set(link, member);
		return member;
	}

	/** The member was sent a snapshot up to `seq`; sends the events since then. */
	arrived(member: Member, seq: number, now: number): void {
		member.seq = seq;
		if (this.seq === null) this.seq = seq;
		else if (seq > this.seq) this.isBehind = true;
		const { backlog } = member;
		member.backlog = [];
		this.send(member, backlog, now);
	}

	/** Takes events for all members. A gap marks the channel as behind, so that it reads the log. */
	deliver(events: readonly LoggedEvent[], now: number): void {
		const fresh = this.seq === null ? [] : events.filter(({ seq }) => seq > this.seq!);
		if (this.seq === null || (fresh[0] && fresh[0].seq !== this.seq + 1)) {
			this.isBehind = true;
			return;
		}
		const last = fresh.at(-1);
		if (!last) return;
		this.pending.push(...fresh);
		this.seq = last.seq;
		this.now = now;
	}

	/** Takes who is there for all members; only the last one counts. */
	deliverPresence(text: string): void {
		this.pendingPresence = text;
	}

	/**
	 * Sends what was taken, member by member. Whoever calls it may stop after any of them and continue later: what
	 * comes meanwhile is sent to all after that.
	 */
	*sendAll(): Generator<undefined, void> {
		while (this.pending.length > 0 || this.pendingPresence !== null) {
			const { pending, pendingPresence, now } = this;
			this.pending = [];
			this.pendingPresence = null;
			const text = new Map<number, string>();
			for (const member of this.members.values()) {
				this.send(member, pending, now, text);
				if (pendingPresence !== null && member.seq !== null) member.link.sendText(pendingPresence);
				yield;
			}
		}
	}

	private send(
		member: Member,
		events: readonly LoggedEvent[],
		now: number,
		written: Map<number, string> = new Map(),
	): void {
		if (member.seq === null) {
			member.backlog.push(...events);
			return;
		}
		const known = member.seq;
		const fresh = events.filter(({ seq }) => seq > known);
		const [first] = fresh;
		if (!first) return;
		const text =
			written.get(first.seq) ?? JSON.stringify({ kind: 'events', game: this.game, events: fresh, now });
		written.set(first.seq, text);
		member.link.sendText(text);
		member.seq = fresh.at(-1)!.seq;
	}

	/** Who is connected to this node. */
	presence(): Presence {
		const seats = new Set<number>();
		let watchers = 0;
		for (const { person } of this.members.keys()) {
			const seat = person ? seatIn(this.owners, person) : null;
			if (seat === null) watchers++;
			else seats.add(seat);
		}
		return { seats: [...seats].sort((a, b) => a - b), watchers };
	}
}
