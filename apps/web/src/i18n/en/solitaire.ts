import type { Grade } from '@rumis/solver';
import { listFor } from '../format/list.js';
import { pluralFor } from '../format/plural.js';

const list = listFor('en-GB');
const plural = pluralFor('en');
const stars = (count: number) => plural(count, { one: '# star', other: '# stars' });
const stones = (count: number) => plural(count, { one: '# stone', other: '# stones' });

/** Solitaire puzzles. */
export const solitaire = {
	title: 'Solitaire',
	intro: 'Fill the frame with stones, at your own pace. Your progress is saved on this device.',
	/** Names of puzzles. */
	cube: (edge: number) => `Cube ${edge} × ${edge} × ${edge}`,
	board: (name: string, players: number) => `${name} for ${players}`,
	graded: (shape: string, grade: string, number: number) => `${shape} · ${grade} ${number}`,
	whole: (shape: string) => `${shape} · complete`,
	grades: {
		easy: 'easy',
		medium: 'medium',
		hard: 'hard',
		expert: 'expert',
		devilish: 'devilish',
	} satisfies Record<Grade, string>,
	/** The same, capitalised for headings. */
	Grades: {
		easy: 'Easy',
		medium: 'Medium',
		hard: 'Hard',
		expert: 'Expert',
		devilish: 'Devilish',
	} satisfies Record<Grade, string>,
	colours: (count: number) => plural(count, { one: 'one colour', other: '# colours' }),
	modes: { free: 'free', touching: 'touching', rules: 'by the rules' },
	modeHints: {
		free: 'Free: any stones, wherever they fit, even under other stones.',
		touching:
			'Touching: stones come from above, the colours in any order, and every stone after a colour’s first touches its own colour.',
		rules:
			'By the rules: stones come from above, the colours take turns, and every stone touches its own colour.',
	},
	stones,

	/** The list. */
	dailyTitle: 'Puzzle of the day',
	dailyHint: 'The same for everyone, a new one every day.',
	dailyDone: (time: string) => `Solved today in ${time}.`,
	dailyPlay: 'Play today’s puzzle',
	dailyAgain: 'Look at it again',
	streak: (days: number) => plural(days, { one: 'Streak: # day', other: 'Streak: # days' }),
	noStreak: 'Solve it today to start a streak.',
	longest: (days: number) => plural(days, { one: 'longest streak: # day', other: 'longest streak: # days' }),
	cubes: 'Cubes',
	cubesHint: 'The rulebooks ask: how many ways are there to build them?',
	boards: 'Boards to fill',
	boardsHint: 'Every board as a frame: fill every cell, using as few colours as possible.',
	players: (count: number) => plural(count, { one: '# player', other: '# players' }),
	shelf: 'Puzzles',
	shelfHint: 'Each one is already started. Complete it with exactly the stones provided.',
	levelOfPlay: 'Level',
	grade: 'Difficulty',
	solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
	solved: (time: string, count: number) => `solved, best time ${time}, ${stars(count)}`,
	unsolved: 'not solved yet',
	begun: 'started',
	stars,

	/** Results on this device. */
	results: 'Your results',
	resultsCount: (count: number) => plural(count, { one: '# puzzle solved', other: '# puzzles solved' }),
	resultsHint:
		'Your times, stars and streaks are saved on this device only. Save them as a file to take them to another device.',
	exportBook: 'Save results as file',
	importBook: 'Add results from file…',
	imported: 'The results have been added.',
	bookErrors: {
		bookJson: 'This isn’t a results file.',
		bookForm: 'This isn’t a results file.',
		bookVersion: 'These results come from a newer version of the game.',
		fileLarge: 'The file is much too large.',
		fileUnreadable: 'The file couldn’t be read.',
		notKept: 'The results couldn’t be saved: this device’s storage is full or switched off.',
	},

	/** The puzzle itself. */
	toList: 'All puzzles',
	missing: 'There is no puzzle with this name.',
	time: (time: string) => `Time: ${time}`,
	starsLeft: (count: number) => `${stars(count)} to win`,
	frame: 'Frame',
	frameHelp:
		'Arrow keys move within a level, W and S go up and down, letter keys turn the stone, Enter places it. Press ? for all keys.',
	level: (level: number) => `Level ${level}`,
	levelOf: (level: number, all: number) => `Level ${level} of ${all}`,
	levelsTitle: 'Level by level',
	/** A cell's text for screen readers, and the stone in it. */
	cell: (square: string, level: number, what: readonly string[]) =>
		[`${square}, level ${level}`, ...what].join(', '),
	cellEmpty: 'empty',
	cellOutside: 'not part of the frame',
	cellStone: (colour: string, stone: string) => `${colour} ${stone}`,
	cellGiven: 'part of the puzzle',
	cellGhost: 'your stone would go here',
	cellBad: 'but it can’t be placed here',

	trayColours: 'Colour of the stones',
	trayTab: (colour: string, count: number) => `${colour}, ${stones(count)}`,

	/** The status line. */
	toFill: (cells: number) => plural(cells, { one: '# cell to fill', other: '# cells to fill' }),
	turnOf: (colour: string) => `${colour} to move`,
	stuck: 'Nobody can place another stone.',
	stuckHint: 'Take back a stone, or start again.',
	pickOrTake: 'Pick a stone, or tap one on the board to take it back.',
	outsideFrame: 'It sticks out of the frame.',
	isGiven: 'This stone is part of the puzzle.',
	notLast: 'Here you can only take back the stone you placed last.',
	notKept: 'This puzzle couldn’t be saved: this device’s storage is full or switched off.',
	brokenSave: 'Your saved progress is damaged, so the puzzle starts again.',
	cleared: 'Frame cleared. Use “Take back move” to restore it.',
	ended: (colours: readonly string[]) => `${list(colours)}: no more stones to place.`,
	saidPlaced: (colour: string, stone: string) => `${colour} ${stone} placed.`,
	saidTaken: (colour: string, stone: string) => `${colour} ${stone} taken back.`,

	raise: 'Up a level',
	lower: 'Down a level',
	drop: 'Let it drop',
	clear: 'Clear frame',
	endColour: (colour: string) => `Stop placing ${colour}`,
	endColourHint: 'This colour places no more stones; the others finish without it.',
	tipFrame: 'Tip frame forwards',
	rollFrame: 'Tip frame sideways',
	restart: 'Start again',
	restartHint: 'Resets stones, time and stars.',
	panel: 'Help and levels',
	spread: 'Exploded view',
	mouse:
		'Move the pointer to aim, click to place, click a placed stone to take it back. Drag to turn the table, scroll to zoom. While you hold a stone, scrolling turns it, Shift + scroll tips it, and Ctrl + scroll zooms. To build under other stones, show fewer levels or move the stone down.',
	touch:
		'Tap or drag to aim, then tap Place; tap a placed stone to take it back. Drag next to the frame to turn the table, pinch to zoom. While you hold a stone, twist two fingers to turn it or swipe with two fingers to tip it.',
	noWebgl: 'This browser can’t show 3D, so you play level by level.',

	/** Help. */
	helps: 'Help',
	helpsHint: 'Help costs stars.',
	help: {
		check: 'Can it still be solved?',
		ways: 'How many solutions are left?',
		next: 'Which stone comes next?',
		place: 'Place a stone for me',
		solution: 'Show a solution',
	},
	price: (count: number) => (count === 0 ? 'free now' : `costs ${stars(count)}`),
	asking: {
		check: 'Checking whether it can be solved…',
		ways: 'Counting the solutions…',
		next: 'Looking for a good stone…',
		place: 'Looking for a good stone…',
		solution: 'Looking for a solution…',
		estimate: 'Estimating…',
	},
	/** The progress of a search: only what is certain. */
	foundSoFar: (count: string) => `At least ${count} so far.`,
	triedSoFar: (count: string) => `Attempts so far: ${count}.`,
	partDone: (percent: string) => `${percent} of the search is done.`,
	pace: (steps: string) => `${steps} steps per second; there’s no telling how many it will take.`,
	estimate: 'Estimate instead',
	canFinish: 'Yes, it can still be solved.',
	cannotFinish: 'No, it can’t be solved from here. Take back a stone.',
	waysNone: 'None. Take back a stone first.',
	ways: (count: number, shown: string) => (count === 1 ? 'Exactly one solution.' : `${shown} solutions.`),
	waysAtLeast: (shown: string) => `At least ${shown} solutions.`,
	waysRules: 'This counts the solutions you can still build from here.',
	waysFree: 'Swapping identical stones of different colours doesn’t count as a new solution.',
	estimated: (mean: string, percent: string) => `About ${mean} solutions, give or take ${percent}.`,
	next: (colour: string, stone: string, code: string) => `Next: the ${colour} ${stone} (${code}).`,
	nextEnding: (colours: readonly string[]) => `${list(colours)} can stop here.`,
	placed: (colour: string, stone: string) => `Placed for you: the ${colour} ${stone}.`,
	stoppedNothing: 'Stopped. It cost you nothing.',
	stoppedFound: (count: string) => `Stopped. There are at least ${count}.`,
	failed: 'The solver doesn’t work in this browser.',
	solution: 'A solution',
	solutionGoesOn: 'It continues from your building.',
	solutionAnew: 'Your building can’t be completed, so this solution starts from scratch.',
	solutionStep: (count: number, all: number) => `Stone ${count} of ${all}`,
	solutionSlider: 'Building steps',
	solutionBack: 'Previous stone',
	solutionOn: 'Next stone',
	solutionClose: 'Back to my building',

	/** The end. */
	done: 'Solved!',
	doneIn: (time: string) => `In ${time}.`,
	record: 'Your best time!',
	starsWon: (count: number) => `${stars(count)} of 3`,
	again: 'Play again',
	share: 'Share result',
	copied: 'Result copied.',
	shareLabel: 'Result as text',
	shareTitle: (puzzle: string) => `Rumis solitaire: ${puzzle}`,
	shareDaily: (day: string, puzzle: string) => `Rumis puzzle of the day, ${day} (${puzzle})`,
	shareNoHelp: 'no help',
} as const;
