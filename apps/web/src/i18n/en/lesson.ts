/** The texts of a step of the tutorial. */
export interface StepText {
	readonly title: string;
	/** The task, in a sentence or two. */
	readonly task: string;
	/** The controls: with mouse or keys, and with touch. */
	readonly desk: string;
	readonly touch: string;
	/** After the right move. */
	readonly right: string;
	/** After a legal move that was not the task. */
	readonly other: string;
	/** After the refusal that this step is about. */
	readonly wrong: string;
}

/** The tutorial. */
export const lesson = {
	title: 'Tutorial',
	step: (number: number, count: number) => `Step ${number} of ${count}`,
	progress: 'Progress',
	back: 'Back',
	skip: 'Skip',
	next: 'Next',
	again: 'Again',
	/** Announced before the feedback. */
	right: 'Correct!',
	notYet: 'Not yet.',
	refused: 'Not allowed.',

	steps: {
		place: {
			title: 'Your first stone',
			task: 'You are yellow. Pick a stone and place it on the board.',
			desk: 'Click a stone below, then a square. Or press Enter to pick and Enter to place.',
			touch: 'Tap a stone, tap the board, then tap Place.',
			right: 'Well done. The first stone of a game can go anywhere on the ground.',
			other: '',
			wrong: '',
		},
		turn: {
			title: 'Turn your stone',
			task: 'This bar is lying flat. Stand it upright, then place it.',
			desk: 'Tip it over with the buttons, or press X or Y. Then click, or press Enter.',
			touch: 'Tip it over with the buttons, then tap Place.',
			right: 'Upright, it takes up only one square. You can turn every stone any way you like.',
			other: 'That’s allowed, but the bar is still lying flat. Tip it over first.',
			wrong: 'Keep it next to your yellow stone while you turn it.',
		},
		contact: {
			title: 'Stay in touch',
			task: 'From now on, every stone must touch a stone of your own colour. Place one that does.',
			desk: 'The glowing squares show where the stone in your hand fits.',
			touch: 'The glowing squares show where the stone in your hand fits.',
			right: 'It touches yellow. Beside it or on top of it, both count.',
			other: '',
			wrong: 'Touching red isn’t enough, and meeting at a corner isn’t touching.',
		},
		gap: {
			title: 'No gaps',
			task: 'This bar spans a hollow like a bridge. Try to place it!',
			desk: 'Press Place, or Enter.',
			touch: 'Tap Place.',
			right:
				'Not allowed: the marked space underneath would stay empty. A stone must never leave a gap below it.',
			other: 'That’s allowed. But try the bridge: over b3, c3 and d3.',
			wrong: '',
		},
		height: {
			title: 'Not too high',
			task: 'On these stairs, every row has its own maximum height. The bar is too high here. Find a place for it.',
			desk: 'Move it towards the high end of the stairs, next to yellow, and place it.',
			touch: 'Drag it towards the high end of the stairs, next to yellow, then tap Place.',
			right: 'It fits. The number on a square tells you how many cubes can be stacked there.',
			other: '',
			wrong: 'The marked cube is above the maximum height of its square. Rows further up allow more.',
		},
		cover: {
			title: 'Cover your opponent',
			task: 'In the end, only what is visible from above counts. Place a stone on top of red.',
			desk: 'It must still touch yellow, so rest part of it on yellow.',
			touch: 'It must still touch yellow, so rest part of it on yellow.',
			right: 'Red loses the squares you covered, and you gain them.',
			other: 'That’s allowed, but it doesn’t cover any red. Place the stone on top of red.',
			wrong: 'It must touch yellow as well. Place it half on yellow, half on red.',
		},
		walled: {
			title: 'Block the way',
			task: 'Red has only one way out of its corner, along row 3. Block it!',
			desk: 'This board is only one cube high. Place your bar in the way.',
			touch: 'This board is only one cube high. Place your bar in the way.',
			right: 'Red has no place left and is out of the game. You play on alone.',
			other: 'Red still has a way out. Place the bar beside red, in row 3.',
			wrong: 'It must touch yellow too.',
		},
		above: {
			title: 'The view from above',
			task: 'Points are counted from directly above. Look at this building from there.',
			desk: 'Press Above at the top left or the A key, or drag the board.',
			touch: 'Tap Above at the top left, or drag next to the board.',
			right: 'This is the view that counts: each square belongs to the colour on top.',
			other: '',
			wrong: '',
		},
		score: {
			title: 'Count your points',
			task: 'The game is over. Count the yellow squares, then deduct 1 for the stone yellow could not place.',
			desk: 'How many points does yellow have?',
			touch: 'How many points does yellow have?',
			right: '11 squares minus 1 stone makes 10 points. Red has 9, so you win!',
			other: 'The yellow squares are lit up now. Count them, then deduct 1.',
			wrong: '',
		},
		example: {
			title: 'A printed example',
			task: 'Four players have placed all their stones. The rulebooks end one game like this. Who wins?',
			desk: 'Count each colour from above.',
			touch: 'Count each colour from above.',
			right:
				'Red and green have 6 visible squares each, yellow and blue 4. Players with the same score share the win.',
			other: 'Not quite. Count the squares of all four colours.',
			wrong: '',
		},
		done: {
			title: 'You’re ready to play!',
			task: 'Leave no gaps, don’t go above the maximum height, touch your own colour, and be on top at the end. That’s it.',
			desk: 'Everything else is in the rules, with boards to try things out.',
			touch: 'Everything else is in the rules, with boards to try things out.',
			right: '',
			other: '',
			wrong: '',
		},
	} satisfies Record<string, StepText>,

	play: 'Play now',
	rules: 'Read the rules',
	points: (points: number) => String(points),
} as const;
