import type { Refusal } from './codes.js';
import type { NoticeInfo } from './moderation.js';
import type { LoggedEvent, TableInfo } from './tables.js';

/** Who is there now, by the number of the seat; spectators are only counted. */
export interface Presence {
	readonly seats: readonly number[];
	readonly watchers: number;
}

/** Every message that the server sends over the socket. */
export type ServerMessage =
	/** The first answer to `hello`. `now` is the database's time, by which clocks are read. */
	| {
			readonly kind: 'welcome';
			readonly protocol: number;
			readonly name: string;
			/** The name of the account that one is signed in to. */
			readonly account: string | null;
			readonly now: number;
	  }
	/** A table as it is. `table` is null before it began; `chat` is what was said last. */
	| {
			readonly kind: 'table';
			readonly game: string;
			readonly info: TableInfo;
			readonly table: string | null;
			readonly chat: readonly LoggedEvent[];
			readonly now: number;
	  }
	/** The answer to a `join` with `since`: exactly what was missed, perhaps nothing. */
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
	/** What happened, in order and without gaps. */
	| {
			readonly kind: 'events';
			readonly game: string;
			readonly events: readonly LoggedEvent[];
			readonly now: number;
	  }
	| ({ readonly kind: 'presence'; readonly game: string } & Presence)
	/** Done and never lost. `seq` is the first event that came of it, or the last one where none did. */
	| { readonly kind: 'ack'; readonly id: string; readonly seq: number }
	/** Not done. `retry`: it is not known whether it was; sent again under the same id it is done only once. */
	| { readonly kind: 'nack'; readonly id: string; readonly error: Refusal; readonly retry: boolean }
	/** What has no id was refused. */
	| { readonly kind: 'error'; readonly error: Refusal; readonly game?: string }
	/** All notices of the host to everybody, after `welcome` if there are any and whenever they change. */
	| { readonly kind: 'notices'; readonly notices: readonly NoticeInfo[] }
	| { readonly kind: 'pong'; readonly at: number | null; readonly now: number };
