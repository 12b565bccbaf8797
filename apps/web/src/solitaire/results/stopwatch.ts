/** The time spent on a puzzle; paused while the page is hidden. Instants are passed in, in milliseconds. */
export interface Stopwatch {
	/** Accumulated before the last start. */
	readonly ms: number;
	/** When it was started; null while it is paused. */
	readonly since: number | null;
}

export const stoppedAt = (ms: number): Stopwatch => ({ ms, since: null });

export const startWatch = (watch: Stopwatch, now: number): Stopwatch =>
	watch.since === null ? { ...watch, since: now } : watch;

/** If the clock was set back, no time is counted. */
export const readWatch = ({ ms, since }: Stopwatch, now: number): number =>
	since === null ? ms : ms + Math.max(0, now - since);

export const stopWatch = (watch: Stopwatch, now: number): Stopwatch => stoppedAt(readWatch(watch, now));

const two = (value: number): string => String(value).padStart(2, '0');

/** `4:07`, with hours `1:04:07`. */
export function makeTime(ms: number): string {
	const seconds = Math.floor(ms / 1000);
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const tail = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
	return hours > 0 ? `${hours}:${tail}` : tail;
}
