/** Formats times and durations for a language. All in milliseconds. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = 'second' | 'minute' | 'hour' | 'day';

const UNITS: readonly (readonly [Unit, number])[] = [
	['day', DAY],
	['hour', HOUR],
	['minute', MINUTE],
];

/** In the largest unit of which there are at least two: "one day" would hide the number of hours. */
function inUnit(span: number): readonly [number, Unit] {
	const [unit, size] = UNITS.find(([, length]) => span >= 2 * length) ?? ['second' as const, SECOND];
	return [Math.floor(span / size), unit];
}

/** A duration rounded to one unit: `3 days`, `90 minutes`. */
export function saySpan(span: number, language: string): string {
	const [, unit] = inUnit(Math.max(0, span));
	const size = UNITS.find(([name]) => name === unit)?.[1] ?? SECOND;
	const count = Math.round(Math.max(0, span) / size);
	return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Beyond this, the date is shown instead. */
const LONG_AGO = 14 * DAY;

/** A relative time: `5 minutes ago`, the given words for less than a minute, or the date if it is long ago. */
export function sayAgo(then: number, now: number, language: string, justNow: string): string {
	const span = Math.max(0, now - then);
	if (span >= LONG_AGO) return sayDate(then, language);
	// Seconds are not shown, and the browsers' own word for none ("now") fits into no sentence.
	if (span < MINUTE) return justNow;
	const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
	const [count, unit] = span < 2 * MINUTE ? [1, 'minute' as const] : inUnit(span);
	return format.format(-count, unit);
}

export const sayDate = (time: number, language: string): string =>
	new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);

export const sayDateTime = (time: number, language: string): string =>
	new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
