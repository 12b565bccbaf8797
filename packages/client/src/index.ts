/** The client of online tables. Independent of DOM and Node: an `Environment` provides sockets and timers. */
export { leftAt } from './clocks.js';
export { Connection, type ConnectionListener, type ConnectionState } from './connection.js';
export {
	DEFAULT_TIMING,
	type Environment,
	type Socket,
	type SocketHandlers,
	type Timing,
} from './environment.js';
export type { OnlineTable, Said } from './onlineTable.js';
export { type EventListener, TableClient, type TableClientOptions, type TableView } from './tableClient.js';
