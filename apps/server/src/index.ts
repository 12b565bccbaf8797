/** The server for online tables. Hosts only need `startServer`. */
export { LIMITS, type Limits, NO_LIMITS } from './config/limits.js';
export type { Context } from './context/context.js';
export { ConfigFault, type RunningServer, type ServerOptions, startServer } from './server.js';
export { startTemporaryPostgres, type TemporaryPostgres } from './store/postgres/temporary.js';
export * from './tools.js';
export { StallMonitor, type StallTimes } from './util/stalls.js';
