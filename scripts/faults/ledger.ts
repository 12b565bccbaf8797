/** What all clients of a run together were told, and what they wished: the testimony that the checker reads. */
import type { LoggedEvent } from '@rumis/protocol';

export interface WishMade {
	readonly game: string;
	readonly id: string;
	readonly kind: 'move' | 'say' | 'undo' | 'answerUndo';
	/** Of a move. */
	readonly ply?: number;
	readonly move?: string;
}

export interface Acknowledged extends WishMade {
	readonly seq: number;
}

/** A whole table that somebody was shown. */
export interface Sight {
	readonly game: string;
	readonly epoch: string;
	readonly seq: number;
	readonly moves: readonly string[];
}

export const COMPLAINTS = [
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
	/** In the log, but nobody wished it. */
	'invented',
	/** A wish that was in order was refused for good. */
	'refused',
] as const;

export interface Complaint {
	readonly code: (typeof COMPLAINTS)[number];
	readonly text: string;
}

export class Ledger {
	readonly wishes = new Map<string, WishMade>();
	readonly acks: Acknowledged[] = [];
	readonly sights: Sight[] = [];
	/** By game, epoch and number. */
	readonly told = new Map<string, string>();
	/** What clients noticed themselves. */
	readonly complaints: Complaint[] = [];

	wished(wish: WishMade): void {
		this.wishes.set(`${wish.game} ${wish.id}`, wish);
	}

	/** What one client is told must be what all others are told. */
	heard(game: string, epoch: string, event: LoggedEvent): void {
		const key = `${game} ${epoch} ${event.seq}`;
		const text = JSON.stringify(event);
		const known = this.told.get(key);
		if (known === undefined) this.told.set(key, text);
		else if (known !== text) this.complain('different', `${key}: ${known} and ${text}`);
	}

	complain(code: Complaint['code'], text: string): void {
		this.complaints.push({ code, text });
	}
}
