import type { Rate } from '../util/limiter.js';

/** What one source may do. Tests and benches lift these; hosts need not touch them. */
export interface Limits {
	/** Messages over one socket, and over all sockets of one session. */
	readonly messages: Rate;
	readonly sessionMessages: Rate;
	/** New sockets, requests and new tables from one address. */
	readonly sockets: Rate;
	readonly requests: Rate;
	readonly tables: Rate;
	/** Tries to guess a secret from one address. */
	readonly secrets: Rate;
	/** New accounts and sign-ins from one address, and sign-ins under one name. */
	readonly accounts: Rate;
	readonly signIns: Rate;
	readonly names: Rate;
	/** Sockets that are open at once: from one address, and in all. */
	readonly socketsOpen: number;
	readonly socketsInAll: number;
	/** Tables that one socket sees at once. */
	readonly tablesSeen: number;
}

export const LIMITS: Limits = {
	messages: { burst: 40, perSecond: 10 },
	sessionMessages: { burst: 80, perSecond: 20 },
	sockets: { burst: 60, perSecond: 2 },
	requests: { burst: 300, perSecond: 20 },
	tables: { burst: 20, perSecond: 0.05 },
	secrets: { burst: 20, perSecond: 0.1 },
	accounts: { burst: 10, perSecond: 0.01 },
	signIns: { burst: 20, perSecond: 0.1 },
	names: { burst: 10, perSecond: 0.05 },
	socketsOpen: 200,
	socketsInAll: 20_000,
	tablesSeen: 20,
};

const FREE: Rate = { burst: 1e9, perSecond: 1e9 };

/** No limits at all, for tests and benches that are one busy source themselves. */
export const NO_LIMITS: Limits = {
	messages: FREE,
	sessionMessages: FREE,
	sockets: FREE,
	requests: FREE,
	tables: FREE,
	secrets: FREE,
	accounts: FREE,
	signIns: FREE,
	names: FREE,
	socketsOpen: 1e6,
	socketsInAll: 1e6,
	tablesSeen: 1e6,
};
