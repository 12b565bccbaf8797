/** A draft with its undo history as text. Only the differences between steps are written. */
import type { Draft } from './draft.js';
import { isDraft } from './draftText.js';
import type { History } from './history.js';

/** The maximum number of undo and redo steps written. */
const MOST_STEPS = 50;

type Patch = { readonly [Key in keyof Draft]?: Draft[Key] | null };

export function makeHistory({ past, now, future }: History<Draft>): string {
	const before = past.slice(-MOST_STEPS);
	const steps = [...before, now, ...future.slice(0, MOST_STEPS)];
	const [first, ...rest] = steps;
	const patches = rest.map((step, at) => patchBetween(steps[at]!, step));
	return JSON.stringify({ at: before.length, first, patches });
}

/** The fields that are not identical. JSON has no `undefined`, so a removed field is null. */
const patchBetween = (before: Draft, after: Draft): Patch => {
	const changed = Object.entries(after).filter(([key, value]) => value !== before[key as keyof Draft]);
	return Object.fromEntries(changed.map(([key, value]) => [key, value ?? null]));
};

const applied = (before: object, patch: Patch): object => {
	const after = { ...before, ...patch };
	return after.others === null ? { ...after, others: undefined } : after;
};

/** Null if the text is not a history of drafts. */
export function parseHistory(text: string): History<Draft> | null {
	try {
		const { at, first, patches } = JSON.parse(text);
		const steps: object[] = [first];
		for (const patch of patches) steps.push(applied(steps.at(-1)!, patch));
		if (!steps.every(isDraft) || !Number.isInteger(at) || at < 0) return null;
		const now = steps[at];
		return now ? { past: steps.slice(0, at), now, future: steps.slice(at + 1), group: null } : null;
	} catch {
		return null;
	}
}
