/** What all clients of a run together were told, and what they requested: the testimony that the checker reads. */
import type { LoggedEvent, TableRequest } from '@rumis/protocol';

export interface RequestMade {
	readonly game: string;
	readonly id: string;
	readonly kind: TableRequest['kind'];
	/** Of a move. */
	readonly ply?: number;
	readonly move?: string;
}

export interface Acknowledged extends RequestMade {
	readonly seq: number;
}

/** A whole table that somebody was shown. */
export interface Observation {
	readonly game: string;
	readonly epoch: string;
	readonly seq: number;
	readonly moves: readonly string[];
}

export const VIOLATIONS = [
	/** Acknowledged, and not in the log. */
	'lost',
	/** Twice in the log. */
	'twice',
	/** A number is missing, in the log or in what a client was told. */
	'gap',
	/** The log does not replay by the rules. */
	'illegal',
	/** Two were told different things, or something else than the log says. */
	'different',
	/** In the log, but nobody requested it. */
	'invented',
	/** A request that was in order was refused for good. */
	'refused',
] as const;

export interface Violation {
	readonly code: (typeof VIOLATIONS)[number];
	readonly text: string;
}

export class Ledger {
	readonly requests = new Map<string, RequestMade>();
	readonly acks: Acknowledged[] = [];
	readonly observations: Observation[] = [];
	/** By game, epoch and number. */
	readonly told = new Map<string, string>();
	/** What clients noticed themselves. */
	readonly violations: Violation[] = [];

	requested(request: RequestMade): void {
		this.requests.set(`${request.game} ${request.id}`, request);
	}

	/** What one client is told must be what all others are told. */
	heard(game: string, epoch: string, event: LoggedEvent): void {
		const key = `${game} ${epoch} ${event.seq}`;
		const text = JSON.stringify(event);
		const known = this.told.get(key);
		if (known === undefined) this.told.set(key, text);
		else if (known !== text) this.report('different', `${key}: ${known} and ${text}`);
	}

	report(code: Violation['code'], text: string): void {
		this.violations.push({ code, text });
	}
}
