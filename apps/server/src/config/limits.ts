import type { Rate } from '../util/limiter.js';

/** What one source may do. Tests and benches lift these; hosts need not touch them. */
export interface Limits {
	/** Messages and control frames: over one socket, over all of one session, and of one address. */
	readonly messages: Rate;
	readonly sessionMessages: Rate;
	readonly addressMessages: Rate;
	/** New sockets, requests and new tables from one address. */
	readonly sockets: Rate;
	readonly requests: Rate;
	readonly tables: Rate;
	/** New sessions of guests from one address: each is remembered for a year. */
	readonly sessions: Rate;
	/** Tables that are looked at from one address, and records that are downloaded. */
	readonly joins: Rate;
	/** Links made and tries to guess one, from one address. */
	readonly secrets: Rate;
	/** New accounts from one address. */
	readonly accounts: Rate;
	/** Wrong passwords: from one address, for one account from one address, and for one account from anywhere. */
	readonly signIns: Rate;
	readonly guesses: Rate;
	readonly accountGuesses: Rate;
	/** What each address may still try for an account that is being guessed at from anywhere. */
	readonly fewGuesses: Rate;
	/** Lines of chat: from one address at one table, from one address, and of all spectators of one table. */
	readonly chat: Rate;
	readonly addressChat: Rate;
	readonly spectatorChat: Rate;
	/** Reports from one address. */
	readonly reports: Rate;
	/** Plans that are made from one address: each is played through before it is kept. */
	readonly plans: Rate;
	/** Puzzles that are tried from one address: those solved offline arrive all at once. */
	readonly puzzles: Rate;
	/** Sockets that are open at once: from one address, and in all. */
	readonly socketsOpen: number;
	readonly socketsInAll: number;
	/** TCP connections that are open at once, sockets among them: from one address, and in all. */
	readonly connectionsOpen: number;
	readonly connectionsInAll: number;
	/** Connections of one address that pipeline requests; with more it gets no connection for a while. */
	readonly pipelines: Rate;
	/** Tables that one socket sees at once. */
	readonly tablesSeen: number;
	readonly timeouts: Timeouts;
}

/** How long a connection may take, in milliseconds. */
export interface Timeouts {
	/** Until the headers of a request, or a handshake, are complete; a silent connection lasts as long. */
	readonly headers: number;
	/** Until the whole request is there. */
	readonly request: number;
	/** Without a byte in either direction during a request; longer than the database may take. */
	readonly idle: number;
	/** Between two requests; longer than proxies keep connections, so that it is they who close them. */
	readonly keepAlive: number;
}

const TIMEOUTS: Timeouts = { headers: 10_000, request: 15_000, idle: 70_000, keepAlive: 65_000 };

export const LIMITS: Limits = {
	messages: { burst: 40, perSecond: 10 },
	sessionMessages: { burst: 80, perSecond: 20 },
	addressMessages: { burst: 1000, perSecond: 200 },
	sockets: { burst: 60, perSecond: 2 },
	requests: { burst: 300, perSecond: 20 },
	tables: { burst: 20, perSecond: 0.05 },
	sessions: { burst: 60, perSecond: 0.2 },
	joins: { burst: 120, perSecond: 10 },
	secrets: { burst: 20, perSecond: 0.1 },
	accounts: { burst: 10, perSecond: 0.01 },
	signIns: { burst: 20, perSecond: 0.1 },
	guesses: { burst: 10, perSecond: 0.05 },
	accountGuesses: { burst: 50, perSecond: 0.1 },
	fewGuesses: { burst: 3, perSecond: 0.001 },
	chat: { burst: 10, perSecond: 0.5 },
	addressChat: { burst: 30, perSecond: 1 },
	spectatorChat: { burst: 30, perSecond: 1 },
	reports: { burst: 10, perSecond: 0.02 },
	plans: { burst: 60, perSecond: 1 },
	puzzles: { burst: 60, perSecond: 0.5 },
	socketsOpen: 200,
	socketsInAll: 20_000,
	connectionsOpen: 400,
	connectionsInAll: 25_000,
	pipelines: { burst: 3, perSecond: 0.1 },
	tablesSeen: 20,
	timeouts: TIMEOUTS,
};

const FREE: Rate = { burst: 1e9, perSecond: 1e9 };

/** No limits at all, for tests and benches that are one busy source themselves. */
export const NO_LIMITS: Limits = {
	messages: FREE,
	sessionMessages: FREE,
	addressMessages: FREE,
	sockets: FREE,
	requests: FREE,
	tables: FREE,
	sessions: FREE,
	joins: FREE,
	secrets: FREE,
	accounts: FREE,
	signIns: FREE,
	guesses: FREE,
	accountGuesses: FREE,
	fewGuesses: FREE,
	chat: FREE,
	addressChat: FREE,
	spectatorChat: FREE,
	reports: FREE,
	plans: FREE,
	puzzles: FREE,
	socketsOpen: 1e6,
	socketsInAll: 1e6,
	connectionsOpen: 1e6,
	connectionsInAll: 1e6,
	pipelines: FREE,
	tablesSeen: 1e6,
	timeouts: TIMEOUTS,
};
