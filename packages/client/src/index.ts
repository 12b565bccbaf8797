/** The client of online tables. It knows neither DOM nor Node: an `Environment` brings sockets and timers. */
export * from './clocks.js';
export { Connection, type ConnectionListener, type ConnectionState } from './connection.js';
export * from './environment.js';
export type { OnlineTable, Said } from './onlineTable.js';
export * from './tableClient.js';
