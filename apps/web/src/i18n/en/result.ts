import { plural } from './format.js';

/** The end of a game. */
export const result = {
	show: 'Show result',
	hide: 'Look at the board',
	table: {
		player: 'Player',
		squares: 'Squares',
		stones: 'Stones left',
		points: 'Points',
		perStone: 'Points per stone',
	},
	margin: (count: number) => plural(count, { one: 'by # point', other: 'by # points' }),
	narrow: 'That was close.',
	rematch: 'Play again',
	stronger: (bot: string) => `Try ${bot}`,
	weaker: (bot: string) => `Play ${bot} instead`,
	nextBoard: (board: string) => `Next board: ${board}`,
	lastMove: 'Retry the last move',
	lookBack: 'Look back',
	picture: 'Picture to share',
	pictureText: (winner: string, points: string) => `The finished building. ${winner} ${points}`,
	download: 'Download picture',
	share: 'Share picture',
	drawing: 'Drawing the picture…',
	pictureFailed: 'The picture couldn’t be drawn.',
} as const;
