import pg from 'pg';

/** Codes of PostgreSQL after which the same transaction may well succeed: conflicts, shutdowns, failovers. */
const PASSING = /^(08|53|57P|40001|40P01|55P03|57014|25P0|25006)/;

/** An answer of the database itself, with an SQLSTATE; null for lost connections and timeouts. */
export const sqlStateOf = (error: unknown): string | null =>
	error instanceof pg.DatabaseError ? (error.code ?? null) : null;

/** Whether the connection is of no use any more: nobody knows what it would answer next. */
export function isBroken(error: unknown): boolean {
	const state = sqlStateOf(error);
	return state === null || /^(08|57P)/.test(state);
}

/** Whether it is the database's trouble and not a mistake in a query. */
export function isPassing(error: unknown): boolean {
	const state = sqlStateOf(error);
	return state === null ? isConnectionFault(error) : PASSING.test(state);
}

/** Lost connections and timeouts come as plain errors, as do mistakes in our own code, which have a type. */
const isConnectionFault = (error: unknown): boolean =>
	error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
