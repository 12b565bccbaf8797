/**
 * The result of every parser of external data: a value, or an error as plain data. It survives `postMessage`
 * and JSON; user input never causes an exception.
 */
export type Result<Value, Failure> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
	ok: true,
	value,
});

export const err = <Failure>(error: Failure): { readonly ok: false; readonly error: Failure } => ({
	ok: false,
	error,
});

/** A position in a text; both count from 1, as in editors. */
export interface TextPosition {
	readonly line: number;
	readonly column: number;
}

export function textPositionAt(text: string, offset: number): TextPosition {
	const before = text.slice(0, offset);
	const lineStart = before.lastIndexOf('\n') + 1;
	return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
