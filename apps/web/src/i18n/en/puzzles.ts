import { plural } from './format.js';

/** Puzzles from games. */
export const puzzles = {
	title: 'Puzzles from games',
	intro: (count: number) =>
		plural(count, {
			other: '# positions from strong games. In each one, one move is clearly better than all the others.',
		}),
	rated: 'Rated puzzles',
	ratedText:
		'Puzzles to match your strength. Your first answer to each one changes your rating, and the puzzle’s.',
	rush: 'Puzzle rush',
	rushText: 'Three minutes, three mistakes. How many can you solve?',
	own: 'From your own games',
	ownNone: 'Review a game on the analysis board, then make puzzles from it.',
	ownCount: (count: number) =>
		plural(count, { one: '# puzzle from your games.', other: '# puzzles from your games.' }),
	rating: 'Your rating',
	onlineRating: 'Online rating',
	waiting: (count: number) =>
		plural(count, {
			one: '# answer will be sent when you’re online again.',
			other: '# answers will be sent when you’re online again.',
		}),
	streak: 'Streak',
	streakOf: (now: number, best: number) => `${now} (best: ${best})`,
	solved: 'Solved at once',
	solvedOf: (solved: number, tried: number) => `${solved} of ${tried}`,
	bestRush: 'Best rush',
	theme: 'Theme',
	anyTheme: 'All themes',
	difficulty: (rating: number) => `Difficulty ${rating}`,
	panel: 'Results and theme',
	panelShort: 'Results',
	allSolved: 'You have tried all of these puzzles. Come back later, or choose another theme.',
	find: 'Find the best move.',
	progress: {
		trying: 'One move is clearly the best.',
		wrong: 'That’s not it. Try again; this one no longer counts.',
		solved: 'Solved!',
		shown: 'This is the solution.',
	},
	showSolution: 'Show solution',
	next: 'Next puzzle',
	analyse: 'Analyse',
	worthWin: (win: string, otherwise: string) =>
		`It gives you a ${win} chance of winning, the next best move only ${otherwise}.`,
	worthPoints: (gain: string) => `It is worth ${gain} points more than the next best move.`,
	proof: {
		exact: 'Proven: all moves were searched to the end of the game.',
		deep: 'Found by a long search.',
	},
	goesOn: (line: string) => `Best play: ${line}`,
	rushFacts: (solved: number, left: number) => `Solved: ${solved} · Mistakes left: ${left}`,
	rushEnd: (count: number) => plural(count, { one: 'You solved # puzzle.', other: 'You solved # puzzles.' }),
	rushBest: (best: number) => `Your best rush: ${best}`,
	rushAgain: 'Play again',
	themes: {
		lastStone: { title: 'Last stone wins', text: 'Your last stone decides the game.' },
		shutOut: { title: 'Shut out', text: 'An opponent has no move left afterwards.' },
		twoSquares: { title: 'Two squares at once', text: 'One stone takes several squares from opponents.' },
		capstone: { title: 'Capstone', text: 'A square reaches its full height, so nobody can cover it.' },
		patience: { title: 'Patience', text: 'Other moves earn more points now; this one earns more later.' },
		onlyWin: { title: 'Only win', text: 'Every other move loses or ties.' },
		saveTie: { title: 'Save the tie', text: 'Nothing wins, but one move still ties.' },
		points: { title: 'Points', text: 'The result is settled; one move earns clearly more points.' },
		plan: { title: 'Plan', text: 'A lot is still to come, and one move sets it up best.' },
	},
} as const;
