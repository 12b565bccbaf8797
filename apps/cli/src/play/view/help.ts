import { type Line, line, span } from './text.js';

const KEYS: readonly (readonly [string, string])[] = [
	['arrows, h j k l', 'move the stone'],
	['1-9 0 -, Tab', 'pick a stone; Shift-Tab goes back'],
	['x y z, X Y Z', 'turn it around an axis, and back'],
	['Space n, p', 'next (previous) orientation that fits over this square'],
	['f, F', 'next (previous) place where it fits'],
	['Enter', 'drop it'],
	['a', 'transfer game: put aside a stone that cannot be placed'],
	['t', 'type a move, such as L4 b2,b3,b4,c4'],
	['H', 'hint'],
	['u', 'take back your last move'],
	['Esc', 'stop a bot that is thinking'],
	['L, [ ]', 'look at one level, and change it'],
	['m', 'show the maximum height of each square'],
	['s', 'save the record'],
	['q', 'quit'],
];

const SIGNS: readonly (readonly [string, string])[] = [
	[' Y3 ', 'yellow on top, three cubes high; # is the ruin'],
	['*Y3!', '* new since your last move   ! can no longer change'],
	['[Y3]', 'your stone fits and would be this high; (Y3) does not fit'],
	['xY3x', 'against the rules   . free   - outside the line   /4 maximum'],
];

const rows = (list: readonly (readonly [string, string])[]): Line[] =>
	list.map(([key, meaning]) => [span(`  ${key.padEnd(17)}`, 'strong'), span(meaning)]);

/** All keys and symbols; short enough for the smallest common terminal. */
export function helpLines(): Line[] {
	const close = line('press any key to close', 'dim');
	return [line('Keys', 'good'), ...rows(KEYS), line('Signs', 'good'), ...rows(SIGNS), close];
}
