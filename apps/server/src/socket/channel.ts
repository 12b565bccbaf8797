import type { LoggedEvent, Presence } from '@rumis/protocol';
import { seatIn } from '../game/person.js';
import type { Row } from '../store/schema.js';
import type { Link } from './link.js';

type Owner = Pick<Row<'seat'>, 'session' | 'account'>;

/** Somebody who sees a table. */
export interface Member {
	readonly link: Link;
	/** What they have been told of; null as long as they have not been told anything. */
	seq: number | null;
	/** What happened before they were told the beginning. */
	backlog: LoggedEvent[];
}

/** All who see one table from this node. Events go out in order and without gaps, to each from where they are. */
export class Channel {
	readonly members = new Map<Link, Member>();
	/** What has been told here; null before the first member has arrived. */
	seq: number | null = null;
	/** Something happened that has not been told here yet. */
	isBehind = false;
	owners: readonly Owner[] = [];

	constructor(readonly game: string) {}

	add(link: Link): Member {
		const member: Member = { link, seq: null, backlog: [] };
		this.members.set(link, member);
		return member;
	}

	/** The member has been told all up to here, and now hears what happened since. */
	arrived(member: Member, seq: number, now: number): void {
		member.seq = seq;
		if (this.seq === null) this.seq = seq;
		else if (seq > this.seq) this.isBehind = true;
		const { backlog } = member;
		member.backlog = [];
		this.tell(member, backlog, now);
	}

	/** Tells everybody. Events that do not follow on what was told make the channel look for what is missing. */
	deliver(events: readonly LoggedEvent[], now: number): void {
		const fresh = this.seq === null ? [] : events.filter(({ seq }) => seq > this.seq!);
		if (this.seq === null || (fresh[0] && fresh[0].seq !== this.seq + 1)) {
			this.isBehind = true;
			return;
		}
		const last = fresh.at(-1);
		if (!last) return;
		const text = new Map<number, string>();
		for (const member of this.members.values()) this.tell(member, fresh, now, text);
		this.seq = last.seq;
	}

	private tell(
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
		const news = events.filter(({ seq }) => seq > known);
		const [first] = news;
		if (!first) return;
		const text =
			written.get(first.seq) ?? JSON.stringify({ kind: 'events', game: this.game, events: news, now });
		written.set(first.seq, text);
		member.link.sendText(text);
		member.seq = news.at(-1)!.seq;
	}

	/** Who of this node is there. */
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
