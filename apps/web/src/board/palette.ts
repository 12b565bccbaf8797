import type { Owner } from '@rumis/rules';

/** The dye of a colour's stones: the top, the two visible sides, and the sign carved into the top. */
export interface Dye {
	readonly top: string;
	readonly left: string;
	readonly right: string;
	readonly carved: string;
	/** A sign in a box from 0 to 24, drawn as a stroke. Colour is never the only cue. */
	readonly glyph: string;
}

export const DYES: Readonly<Record<Owner, Dye>> = {
	yellow: {
		top: '#f0c654',
		left: '#d8a633',
		right: '#b58322',
		carved: '#6f4a08',
		glyph: 'M7 12a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z',
	},
	red: { top: '#d8614b', left: '#b94633', right: '#953425', carved: '#5c130a', glyph: 'M12 6V18M6 12H18' },
	green: {
		top: '#84b163',
		left: '#618f45',
		right: '#497231',
		carved: '#284816',
		glyph: 'M6 17L12 6.5L18 17Z',
	},
	blue: { top: '#6397c3', left: '#4474a3', right: '#305a85', carved: '#122f50', glyph: 'M7 7H17V17H7Z' },
	violet: {
		top: '#9d7fb9',
		left: '#7b5c98',
		right: '#60447b',
		carved: '#361e4d',
		glyph: 'M8.5 6.5V17.5M15.5 6.5V17.5',
	},
	orange: {
		top: '#ea9b55',
		left: '#cd7d35',
		right: '#a96224',
		carved: '#6b3608',
		glyph: 'M7 7L17 17M17 7L7 17',
	},
	ruin: { top: '#b9b2a6', left: '#978f82', right: '#7a7367', carved: '#46413a', glyph: 'M6.5 12H17.5' },
};
