import type { Refusal } from './codes.js';
import type { NoticeInfo } from './moderation.js';
import type { LoggedEvent, TableInfo } from './tables.js';

/** The seats that are present, and the number of spectators. */
export interface Presence {
	readonly seats: readonly number[];
	readonly watchers: number;
}

/** Every message the server sends over the socket. */
export type ServerMessage =
	/** The response to `hello`. `now` is the database's time, which clocks refer to. */
	| {
			readonly kind: 'welcome';
			readonly protocol: number;
			readonly name: string;
			/** The name of the signed-in account. */
			readonly account: string | null;
			readonly now: number;
	  }
	/** The full state of a table. `table` is null before the start; `chat` has the last lines. */
	| {
			readonly kind: 'table';
			readonly game: string;
			readonly info: TableInfo;
			readonly table: string | null;
			readonly chat: readonly LoggedEvent[];
			readonly now: number;
	  }
	/** The response to a `join` with `since`: exactly the missed events, possibly none. */
	| {
			readonly kind: 'resumed';
			readonly game: string;
			/** The seat of the caller. */
			readonly you: number | null;
			/** As in the table's info. */
			readonly author?: string | undefined;
			readonly events: readonly LoggedEvent[];
			readonly now: number;
	  }
	/** New events, in order and without gaps. */
	| {
			readonly kind: 'events';
			readonly game: string;
			readonly events: readonly LoggedEvent[];
			readonly now: number;
	  }
	| ({ readonly kind: 'presence'; readonly game: string } & Presence)
	/** Committed and durable. `seq` is the request's first event, or the last one before if it had none. */
	| { readonly kind: 'ack'; readonly id: string; readonly seq: number }
	/** Refused. `retry`: the outcome is unknown; a retry with the same id is done only once. */
	| { readonly kind: 'nack'; readonly id: string; readonly error: Refusal; readonly retry: boolean }
	/** A message without an id was refused. */
	| { readonly kind: 'error'; readonly error: Refusal; readonly game?: string }
	/** All current notices of the host, after `welcome` if there are any and whenever they change. */
	| { readonly kind: 'notices'; readonly notices: readonly NoticeInfo[] }
	| { readonly kind: 'pong'; readonly at: number | null; readonly now: number };
