import type { Presence } from '@rumis/protocol';

interface Heard extends Presence {
	readonly until: number;
}

/** The lifetime of another node's presence message in milliseconds; it is repeated before that. */
export const PRESENCE_LIFE = 30_000;

/** Presence on other nodes, as they last reported it. */
export class Presences {
	private readonly heard = new Map<string, Map<string, Heard>>();

	/** Returns whether this is the node's first message about this game. */
	hear(game: string, node: string, presence: Presence, now: number): boolean {
		const nodes = this.heard.get(game) ?? new Map<string, Heard>();
		const isNew = !nodes.has(node);
		nodes.set(node, { ...presence, until: now + PRESENCE_LIFE });
		this.heard.set(game, nodes);
		return isNew;
	}

	/** The presence on this node and all others combined. */
	total(game: string, here: Presence, now: number): Presence {
		const seats = new Set(here.seats);
		let { watchers } = here;
		for (const [node, there] of this.heard.get(game) ?? []) {
			if (there.until < now) this.heard.get(game)?.delete(node);
			else {
				for (const seat of there.seats) seats.add(seat);
				watchers += there.watchers;
			}
		}
		return { seats: [...seats].sort((a, b) => a - b), watchers };
	}

	/** Drops expired entries. */
	forgetOld(now: number): void {
		for (const [game, nodes] of this.heard) {
			for (const [node, { until }] of nodes) if (until < now) nodes.delete(node);
			if (nodes.size === 0) this.heard.delete(game);
		}
	}

	forget(game: string): void {
		this.heard.delete(game);
	}
}

/** The format between nodes: `node game seats watchers`. */
export const makePresenceNotice = (node: string, game: string, { seats, watchers }: Presence): string =>
	`${node} ${game} ${seats.join(',') || '-'} ${watchers}`;

export function parsePresenceNotice(
	text: string,
): { readonly node: string; readonly game: string; readonly presence: Presence } | null {
	const match = /^([\w-]+) ([\w-]+) (-|[\d,]+) (\d+)$/.exec(text);
	if (!match) return null;
	const seats = match[3] === '-' ? [] : match[3]!.split(',').map(Number);
	return { node: match[1]!, game: match[2]!, presence: { seats, watchers: Number(match[4]) } };
}
