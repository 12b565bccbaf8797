import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.js';
import type { PasswordLimiter } from '../accounts/passwordLimiter.js';
import type { EnginePool } from '../bots/enginePool.js';
import type { Hub } from '../channels/hub.js';
import type { Config } from '../config/config.js';
import type { Limits } from '../config/limits.js';
import type { Games } from '../game/games.js';
import type { Heartbeat } from '../game/heartbeat.js';
import type { JobRunner } from '../jobs/runner.js';
import type { Moderation } from '../moderation/moderation.js';
import type { HostState } from '../moderation/state.js';
import type { Pairings } from '../pairing/pairings.js';
import type { Notices } from '../push/notices.js';
import type { Endings } from '../sessions/endings.js';
import type { HourlyPurge } from '../sessions/purge.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Readiness } from '../store/readiness.js';
import type { Store } from '../store/store.js';
import type { TroubleLog } from '../store/troubleLog.js';
import type { Limiter } from '../util/limiter.js';
import type { Metrics } from './metrics.js';

/** The parts of a running server, passed to request handlers. */
export interface Context {
	readonly config: Config;
	readonly limits: Limits;
	readonly log: Logger;
	/** For failures that are no bugs, such as a database outage. */
	readonly trouble: TroubleLog;
	readonly metrics: Metrics;
	readonly store: Store;
	readonly readiness: Readiness;
	readonly games: Games;
	readonly pairings: Pairings;
	readonly sessions: Sessions;
	readonly endings: Endings;
	readonly accounts: Accounts;
	readonly guesses: PasswordLimiter;
	/** Null if push notices are off. */
	readonly notices: Notices | null;
	/** Decisions and activity of the hosts. */
	readonly hostState: HostState;
	readonly moderation: Moderation;
	readonly hub: Hub;
	readonly heartbeat: Heartbeat;
	readonly jobs: JobRunner;
	/** For bots that think long, and for those that answer at once. */
	readonly engines: { readonly deep: EnginePool; readonly quick: EnginePool };
	readonly purge: HourlyPurge;
	/** Rate limiters by address or session. */
	readonly limiters: {
		readonly sessionMessages: Limiter;
		readonly addressMessages: Limiter;
		readonly sockets: Limiter;
		readonly requests: Limiter;
		readonly tables: Limiter;
		readonly sessions: Limiter;
		readonly joins: Limiter;
		readonly secrets: Limiter;
		readonly accounts: Limiter;
		readonly chat: Limiter;
		readonly addressChat: Limiter;
		readonly spectatorChat: Limiter;
		readonly reports: Limiter;
		readonly plans: Limiter;
		readonly puzzles: Limiter;
	};
	/** True once shutdown was requested. */
	isDraining: boolean;
}
