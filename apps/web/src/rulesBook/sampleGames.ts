/** Games and parts of games, as moves. A test plays them all. */

/** Two players on Chullpa, to the end: yellow 11 − 1, red 9. */
export const FINISHED_CHULLPA: readonly string[] = [
	...['B4 b5,c4*2,c5', 'P4 c2,c3*2,d3', 'A4 a3*2,a4,b4', 'A4 a2*2,b1,b2', 'O4 a2*2,a3*2', 'Z4 a1*2,b1*2'],
	...['Z4 a4,b4*2,c4', 'L4 c1,d1*3', 'L4 b4,b5*3', 'T4 c2,d2*3', 'T4 b2,b3*3', 'B4 c5,d4,d5*2', 'I4 a5*4'],
	...['O4 d3*2,d4*2', 'P4 b3,c3*2,c4', 'I2 b2,c2', 'V3 c5,d5*2', 'I4 d1,d2,d3,d4', 'I2 a4*2', 'I3 c1*3'],
	'V3 b1,b2,c2',
];

/** Three players on Pisac, after four rounds. */
export const MIDDLE_OF_PISAC: readonly string[] = [
	...['B4 b7*2,c7,c8', 'P4 a5,b5*2,b6', 'P4 b3*2,b4,c3', 'O4 c5,c6,d5,d6', 'L4 c5*2,c6,c7', 'A4 c3,d3*2,d4'],
	...['L4 c3,c4*3', 'Z4 a5*2,b5*2', 'T4 d4,d5*2,d6', 'A4 c4*2,c5,d5', 'B4 a6*2,a7,b6', 'I2 a3,a4'],
];

/** The transfer game on Colca, up to the start of the transfer; it is red's turn. */
export const BUILT_COLCA: readonly string[] = [
	...['L4 b4,c4,d4*2', 'T4 b1,b2,b3,c2', 'O4 c5*2,d5*2', 'L4 b2,b3,b4,c4', 'A4 b4,c4,c5*2', 'Z4 b2,b3*2,b4'],
	...[
		'B4 c2,c3*2,d3',
		'O4 c2*2,c3*2',
		'T4 a3,a4*2,a5',
		'A4 c4,d4*2,d5',
		'I2 d2*2',
		'B4 a1*2,a2,b1',
		'I3 d1*3',
	],
	...[
		'I4 b5*4',
		'Z4 a1,a2*2,a3',
		'P4 a1,b1*2,b2',
		'I4 c1*4',
		'I3 a5*3',
		'V3 d2,d3*2',
		'V3 a3,a4*2',
		'I2 d2,d3',
	],
];

/** A whole ruin on Tambo. */
export const RUIN_OF_TAMBO: readonly string[] = [
	...['I2 c1,c2', 'Z4 c1*2,d1*2', 'O4 b1*2,b2*2', 'I3 b7*3', 'V3 e2,f2*2', 'L4 a4*3,a5', 'A4 a5,b5*2,b6'],
	...['B4 a5,b5,b6*2', 'T4 c2,d2*2,e2', 'I4 b2,c2,d2,e2', 'P4 f1,g1*2,g2'],
];
