/** Time at the puzzle; it stands still while nobody looks. Instants are given from outside, in milliseconds. */
export interface Stopwatch {
	/** Gathered before it was started last. */
	readonly ms: number;
	/** Since when it runs; null while it stands still. */
	readonly since: number | null;
}

export const stoppedAt = (ms: number): Stopwatch => ({ ms, since: null });

export const startWatch = (watch: Stopwatch, now: number): Stopwatch =>
	watch.since === null ? { ...watch, since: now } : watch;

/** A clock that was set back counts as no time. */
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
