/** The start page. */
export const home = {
	sentence: 'Build one Inca building together, stone by stone – and show most of your colour from above.',
	play: 'Play now',
	playHint: 'You against an easy bot, on a small tower. No rules to read first.',
	continue: 'Continue',
	saved: (title: string, turn: number, when: string) => `${title} · turn ${turn} · ${when}`,
	newGame: 'New game…',
	open: 'Open a game…',
	more: 'More to do',
	sections: {
		lesson: { title: 'Lesson', text: 'Learn the game with your own hands, in five minutes.' },
		solitaire: { title: 'Solitaire', text: 'Fill cubes and buildings: 200 puzzles, and one a day.' },
		ways: {
			title: 'How many ways?',
			text: '3,372 ways to build the small cube from one colour. See them all.',
		},
		rules: { title: 'Rules', text: 'All ways to play, with boards to try them on.' },
	},
	about:
		'A board game by Stefan Kögl, known as RUMIS and Blokus 3D. This is an independent implementation by ' +
		'people who like it; it is not connected with the publishers.',
} as const;
