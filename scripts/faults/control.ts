/** Negative controls: deliberate bugs that the checker has to find. */
import { failIf, type Outcome } from './scenario.js';

/** What one attempt acknowledged and lost. */
export interface Loss {
	readonly facts: readonly string[];
	readonly lost: number;
}

/** Even a broken server may lose nothing by luck, so there are several attempts. */
const ATTEMPTS = 4;

export async function findOut(seed: number, attempt: (seed: number) => Promise<Loss>): Promise<Outcome> {
	for (let count = 1; ; count++) {
		const { facts, lost } = await attempt(seed + count);
		if (lost === 0 && count < ATTEMPTS) continue;
		return {
			facts: [...facts, `the checker found ${lost} lost things that clients had been told`],
			failures: failIf(lost === 0, 'the checker did not notice that acknowledged moves were lost'),
		};
	}
}
