/** Finished games with the scores printed in the rulebooks. A test plays and counts them all. */
import { findBuiltin } from '@rumis/rules';
import type { BookTexts } from '../i18n/texts.js';
import type { Sample } from './samples.js';

export type CountId = keyof BookTexts['counting']['games'];

/** Each line has several moves, separated by `; `. */
function finished(
	board: string,
	players: number,
	lines: readonly string[],
	setup: Sample['setup'] = {},
): Sample {
	const scenario = findBuiltin(board)!;
	const moves = lines.flatMap((line) => line.split('; '));
	return { board: scenario, players, mode: 'standard', moves, setup, choices: [], isCount: true };
}

export const COUNT_GAMES: Readonly<Record<CountId, Sample>> = {
	/** Yellow 4, red 6, green 6, blue 4: every stone is placed, and the tower is full. */
	tie: finished('chullpa', 4, [
		'P4 c3,d3*2,d4; Z4 b3,b4,c4,c5; T4 a3,a4*2,a5; I4 d2*4; T4 d4,d5*3; A4 a1,b1,b2*2',
		'Z4 b5*2,c5*2; B4 c1,c2*2,d1; B4 c4*2,d3,d4; T4 a2*3,a3; P4 a4,b4*2,b5; O4 d3*2,d4*2',
		'Z4 a3,b3*2,c3; I4 a1,b1,c1,d1; L4 a5*3,b5; T4 b1,c1*2,d1; A4 b2,c2,c3*2; L4 a2,a3,a4,b4',
		'B4 c4,c5,d5*2; Z4 a1*2,b1*2; I4 c3*4; B4 b2,b3*2,c2; A4 a5*2,b4,b5; P4 a1,a2*2,b2',
		'O4 d3*2,d4*2; O4 a3*2,a4*2; V3 c5*2,d5; A4 c2,d1*2,d2; L4 b2,c2,d1,d2; I2 a4,a5',
		'O4 b3*2,b4*2; L4 a1,b1,c1*2; I2 b1,b2; V3 b5*2,c5; I4 c4*4; V3 c1,d1*2; I3 a1,a2,a3',
		'P4 c5,d4,d5*2; I3 b2,b3,b4; I2 c2,d2; V3 c2,d2,d3; I3 a2,a3,a4; I2 a5,b5; I3 a1,b1,c1',
	]),
	/** Yellow 4 − 1, red 7, green 4, blue 5. Red opens, so that the remaining stone is the very last one. */
	winner: finished(
		'chullpa',
		4,
		[
			'P4 c5,d4,d5*2; I3 b5*3; I3 a3,a4,a5; I4 a2*4; Z4 c3,c4,d2,d3; I2 c4,c5; I2 a4*2',
			'B4 a1*2,b1,b2; B4 c1,c2*2,d1; I4 d1,d2,d3,d4; V3 b2,b3*2; Z4 a1,b1*2,c1; V3 c3*2,d3',
			'A4 c1,c2,d1*2; A4 b2*2,c2,c3; V3 a3*2,b3; T4 d2*3,d3; P4 c5,d4,d5*2; L4 a1,b1,c1*2',
			'P4 a3*2,a4,b3; I3 b4*3; V3 c4*2,d4; Z4 a1,b1*2,c1; I3 a5*3; L4 c1,c2*3; Z4 c5*2,d5*2',
			'T4 a1,a2*2,a3; A4 b2*2,b3,c3; I2 b4,b5; B4 c3,c4*2,d4; O4 a4*2,a5*2; T4 d2,d3*2,d4',
			'A4 b4,b5*2,c5; O4 b3*2,b4*2; I4 d1*4; O4 c3,c4,d3,d4; O4 a1*2,b1*2; L4 a5,b5,c5*2',
			'P4 a2*2,a3,b2; L4 d3,d4,d5*2; I4 b2,b3,b4,b5; T4 a3,a4*2,a5; B4 c2,c3,d2*2',
		],
		{ start: 'red' },
	),
	/** Violet 10, orange 10. */
	draw: finished(
		'colca',
		2,
		[
			'T4 b2,b3,b4,c3; I4 a5,b5,c5,d5; Z4 a3,a4*2,a5; I2 b5*2; V3 a4,a5*2; O4 c5*2,d5*2; I2 b4*2',
			'V3 c4*2,d4; I3 b5,c5,d5; B4 c3,d2,d3*2; P4 c4,d3,d4*2; T4 b1,c1,c2,d1; A4 b2*2,c1,c2',
			'Z4 a1,a2*2,a3; B4 c2,c3,d2*2; A4 a2,a3,b3*2; O4 a1*2,b1*2; L4 b2,b3,c3,d3; L4 d1*3,d2',
			'P4 b1,c1*2,c2; I4 a1,a2,a3,a4; I3 b4,c4,d4',
		],
		{ colours: ['violet', 'orange'], start: 'violet' },
	),
};
