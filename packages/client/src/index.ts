/** The client of online tables. Independent of DOM and Node: an `Environment` provides sockets and timers. */
export * from './clocks.js';
export { Connection, type ConnectionListener, type ConnectionState } from './connection.js';
export * from './environment.js';
export type { OnlineTable, Said } from './onlineTable.js';
export * from './tableClient.js';
