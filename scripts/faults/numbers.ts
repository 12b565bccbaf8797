/** Small helpers for numbers and time. */

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The percentile of the values; 0 if there are none. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const largest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

export const inMilliseconds = (value: number): string => `${Math.round(value)} ms`;

export const inMegabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** Waits until the condition is true; returns false on timeout. */
export async function until(isTrue: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
	const giveUpAt = Date.now() + ms;
	while (!(await isTrue())) {
		if (Date.now() > giveUpAt) return false;
		await pause(20);
	}
	return true;
}
