import pg from 'pg';

/** The connection failed or did not answer in time, so that the database itself could not say anything. */
export class ConnectionLost extends Error {
	constructor(cause: unknown) {
		super(cause instanceof Error ? cause.message || cause.name : String(cause), { cause });
	}
}

/** Codes of PostgreSQL after which the same transaction may well succeed: conflicts, shutdowns, failovers. */
const PASSING = /^(08|53|57P|40001|40P01|55P03|57014|25P0|25006|0A000)/;
/**
 * Codes after which the connection is of no use any more. 0A000: its prepared statements are of the shape that
 * tables had before another node brought them to a newer one.
 */
const ENDING = /^(08|57P|25P03|0A000)/;

const stateOf = (error: unknown): string | null =>
	error instanceof pg.DatabaseError ? (error.code ?? null) : null;

/** What a connection threw: an answer of the database as it is, all else as a lost connection. */
export const asFault = (error: unknown): unknown =>
	stateOf(error) === null ? new ConnectionLost(error) : error;

/** Whether the connection must not be used again: nobody knows what it would answer next. */
export const isBroken = (fault: unknown): boolean =>
	fault instanceof ConnectionLost || ENDING.test(stateOf(fault) ?? '');

/** Whether it is the database's trouble, and not a mistake in a query or in our own code. */
export const isPassing = (error: unknown): boolean =>
	error instanceof ConnectionLost || PASSING.test(stateOf(error) ?? '');
