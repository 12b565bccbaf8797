import type { Rate } from '../util/limiter.js';

/** Limits per client. Tests and benchmarks lift them; hosts need not change them. */
export interface Limits {
	/** Messages and control frames: per socket, per session and per address. */
	readonly messages: Rate;
	readonly sessionMessages: Rate;
	readonly addressMessages: Rate;
	/** New sockets, requests and new tables from one address. */
	readonly sockets: Rate;
	readonly requests: Rate;
	readonly tables: Rate;
	/** New guest sessions per address: each is stored for a year. */
	readonly sessions: Rate;
	/** Tables watched and records downloaded, per address. */
	readonly joins: Rate;
	/** Links created and attempts to guess one, per address. */
	readonly secrets: Rate;
	/** New accounts from one address. */
	readonly accounts: Rate;
	/** Wrong passwords: per address, per account and address, and per account. */
	readonly signIns: Rate;
	readonly guesses: Rate;
	readonly accountGuesses: Rate;
	/** What each address may still try while an account is under a distributed attack. */
	readonly fewGuesses: Rate;
	/** Chat lines: per address and table, per address, and of all spectators of one table. */
	readonly chat: Rate;
	readonly addressChat: Rate;
	readonly spectatorChat: Rate;
	/** Reports from one address. */
	readonly reports: Rate;
	/** Planned replies per address: each plan is validated by playing it through. */
	readonly plans: Rate;
	/** Puzzle attempts per address: those solved offline arrive all at once. */
	readonly puzzles: Rate;
	/** Open sockets: per address and in total. */
	readonly socketsOpen: number;
	readonly socketsInAll: number;
	/** Bytes sent but not read, over all sockets; beyond it those with the most are disconnected. */
	readonly unreadInAll: number;
	/** Open TCP connections, including sockets: per address and in total. */
	readonly connectionsOpen: number;
	readonly connectionsInAll: number;
	/** Connections per address that pipeline requests; beyond this, new connections are refused for a while. */
	readonly pipelines: Rate;
	/** Tables that one socket may watch at once. */
	readonly tablesSeen: number;
	readonly timeouts: Timeouts;
}

/** Timeouts of a connection, in milliseconds. */
export interface Timeouts {
	/** For the complete headers of a request or a handshake; also for a silent connection. */
	readonly headers: number;
	/** For the complete request. */
	readonly request: number;
	/** Without a byte in either direction during a request; longer than the database timeout. */
	readonly idle: number;
	/** Between two requests; longer than the keep-alive of common proxies, so the proxy closes first. */
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
	unreadInAll: 32 * 1024 * 1024,
	connectionsOpen: 400,
	connectionsInAll: 25_000,
	pipelines: { burst: 3, perSecond: 0.1 },
	tablesSeen: 20,
	timeouts: TIMEOUTS,
};

const FREE: Rate = { burst: 1e9, perSecond: 1e9 };

/** No limits, for tests and benchmarks, which are a single busy client. */
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
	unreadInAll: 1e9,
	connectionsOpen: 1e6,
	connectionsInAll: 1e6,
	pipelines: FREE,
	tablesSeen: 1e6,
	timeouts: TIMEOUTS,
};
