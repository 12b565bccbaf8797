import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts.js';
import type { EnginePool } from './bots/enginePool.js';
import type { Config } from './config/config.js';
import type { Limits } from './config/limits.js';
import type { Games } from './game/games.js';
import type { JobRunner } from './jobs/runner.js';
import type { Metrics } from './metrics.js';
import type { Notices } from './push/notices.js';
import type { Endings } from './sessions/endings.js';
import type { Sessions } from './sessions/sessions.js';
import type { Hub } from './socket/hub.js';
import type { Store } from './store/store.js';
import type { Limiter } from './util/limiter.js';

/** The parts of a running server, for whoever answers requests. */
export interface Context {
	readonly config: Config;
	readonly limits: Limits;
	readonly log: Logger;
	readonly metrics: Metrics;
	readonly store: Store;
	readonly games: Games;
	readonly sessions: Sessions;
	readonly endings: Endings;
	readonly accounts: Accounts;
	/** Null where the host sends none. */
	readonly notices: Notices | null;
	readonly hub: Hub;
	readonly jobs: JobRunner;
	readonly engines: EnginePool;
	/** Counted by address or session, whatever is limited. */
	readonly limiters: {
		readonly sessionMessages: Limiter;
		readonly sockets: Limiter;
		readonly requests: Limiter;
		readonly tables: Limiter;
		readonly secrets: Limiter;
		readonly accounts: Limiter;
		readonly signIns: Limiter;
		readonly names: Limiter;
	};
	/** True from the moment the server was asked to stop. */
	isDraining: boolean;
}
