import type { Owner } from '@rumis/rules';

/** The letter of a colour, so that it can be told without seeing colours; `#` is the ruin. */
export const LETTERS: Readonly<Record<Owner, string>> = {
	yellow: 'Y',
	red: 'R',
	green: 'G',
	blue: 'B',
	violet: 'V',
	orange: 'O',
	ruin: '#',
};
