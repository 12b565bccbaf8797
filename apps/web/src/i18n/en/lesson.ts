/** What a step of the lesson says. */
export interface StepText {
	readonly title: string;
	/** What is asked, in a sentence or two. */
	readonly task: string;
	/** How it is done: with mouse or keys, and with fingers. */
	readonly desk: string;
	readonly touch: string;
	/** After it was done. */
	readonly right: string;
	/** After something that is allowed but was not asked for. */
	readonly other: string;
	/** After the refusal that this step is about. */
	readonly wrong: string;
}

/** The lesson: the game learnt by playing it. */
export const lesson = {
	title: 'Lesson',
	step: (number: number, count: number) => `Step ${number} of ${count}`,
	progress: 'Progress',
	back: 'Back',
	skip: 'Skip',
	next: 'Next',
	again: 'Once more',
	/** Told aloud before what was right or wrong. */
	right: 'Right!',
	notYet: 'Not yet.',
	refused: 'Refused.',

	steps: {
		place: {
			title: 'Your first stone',
			task: 'You are yellow. Pick a stone and put it on the board.',
			desk: 'Click a stone below, then a square. Or press Enter to pick and Enter to place.',
			touch: 'Tap a stone below, tap the board, then tap Place.',
			right: 'There it lies. The first stone of a game may lie anywhere.',
			other: '',
			wrong: '',
		},
		turn: {
			title: 'Turn it',
			task: 'This bar is lying. Stand it upright, then place it.',
			desk: 'Tip it over with the buttons, or press X or Y. Then click, or press Enter.',
			touch: 'Tip it over with the buttons, then tap Place.',
			right: 'Upright it takes one square only. Every stone may be turned every way.',
			other: 'That is allowed, but the bar is still lying. Tip it over first.',
			wrong: 'Keep it next to your yellow stone while you turn it.',
		},
		contact: {
			title: 'Stay in touch',
			task: 'From now on each stone must touch your own colour. Place one that does.',
			desk: 'The glowing squares show where the stone you hold fits.',
			touch: 'The glowing squares show where the stone you hold fits.',
			right: 'It touches yellow. Beside or on top, both count.',
			other: '',
			wrong: 'Touching red is not enough, and corner to corner is not touching.',
		},
		gap: {
			title: 'No gaps',
			task: 'The bar hangs over a hollow like a bridge. Try to place it!',
			desk: 'Press Place, or Enter.',
			touch: 'Tap Place.',
			right: 'Refused, and rightly: the marked place below would stay hollow. Stones never leave a gap.',
			other: 'That is allowed. But try the bridge: over b3, c3 and d3.',
			wrong: '',
		},
		height: {
			title: 'Not too high',
			task: 'On this stairway each row has its own height. Here the bar is too high. Find it a place.',
			desk: 'Move it towards the high end of the stairs, next to yellow, and place it.',
			touch: 'Drag it towards the high end of the stairs, next to yellow, then tap Place.',
			right: 'It fits. The number on a square says how many cubes may lie there.',
			other: '',
			wrong: 'The marked cube is above the limit of its square. Higher rows allow more.',
		},
		cover: {
			title: 'Cover your opponent',
			task: 'At the end only what is on top counts. Lay a stone over red.',
			desk: 'It must still touch yellow. A stone that lies half on yellow does.',
			touch: 'It must still touch yellow. A stone that lies half on yellow does.',
			right: 'Red has lost what you covered, and you have won it.',
			other: 'That is allowed, but red shows as much as before. Lay the stone on top of red.',
			wrong: 'It must touch yellow as well. Lay it half on yellow, half on red.',
		},
		walled: {
			title: 'Close the way',
			task: 'Red has one way out of its corner, along row 3. Close it!',
			desk: 'This board is only one cube high. Put your bar into the way.',
			touch: 'This board is only one cube high. Put your bar into the way.',
			right: 'Red has no place left and is out for good. You play on alone.',
			other: 'Red still has a way out. Put the bar beside red, in row 3.',
			wrong: 'It must touch yellow, too.',
		},
		above: {
			title: 'From above',
			task: 'Points are counted from straight above. Look at this building from there.',
			desk: 'Press the square with the cross at the top left, or the key A, or drag the board.',
			touch: 'Tap the square with the cross at the top left, or drag beside the board.',
			right: 'This is the view that counts: each square belongs to the colour on top of it.',
			other: '',
			wrong: '',
		},
		score: {
			title: 'Count',
			task: 'The game is over. Count the yellow squares, and take off 1 for the stone yellow could not place.',
			desk: 'How many points has yellow?',
			touch: 'How many points has yellow?',
			right: '11 squares less 1 stone make 10 points. Red shows 9: you win!',
			other: 'The yellow squares are lit now. Count them, then take off 1.',
			wrong: '',
		},
		done: {
			title: 'You can play!',
			task: 'Lie without gaps, stay below the height, touch your own colour, and be on top at the end. That is all.',
			desk: 'The rulebook has the rest, with boards to try.',
			touch: 'The rulebook has the rest, with boards to try.',
			right: '',
			other: '',
			wrong: '',
		},
	} satisfies Record<string, StepText>,

	play: 'Play now',
	rules: 'Read the rules',
	points: (points: number) => String(points),
} as const;
