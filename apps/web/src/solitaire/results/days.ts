/** Days as the player's calendar has them, and how many of them in a row. */

/** Tells the time. Tests set it forward. */
export type Now = () => Date;

export const deviceNow: Now = () => new Date();

/** A day of the calendar on the wall, `2026-11-15`. */
export type Day = string;

const two = (value: number): string => String(value).padStart(2, '0');

/** The day it is here, not in Greenwich. */
export const dayOf = (date: Date): Day =>
	`${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether it is a day there is: not the 30th of February. */
export function isDay(text: string): boolean {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Reckoned without hours, so that summer time does not matter. */
export const dayBefore = (day: Day): Day =>
	new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** Days in a row up to today; a day that is not over yet does not break the row. */
export function streakOf(days: ReadonlySet<Day>, today: Day): number {
	let day = days.has(today) ? today : dayBefore(today);
	let streak = 0;
	for (; days.has(day); day = dayBefore(day)) streak++;
	return streak;
}

/** The longest row there ever was. */
export function longestStreak(days: ReadonlySet<Day>): number {
	return [...days].reduce((longest, day) => Math.max(longest, streakOf(days, day)), 0);
}
