import { seededRandom } from '@rumis/rules';
import { type Estimate, estimateCovers } from '@rumis/solver';
import type { SolveQuestion } from './question.js';

export interface EstimateRunOptions {
	readonly seed: number;
	readonly walkers: number;
	readonly runs: number;
	readonly onProgress: (fraction: number) => void;
}

export function runEstimate({ cover }: SolveQuestion, options: EstimateRunOptions): Estimate {
	const { seed, walkers, runs, onProgress } = options;
	return estimateCovers(cover.problem, seededRandom(seed), {
		...{ walkers, runs },
		onRun: (done) => onProgress(done / runs),
	});
}

/** `1.27e+18 ± 3 %`: only the significant digits. */
export function estimateText({ mean, error }: Estimate): string {
	const percent = mean === 0 ? 0 : (100 * error) / mean;
	return `${mean.toExponential(2)} ± ${percent.toFixed(1)} %`;
}
