import { type Line, line, span } from './text.js';

const KEYS: readonly (readonly [string, string])[] = [
	['arrows, h j k l', 'move the stone'],
	['1-9 0 -, Tab', 'pick a stone; Shift-Tab goes back'],
	['x y z, X Y Z', 'turn it about an axis, and back'],
	['Space n, p', 'next (previous) way in which it fits over this square'],
	['f, F', 'next (previous) place where it fits'],
	['Enter', 'drop it'],
	['a', 'transfer game: put a stone aside that has no place'],
	['t', 'type a move, such as L4 b2,b3,b4,c4'],
	['H', 'hint'],
	['u', 'take back to your last turn'],
	['Esc', 'stop a bot that thinks'],
	['L, [ ]', 'look at one level, and change it'],
	['m', 'show how high each square may go'],
	['s', 'save the record'],
	['q', 'quit'],
];

const SIGNS: readonly (readonly [string, string])[] = [
	[' Y3 ', 'yellow lies on top, three cubes high; # is the ruin'],
	['*Y3!', '* new since your last move   ! final, nothing can cover it'],
	['[Y3]', 'your stone fits and would be so high; (Y3) does not fit'],
	['xY3x', 'this breaks a rule   . free   - beyond the line   /4 limit'],
];

const rows = (list: readonly (readonly [string, string])[]): Line[] =>
	list.map(([key, meaning]) => [span(`  ${key.padEnd(17)}`, 'strong'), span(meaning)]);

/** All keys and signs; short enough for the smallest usual terminal. */
export function helpLines(): Line[] {
	const close = line('any key closes this', 'dim');
	return [line('Keys', 'good'), ...rows(KEYS), line('Signs', 'good'), ...rows(SIGNS), close];
}
