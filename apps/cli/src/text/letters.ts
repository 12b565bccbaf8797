import type { Owner } from '@rumis/rules';

/** The letter of a colour, for displays without colours; `#` is the ruin. */
export const LETTERS: Readonly<Record<Owner, string>> = {
	yellow: 'Y',
	red: 'R',
	green: 'G',
	blue: 'B',
	violet: 'V',
	orange: 'O',
	ruin: '#',
};
