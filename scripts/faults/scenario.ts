/** The input and the outcome of a scenario. */
import { openStore } from '../../apps/server/src/store/open/openStore.js';
import type { Arena } from './arena.js';
import { check } from './checker.js';
import { VIOLATIONS, type Violation } from './ledger.js';
import { readLogs } from './log.js';

export interface ScenarioOptions {
	/** The short form, for tests. */
	readonly isShort: boolean;
	readonly seed: number;
	/** Reports progress. */
	readonly say?: ((progress: string) => void) | undefined;
}

export interface Outcome {
	/** Measurements, each in one line. */
	readonly facts: readonly string[];
	/** Why it failed; empty if it did not. */
	readonly failures: readonly string[];
	/** Why it was skipped, if the machine does not allow it. */
	readonly skipped?: string;
}

export type Scenario = (options: ScenarioOptions) => Promise<Outcome>;

export type StoreLocation = { readonly folder: string } | { readonly url: string };

/** Replaying thousands of games takes longer than a server's timeouts. */
const PATIENCE = 600_000;

/** Reads the log of a store that is no longer in use, and compares it with what clients received. */
export async function judge(arena: Arena, place: StoreLocation): Promise<Violation[]> {
	const store = await openStore('url' in place ? { ...place, patience: PATIENCE } : place);
	try {
		return check(arena.ledger, await readLogs(store));
	} finally {
		await store.close();
	}
}

/** The violations as failures: each kind once, with its count and an example. */
export function failuresOf(violations: readonly Violation[]): string[] {
	return VIOLATIONS.flatMap((code) => {
		const found = violations.filter((violation) => violation.code === code);
		return found[0] ? [`${found.length} × ${code}, such as ${found[0].text}`] : [];
	});
}

/** Facts about the games, for the scenario's line. */
export const factsOf = ({ ledger, tables }: Arena): string[] => [
	`${tables} games`,
	`${ledger.acks.length} requests acknowledged`,
];

export const failIf = (isWrong: boolean, text: string): string[] => (isWrong ? [text] : []);
