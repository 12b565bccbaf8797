/** Formats clocks as text. */
import type { ClockRule } from '@rumis/table';
import type { Texts } from '../../i18n/texts.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether time is short: the last half minute of a live game, the last hours of a correspondence game. */
export function isLow(rule: ClockRule, left: number): boolean {
	if (rule.kind === 'live') return left < Math.min(30 * SECOND, rule.base / 4);
	return rule.kind === 'move' && left < rule.each / 8;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * `4:05`, `1 h 20 min`, `2 d 3 h`. Seconds are rounded up: 0:00 is the end. Days are rounded to the nearest
 * hour, so that three full days are shown as three days.
 */
export function sayLeft(left: number, t: Texts): string {
	const hours = Math.round(left / HOUR);
	if (hours >= 24) return t.online.state.days(Math.floor(hours / 24), hours % 24);
	const whole = Math.ceil(left / SECOND) * SECOND;
	if (whole >= HOUR)
		return t.online.state.hours(Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE));
	return `${Math.floor(whole / MINUTE)}:${twoDigits(Math.floor((whole % MINUTE) / SECOND))}`;
}

/** How often a clock must be updated to run smoothly. */
export const tickOf = (left: number): number => (left < 2 * HOUR ? SECOND / 4 : 30 * SECOND);

/** The time control in short: `10 min + 5 s a move`. */
export function sayRule(rule: ClockRule, t: Texts): string {
	const { terms } = t.online;
	switch (rule.kind) {
		case 'none':
			return terms.clockNone;
		case 'live':
			return terms.clockLive(shortNumber(rule.base / MINUTE), shortNumber(rule.increment / SECOND));
		case 'move':
			return rule.each >= DAY
				? terms.clockDays(Math.round(rule.each / DAY))
				: terms.clockHours(Math.max(1, Math.round(rule.each / HOUR)));
	}
}

const shortNumber = (value: number): string => String(Math.round(value * 10) / 10);
