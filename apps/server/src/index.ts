/** The server of online tables. `startServer` is all that a host needs. */
export {
	type Config,
	type ConfigError,
	type ConfigInput,
	readConfig,
	settingsFrom,
	VARIABLES,
} from './config/config.js';
export { LIMITS, type Limits, NO_LIMITS } from './config/limits.js';
export type { Context } from './context.js';
export {
	backUp,
	type Copied,
	CopyFault,
	exportInto,
	exportTo,
	importFrom,
	type Place,
	restore,
	type Verified,
} from './copying/index.js';
export { ConfigFault, type RunningServer, type ServerOptions, startServer } from './server.js';
export { openStore, type Store, StoreError, StoreOpenError } from './store/index.js';
export { startTemporaryPostgres, type TemporaryPostgres } from './store/postgres/temporary.js';
