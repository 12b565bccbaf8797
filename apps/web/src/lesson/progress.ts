/** The player's progress in the tutorial, stored on the device. */
import { deviceStorage, KEYS, oneOf, parseFields } from '../device/storage.js';
import { STEP_IDS, type StepId } from './steps.js';

export interface Progress {
	/** The step to continue with. */
	readonly step: StepId;
	/** The completed steps, in order. */
	readonly done: readonly StepId[];
}

const NONE: Progress = { step: STEP_IDS[0]!, done: [] };

export const makeProgress = ({ step, done }: Progress): string => JSON.stringify({ step, done });

/** Parses stored progress; missing or broken values get their initial value. */
export function parseProgress(text: string | null): Progress {
	const { step, done } = parseFields(text);
	const names: readonly unknown[] = Array.isArray(done) ? done : [];
	return {
		step: oneOf(STEP_IDS, step) ?? NONE.step,
		done: STEP_IDS.filter((id) => names.includes(id)),
	};
}

export const readProgress = (): Progress => parseProgress(deviceStorage.read(KEYS.lesson));
export const storeProgress = (progress: Progress): boolean =>
	deviceStorage.write(KEYS.lesson, makeProgress(progress));

export const withDone = (progress: Progress, step: StepId): Progress => ({
	...progress,
	done: STEP_IDS.filter((id) => id === step || progress.done.includes(id)),
});

/** The previous or next step; clamped at both ends. */
export function stepBeside(step: StepId, by: 1 | -1): StepId {
	return STEP_IDS[STEP_IDS.indexOf(step) + by] ?? step;
}
