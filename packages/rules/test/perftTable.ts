/** Counts that any correct implementation of the rules must reach. Each row says what it catches. */

/** First-ply counts for 2, 3, 4 (5, 6) players: the number of opening moves. */
export const FIRST_PLY: Readonly<Record<string, readonly number[]>> = {
	chullpa: [687, 687, 687],
	pirka: [1357, 1529, 1569],
	tambo: [1020, 1180, 1220],
	coricancha: [1333, 2153, 2153],
	pisac: [1116, 1116, 1116],
	cucho: [1132, 1147, 1147],
	colca: [687, 687, 1615, 1615, 1615],
	puncu: [643, 643, 1469, 1469, 1469],
	apachita: [765, 765, 1829, 1829, 1829],
	chaka: [886, 886, 2003, 2003, 2003],
	huaca: [687, 1575, 1595, 3582, 3602],
	incahuasi: [1165, 1185, 2665, 2705, 2705],
};

/** Second ply: the first stone of the second colour, by face, and by edge for five. */
export const SECOND_PLY: readonly (readonly [string, number, number])[] = [
	['chullpa', 2, 165_662],
	['pirka', 2, 407_335],
	['coricancha', 2, 462_640],
	['pisac', 4, 328_002],
	['colca', 5, 201_572],
];

export interface PerftRow {
	readonly why: string;
	/** The position as a game link. */
	readonly link: string;
	/** Counts for depth 1, 2, 3. */
	readonly counts: readonly number[];
}

export const NAMED_POSITIONS: readonly PerftRow[] = [
	{
		why: 'a middle game of two, red opened',
		link: '1.chullpa.2.standard.red.9.1HBtHair5YOCaG',
		counts: [52, 2916, 100_598],
	},
	{
		why: 'a game that ends after one more move: longer lines count nothing',
		link: '1.pisac.4.standard.green.31.9eb6at3AzVlMBGf8VFItpnSHauyA',
		counts: [1, 0, 0],
	},
	{
		why: 'inverse for five, the first stone that must keep away from its colour',
		link: '1.huaca.5.inverse.violet.5.zRL0_U4CoC9',
		counts: [1666],
	},
	{
		why: 'duo near the end: colours go out one by one',
		link: '1.coricancha.2.duo.blue.24.2dySij6FU7VfcwJ8efooYyDB8_jKHA',
		counts: [2, 18, 49],
	},
	{
		why: 'the last two ruin stones, then red opens the game',
		link: '2.pirka.2.ruinas.red.9.ZtU_pvKfz_TPQfQt',
		counts: [35, 1139, 244_746],
	},
	{
		why: 'a ruin that ended early, because the players left no place for its last stone',
		link: '2.chullpa.3.ruinas.yellow.10.7h47OQ4DdvFK98',
		counts: [54, 1973],
	},
	{
		why: 'the same for an old game, whose ruin had to leave four squares free per player',
		link: '1.pirka.2.ruinas.red.9.W4hC30KOqJFuwzxy',
		counts: [27, 91, 19_418],
	},
	{
		why: 'an old game whose ruin ended early because no stone of it fitted any more',
		link: '1.chullpa.3.ruinas.yellow.10.VdwxWHT6Ndq3',
		counts: [158, 16_728],
	},
	{
		why: 'the transfer begins: only uncovered stones, first ones on the ground',
		link: '1.colca.2.transfer.yellow.20.1f-riV_N6ZsKkuiOlCGuo',
		counts: [48, 1357, 70_244],
	},
	{
		why: 'a transfer in which one stone can only be put aside and others can be placed',
		link: '1.apachita.2.transfer.red.36.kLK7sAX-9CNH_1pxZRdiCGSeVcw2MB2fP',
		counts: [11, 45, 49],
	},
];
