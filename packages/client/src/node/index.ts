/** Online tables from Node: sockets with `ws`, and HTTP with a cookie or a token. */
export { type NodeOptions, nodeEnvironment } from './environment.js';
export { HttpClient, type Reply } from './httpClient.js';
