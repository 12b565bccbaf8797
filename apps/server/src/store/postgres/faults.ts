import pg from 'pg';

/** The connection failed or timed out, without a response from the database. */
export class ConnectionLost extends Error {
	constructor(cause: unknown) {
		super(cause instanceof Error ? cause.message || cause.name : String(cause), { cause });
	}
}

/** PostgreSQL codes after which a retry may succeed: conflicts, shutdowns, failovers. */
const PASSING = /^(08|53|57P|40001|40P01|55P03|57014|25P0|25006|0A000)/;
/**
 * Codes after which the connection must be closed. 0A000: its prepared statements are outdated because
 * another node has migrated the schema.
 */
const ENDING = /^(08|57P|25P03|0A000)/;

const stateOf = (error: unknown): string | null =>
	error instanceof pg.DatabaseError ? (error.code ?? null) : null;

/** Maps a connection's error: database errors are unchanged, everything else is a lost connection. */
export const asConnectionFault = (error: unknown): unknown =>
	stateOf(error) === null ? new ConnectionLost(error) : error;

/** Whether the connection must not be reused: its state is unknown. */
export const isBroken = (fault: unknown): boolean =>
	fault instanceof ConnectionLost || ENDING.test(stateOf(fault) ?? '');

/** Whether the error is transient, not a bug in a query or in our code. */
export const isPassing = (error: unknown): boolean =>
	error instanceof ConnectionLost || PASSING.test(stateOf(error) ?? '');
