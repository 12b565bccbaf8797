import { lazily } from './lazily.js';

/** Formats whole percentages for the language: `50%` in English, `50 %` in German. */
export function percentFor(language: string): (percent: number) => string {
	const format = lazily(() => new Intl.NumberFormat(language, { style: 'percent' }));
	return (percent) => format().format(percent / 100);
}
