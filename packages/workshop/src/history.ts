/** Undo and redo of any plain value. */
export interface History<Value> {
	readonly past: readonly Value[];
	readonly now: Value;
	readonly future: readonly Value[];
	/** The group of the last change: changes of one stroke, or of one text field, are undone together. */
	readonly group: string | null;
}

/** The maximum number of undo steps. */
const MOST_STEPS = 200;

export const startHistory = <Value>(now: Value): History<Value> => ({
	past: [],
	now,
	future: [],
	group: null,
});

export function change<Value>(
	history: History<Value>,
	next: Value,
	group: string | null = null,
): History<Value> {
	if (next === history.now) return history;
	const isSameGroup = group !== null && group === history.group;
	const past = isSameGroup ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
	return { past, now: next, future: [], group };
}

export function undo<Value>(history: History<Value>): History<Value> {
	const { past, now, future } = history;
	const before = past.at(-1);
	if (before === undefined) return history;
	return { past: past.slice(0, -1), now: before, future: [now, ...future], group: null };
}

export function redo<Value>(history: History<Value>): History<Value> {
	const { past, now, future } = history;
	const [next, ...later] = future;
	if (next === undefined) return history;
	return { past: [...past, now], now: next, future: later, group: null };
}
