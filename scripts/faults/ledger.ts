/** All messages that the clients of a run received, and all requests they made; input of the checker. */
import type { LoggedEvent, TableRequest } from '@rumis/protocol';

export interface RequestMade {
	readonly game: string;
	readonly id: string;
	readonly kind: TableRequest['kind'];
	/** For moves. */
	readonly ply?: number;
	readonly move?: string;
}

export interface Acknowledged extends RequestMade {
	readonly seq: number;
}

/** A table snapshot that a client received. */
export interface Observation {
	readonly game: string;
	readonly epoch: string;
	readonly seq: number;
	readonly moves: readonly string[];
}

export const VIOLATIONS = [
	/** Acknowledged, but not in the log. */
	'lost',
	/** Twice in the log. */
	'twice',
	/** A number is missing, in the log or in what a client received. */
	'gap',
	/** The log does not replay under the rules. */
	'illegal',
	/** Two clients received different data, or data that differs from the log. */
	'different',
	/** In the log, but never requested. */
	'invented',
	/** A valid request was refused permanently. */
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
	/** Violations that clients detected themselves. */
	readonly violations: Violation[] = [];

	requested(request: RequestMade): void {
		this.requests.set(`${request.game} ${request.id}`, request);
	}

	/** All clients must receive the same. */
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
