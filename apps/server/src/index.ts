/** The server for online tables. Hosts only need `startServer`. */
export {
	type Config,
	type ConfigError,
	type ConfigInput,
	readConfig,
	settingsFrom,
	VARIABLES,
} from './config/config.js';
export { LIMITS, type Limits, NO_LIMITS } from './config/limits.js';
export type { Context } from './context/context.js';
export {
	backUp,
	backUpInto,
	type Checked,
	type Copied,
	CopyFault,
	checkStore,
	type Damage,
	exportInto,
	exportTo,
	importFrom,
	openBeside,
	quarantineGames,
	type Repaired,
	repairFolder,
	restore,
	type StoreLocation,
	type Verified,
} from './copying/index.js';
export { type HostTerminal, listHosts, openHostTerminal } from './hostTerminal.js';
export { type Actor, listAudit } from './moderation/audit.js';
export { listReports } from './moderation/reportList.js';
export { activeNotices } from './moderation/state.js';
export { activeSanctions, sanctionInfo } from './sanctions/sanctions.js';
export { ConfigFault, type RunningServer, type ServerOptions, startServer } from './server.js';
export { openStore } from './store/open/openStore.js';
export { startTemporaryPostgres, type TemporaryPostgres } from './store/postgres/temporary.js';
export { type StoreSize, sizeOfStore } from './store/size.js';
export { type Store, StoreError, StoreOpenError } from './store/store.js';
export { StallMonitor, type StallTimes } from './util/stalls.js';
