/** Days of the local calendar, and streaks. */

/** Returns the current time; replaced in tests. */
export type Now = () => Date;

export const deviceNow: Now = () => new Date();

/** A local date, `2026-11-15`. */
export type Day = string;

const two = (value: number): string => String(value).padStart(2, '0');

/** The local date, not UTC. */
export const dayOf = (date: Date): Day =>
	`${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the date exists: not 30 February. */
export function isDay(text: string): boolean {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Computed without hours, so that daylight saving time does not matter. */
export const dayBefore = (day: Day): Day =>
	new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** The streak up to today; today does not break it while it is not over. */
export function streakOf(days: ReadonlySet<Day>, today: Day): number {
	let day = days.has(today) ? today : dayBefore(today);
	let streak = 0;
	for (; days.has(day); day = dayBefore(day)) streak++;
	return streak;
}

/** The longest streak ever. */
export function longestStreak(days: ReadonlySet<Day>): number {
	return [...days].reduce((longest, day) => Math.max(longest, streakOf(days, day)), 0);
}
