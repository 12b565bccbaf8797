/**
 * Type guards for external data, small enough for browsers, unlike zod. Each guard is declared once, and the
 * compiler compares it with its type key by key.
 */

/**
 * `accepts` makes the type invariant: a guard that misses a member of a union is not a guard of the union.
 */
export interface Guard<Value> {
	(data: unknown): data is Value;
	readonly accepts?: (value: Value) => void;
}

/** A guard for every key; optional keys may be undefined. */
export type Fields<Value> = {
	readonly [Key in keyof Value]-?: object extends Pick<Value, Key>
		? Guard<Value[Key] | undefined>
		: Guard<Value[Key]>;
};

type Unknown = Readonly<Record<string, unknown>>;

export const isRecord = (data: unknown): data is Unknown =>
	typeof data === 'object' && data !== null && !Array.isArray(data);

export const isText: Guard<string> = (data): data is string => typeof data === 'string';
export const isFlag: Guard<boolean> = (data): data is boolean => typeof data === 'boolean';
export const isNumber: Guard<number> = (data): data is number => Number.isFinite(data);
export const isInteger: Guard<number> = (data): data is number => Number.isSafeInteger(data);

/** A non-negative integer. */
export const isCount: Guard<number> = (data): data is number => isInteger(data) && data >= 0;

export const oneOf =
	<Item extends string>(items: readonly Item[]): Guard<Item> =>
	(data): data is Item =>
		items.some((item) => item === data);

export const nullable =
	<Value>(guard: Guard<Value>): Guard<Value | null> =>
	(data): data is Value | null =>
		data === null || guard(data);

export const optional =
	<Value>(guard: Guard<Value>): Guard<Value | undefined> =>
	(data): data is Value | undefined =>
		data === undefined || guard(data);

export const listOf =
	<Item>(guard: Guard<Item>): Guard<readonly Item[]> =>
	(data): data is readonly Item[] =>
		Array.isArray(data) && data.every(guard);

/** Unknown keys are allowed: a newer server may send more. */
export function recordOf<Value>(fields: Fields<Value>): Guard<Value> {
	const entries = Object.entries(fields) as [string, Guard<unknown>][];
	return (data): data is Value => isRecord(data) && entries.every(([key, guard]) => guard(data[key]));
}

/** For each kind of a union, the guards of its other keys. */
type Kinds<Union extends { readonly kind: string }> = {
	readonly [Kind in Union['kind']]: Fields<Omit<Extract<Union, { readonly kind: Kind }>, 'kind'>>;
};

export function unionOf<Union extends { readonly kind: string }>(kinds: Kinds<Union>): Guard<Union> {
	const guards = new Map(
		Object.entries(kinds).map(([kind, fields]) => [kind, recordOf(fields as Fields<unknown>)]),
	);
	return (data): data is Union => {
		const guard = isRecord(data) && isText(data.kind) ? guards.get(data.kind) : undefined;
		return guard?.(data) ?? false;
	};
}
