/** The client of online tables. It knows neither DOM nor Node: an `Environment` brings sockets and timers. */
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
