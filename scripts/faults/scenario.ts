/** What a scenario is given, and what it answers. */
import { openStore } from '../../apps/server/src/store/open/openStore.js';
import type { Arena } from './arena.js';
import { check } from './checker.js';
import { VIOLATIONS, type Violation } from './ledger.js';
import { readLogs } from './log.js';

export interface ScenarioOptions {
	/** The short form, for tests. */
	readonly isShort: boolean;
	readonly seed: number;
	/** Is told how far it has come, for whoever waits. */
	readonly say?: ((progress: string) => void) | undefined;
}

export interface Outcome {
	/** What was measured, in words of a line. */
	readonly facts: readonly string[];
	/** Why it failed; empty when it did not. */
	readonly failures: readonly string[];
	/** Why it was not done at all, where the machine does not allow it. */
	readonly skipped?: string;
}

export type Scenario = (options: ScenarioOptions) => Promise<Outcome>;

export type StoreLocation = { readonly folder: string } | { readonly url: string };

/** Replaying thousands of games takes longer than a server would wait for anything. */
const PATIENCE = 600_000;

/** Reads the log of the store, which nobody uses any more, and compares it with what clients were told. */
export async function judge(arena: Arena, place: StoreLocation): Promise<Violation[]> {
	const store = await openStore('url' in place ? { ...place, patience: PATIENCE } : place);
	try {
		return check(arena.ledger, await readLogs(store));
	} finally {
		await store.close();
	}
}

/** The violations as failures: each kind once, with its number and an example. */
export function failuresOf(violations: readonly Violation[]): string[] {
	return VIOLATIONS.flatMap((code) => {
		const found = violations.filter((violation) => violation.code === code);
		return found[0] ? [`${found.length} × ${code}, such as ${found[0].text}`] : [];
	});
}

/** What was played, for the line of a scenario. */
export const factsOf = ({ ledger, tables }: Arena): string[] => [
	`${tables} games`,
	`${ledger.acks.length} requests acknowledged`,
];

export const failIf = (isWrong: boolean, text: string): string[] => (isWrong ? [text] : []);
