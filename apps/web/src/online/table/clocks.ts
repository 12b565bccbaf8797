/** How clocks are put into words. */
import type { ClockRule } from '@rumis/table';
import type { Texts } from '../../i18n/texts.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether it is time to hurry: the last half minute of a live game, the last hours of one over days. */
export function isLow(rule: ClockRule, left: number): boolean {
	if (rule.kind === 'live') return left < Math.min(30 * SECOND, rule.base / 4);
	return rule.kind === 'move' && left < rule.each / 8;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * `4:05`, `1 h 20 min`, `2 d 3 h`. The last second is a whole one: 0:00 is the end. Days are told to the nearest
 * hour, so that three fresh days are three days.
 */
export function sayLeft(left: number, t: Texts): string {
	const hours = Math.round(left / HOUR);
	if (hours >= 24) return t.online.state.days(Math.floor(hours / 24), hours % 24);
	const whole = Math.ceil(left / SECOND) * SECOND;
	if (whole >= HOUR)
		return t.online.state.hours(Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE));
	return `${Math.floor(whole / MINUTE)}:${twoDigits(Math.floor((whole % MINUTE) / SECOND))}`;
}

/** How often a clock has to be looked at so that it does not jump. */
export const tickOf = (left: number): number => (left < 2 * HOUR ? SECOND / 4 : 30 * SECOND);

/** The rule in a few words: `10 min + 5 s a move`. */
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
