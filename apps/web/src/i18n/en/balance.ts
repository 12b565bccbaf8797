import type { Remark } from '@rumis/balance';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('en');

/** How balanced a board is: bots play, and the page shows the results. */
export const balance = {
	title: 'Balance',
	noBoard: 'There is no such board on this device.',
	of: (board: string) => `Balance of ${board}`,
	intro: 'Bots play many games on this board to find out whether every seat has the same chance.',
	level: 'Bots',
	games: 'Games',
	randomOpening: 'Random first stones',
	randomOpeningWhy: 'Tells you more about the board and less about the bots’ favourite openings.',
	start: 'Start games',
	pause: 'Pause',
	resume: 'Resume',
	stop: 'Stop',
	progress: (played: string, all: string) => `${played} of ${all} games played`,
	left: (span: string) => `about ${span} left`,
	paused: 'Paused',
	failed: 'The games had to stop. Try again.',
	done: (games: number) => plural(games, { one: '# game played.', other: '# games played.' }),

	verdicts: {
		tooFewGames: 'Too few games for a verdict. Play at least 50.',
		balanced: 'Balanced: no seat wins noticeably more or less than its share.',
		seatAhead: (seat: string, percent: string) =>
			`${seat} wins too often: ${percent} of all games more than its fair share. Draw lots for the seats, or take turns.`,
		seatBehind: (seat: string, percent: string) =>
			`${seat} wins too rarely: ${percent} of all games less than its fair share. Draw lots for the seats, or take turns.`,
	},
	remarks: {
		tight: 'The board is tight: players are left with many stones.',
		roomy: 'The board is roomy: nearly all stones are placed in every game.',
		shutOut: 'Players are often shut out early.',
		manyTies: 'Many games end in a tie.',
		oneSided: 'The first player to take the lead almost always wins.',
		unusedSquares: 'Some squares are hardly ever built on.',
	} satisfies Record<Remark, string>,

	seatsTitle: 'Seats',
	seat: 'Seat',
	wins: 'Wins',
	points: 'Points',
	unplaced: 'Stones left',
	shutOut: 'Shut out',
	errorWhy: '± is the margin of error: 19 times out of 20, the true value is within it.',
	playTitle: 'How the board plays',
	plies: 'Moves in a game',
	ties: 'Ties',
	decisiveness: 'Games with one winner',
	margin: 'Winner’s lead in points',
	drama: 'Moves with the winner behind',
	comeback: 'Winner’s biggest deficit in points',
	leadChanges: 'Lead changes',
	anyShutOut: 'Games with a player shut out',
	boardUse: 'Squares covered in a game',
	heatTitle: 'Where the bots build',
	heatWhy: 'In how many of 100 games each square is covered.',
	heatSquare: (square: string, percent: string) => `${square}: ${percent}`,

	changesTitle: 'Changes worth trying',
	changesWhy: 'The bots try small changes to the board, with a fifth of the games each.',
	tryChanges: 'Try changes',
	noChange: 'as it is',
	change: 'Change',
	furthest: 'Furthest from a fair share',
	use: 'Use',
	useChange: (change: string) => `Use: ${change}`,
	changes: {
		addSquare: (square: string) => `One more square at ${square}`,
		removeSquare: (square: string) => `No square at ${square}`,
		raiseSquare: (square: string) => `One more level on ${square}`,
		lowerSquare: (square: string) => `One level fewer on ${square}`,
		raiseLimit: (height: string) => `Maximum height ${height}`,
		lowerLimit: (height: string) => `Maximum height ${height}`,
	},
};
