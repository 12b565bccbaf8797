/** How far somebody has come in the lesson, kept on the device. */
import { keep, parseJson, readKept } from '../setup/device.js';
import { STEP_IDS, type StepId } from './steps.js';

const KEY = 'rumis.lesson';

export interface Progress {
	/** Where to go on. */
	readonly step: StepId;
	/** What has been done, in the order of the lesson. */
	readonly done: readonly StepId[];
}

const NONE: Progress = { step: STEP_IDS[0]!, done: [] };

export const makeProgress = ({ step, done }: Progress): string => JSON.stringify({ step, done });

/** Reads what was kept; whatever is missing or broken is as at the beginning. */
export function parseProgress(text: string | null): Progress {
	const kept = parseJson(text);
	if (typeof kept !== 'object' || kept === null) return NONE;
	const { step, done } = kept as Readonly<Record<string, unknown>>;
	const names: readonly unknown[] = Array.isArray(done) ? done : [];
	return {
		step: STEP_IDS.find((id) => id === step) ?? NONE.step,
		done: STEP_IDS.filter((id) => names.includes(id)),
	};
}

export const readProgress = (): Progress => parseProgress(readKept(KEY));
export const keepProgress = (progress: Progress): void => keep(KEY, makeProgress(progress));

export const withDone = (progress: Progress, step: StepId): Progress => ({
	...progress,
	done: STEP_IDS.filter((id) => id === step || progress.done.includes(id)),
});

/** The step before or after; at both ends it stays. */
export function stepBeside(step: StepId, by: 1 | -1): StepId {
	return STEP_IDS[STEP_IDS.indexOf(step) + by] ?? step;
}
