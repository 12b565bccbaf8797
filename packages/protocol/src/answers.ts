/** Responses of the server over HTTP. */
import type { Refusal } from './codes.js';
import type { TableInfo, TableRow } from './tables.js';

export interface Failed {
	readonly error: Refusal;
}

export interface Me {
	/** Null without a session: it starts with a name or a seat. */
	readonly name: string | null;
	readonly account: { readonly name: string } | null;
}

/** The response to creating a table or taking a seat. */
export interface Seated {
	readonly table: TableInfo;
	/** The secret of the link to reserved seats, sent only to the creator of the table. */
	readonly invite: string | null;
}

export interface Invite {
	readonly invite: string;
}

/** A secret that moves the seat to the device that claims it first. */
export interface Transfer {
	readonly secret: string;
	readonly expiresAt: number;
}

export interface TableList {
	readonly tables: readonly TableRow[];
	/** Cursor of the next page; null on the last one. */
	readonly before: number | null;
	readonly now: number;
}
