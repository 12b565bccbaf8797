/** Invalid lines for fuzzing the bot protocol. */

import { MODES, SCENARIOS } from '@rumis/rules';
import fc from 'fast-check';

const COMMANDS = [
	...['protocol_version', 'name', 'version', 'known_command', 'list_commands', 'to_play', 'all_legal'],
	...['play', 'undo', 'score', 'out', 'result', 'showboard', 'newgame', 'loadgame', 'perft'],
];
const MOVES = [
	...['I2 a1,a2', 'I2 b1,b2', 'I3 c1*3', 'L4 b2,b3,b4,c4', 'I2 aside', 'I2 a1*5', 'I2 a1*', 'I2 ,', 'I2'],
	...['i2 A1,A1', 'I9 a1', 'I4 a1,a2,a3,a99', 'P4 a1*2,a2,b1', 'L4 p16,p16,p16,p16', 'aside', '*4'],
];
const SPICE = [
	...['', ' ', '\t', '"', '""', '#', '=', '*', ',', '\u2028', '\u0085', '\uFEFF', '\u202E', '🗿', '\ud800'],
	...['-1', '0', '1', '007', '1e9', '9'.repeat(40), 'NaN', '__proto__', 'constructor', '../..', 'null'],
];

/** Any text: letters of all scripts, control characters, lone surrogates. */
const anyText = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 60 }),
	fc.array(fc.nat(0xffff), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
	fc.stringMatching(/^[ -~]{0,60}$/),
	fc.array(fc.constantFrom(...SPICE), { maxLength: 6 }).map((parts) => parts.join('')),
);

/** Texts just below and above the maximum line length. */
const longText = fc
	.tuple(fc.constantFrom('x', ' x', '1', 'a1,', '"', '#', '\u0000', 'é', '🗿'), fc.nat(30_000))
	.map(([unit, count]) => unit.repeat(count * 4));

/** A file name that stays in its folder. */
const fileName = fc.oneof(
	anyText.map((name) => name.replace(/[./\\]/g, '')),
	fc.constantFrom('game.rumis', 'a b.rumis', 'x'.repeat(300), 'board.json', 'board.json/x', ''),
);

/** Commands on files, all inside the folder. */
const fileLine = (folder: string) =>
	fc
		.tuple(fc.constantFrom('savegame', 'loadgame', 'newgame'), fc.constantFrom('', '"'), fileName, anyText)
		.map(([command, quote, name, more]) => `${command} ${quote}${folder}/${name}${quote} ${more}`);

const SMALL_BOARDS = ['chullpa', 'Pirka', 'chulpa', 'CUCHO'];
const boards = SMALL_BOARDS.concat(SCENARIOS.map(({ id }) => `${id}x`));
const option = fc
	.tuple(
		fc.constantFrom('mode', 'start', 'ruin', 'seed', 'sims', ''),
		fc.constantFrom(...MODES, 'red', 'orange', 'place', 'random', 'nowhere.rumis', '7', '', '='),
	)
	.map(([key, value]) => `${key}=${value}`);

const newgame = fc
	.tuple(
		fc.constantFrom(...boards),
		fc.constantFrom('2', '2', '3', '9', '02', 'x'),
		fc.array(option, { maxLength: 3 }),
	)
	.map(([board, players, options]) => ['newgame', board, players, ...options].join(' '));

const withoutFiles = COMMANDS.filter((command) => !['newgame', 'loadgame', 'perft'].includes(command));

/** A real command with unexpected arguments. */
const nearMiss = fc.oneof(
	newgame,
	fc.constantFrom(...MOVES).map((move) => `play ${move}`),
	fc.constantFrom('0', '1', '2', '-1', '', 'x', '1 1', '100', '0x1').map((depth) => `perft ${depth}`),
	fc.tuple(fc.constantFrom(...withoutFiles), anyText).map(([command, text]) => `${command} ${text}`),
	fc.tuple(fc.constantFrom(...COMMANDS), anyText).map(([command, text]) => `${command}${text.trim()}_`),
	fc.constantFrom(...COMMANDS).map((command) => command.toUpperCase()),
);

const numbered = (line: fc.Arbitrary<string>) =>
	fc
		.tuple(fc.constantFrom('', '', '1 ', '00 ', '99999999999999999999 '), line)
		.map((parts) => parts.join(''));

/** One line of junk. Files are only touched inside the folder; `quit` and deep searches do not occur. */
export const junkLine = (folder: string): fc.Arbitrary<string> =>
	numbered(
		fc.oneof(
			{ arbitrary: anyText, weight: 3 },
			{ arbitrary: nearMiss, weight: 6 },
			{ arbitrary: fileLine(folder), weight: 2 },
			{ arbitrary: longText, weight: 1 },
		),
	);

/** Whether a line has a command: more than white space and control characters before a comment. */
export function asks(line: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
	const [content = ''] = line.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').split('#');
	return content.trim() !== '';
}
