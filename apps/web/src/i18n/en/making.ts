import { plural } from './format.js';

/** Printing boards and making stones. */
export const making = {
	title: 'Print and make',
	board: 'The board on paper',
	boardHint: 'True to scale: print at 100%, without fitting to the page.',
	pages: (count: number) =>
		plural(count, {
			one: 'Fits on one page.',
			other: '# pages: cut along the marks and put them edge to edge.',
		}),
	square: 'Size of a square',
	paper: 'Paper',
	pdf: 'Save as PDF',
	svg: 'Save as SVG',
	stones: 'Stones for a 3D printer',
	stonesHint: 'All eleven stones, each in one piece. Print one set for each colour.',
	cube: 'Size of a cube',
	clearance: 'Gap between stones',
	stl: 'Save as STL',
	threeMf: 'Save as 3MF',
	building: 'This building',
	sheet: 'Save building sheet',
	sheetHint:
		'Level by level, so that you can rebuild it on a real table. The numbers show the order in which the stones were placed.',
	solid: 'In one piece (STL)',
	loose: 'Stone by stone (3MF)',
	modelHint: 'For a 3D printer, with the cube size set below.',
	empty: 'There are no stones on the board yet.',
	level: (level: number) => `Level ${level}`,
	stone: (owner: string, move: string) => `${owner}: ${move}`,
	limit: (players: number, height: number) => `${players} players: maximum height ${height}`,
	limitRed: (players: number, height: number) =>
		`${players} players: maximum height ${height}, within the red line`,
	limitBlue: (players: number, height: number) =>
		`${players} players: maximum height ${height}, within the blue line`,
	busy: 'Preparing the file…',
	failed: 'The file couldn’t be created. Reload the page and try again.',
} as const;
