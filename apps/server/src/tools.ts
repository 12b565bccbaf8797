/**
 * What hosts do with a store from a terminal, without running a server. Separate from `index.ts`, because loading the
 * server as well takes twice as long.
 */
export {
	type Config,
	type ConfigError,
	type ConfigInput,
	readConfig,
	settingsFrom,
	VARIABLES,
} from './config/config.js';
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
export { openStore } from './store/open/openStore.js';
export { type StoreSize, sizeOfStore } from './store/size.js';
export { type Store, StoreError, StoreOpenError } from './store/store.js';
