/** The start page. */
export const home = {
	sentence: 'Build an Inca structure together, stone by stone – and keep your colour on top.',
	play: 'Play now',
	playHint: 'You against Paqu, an easy bot, on a small tower. No need to read the rules first.',
	continue: 'Continue',
	saved: (title: string, turn: number, when: string) => `${title} · turn ${turn} · ${when}`,
	newGame: 'New game…',
	open: 'Open a game…',
	nextOpponent: 'Your next opponent',
	botRating: (rating: number) => `Your rating against bots: ${rating}`,
	more: 'More',
	sections: {
		lesson: { title: 'Tutorial', text: 'Learn the game by playing it, in five minutes.' },
		bots: { title: 'Bots', text: 'Nine animals on a ladder, and your rating against them.' },
		solitaire: {
			title: 'Solitaire',
			text: 'Fill cubes and buildings with stones: 280 puzzles, and a new one every day.',
		},
		analysis: {
			title: 'Analysis',
			text: 'Find out where a game was won or lost: try moves, ask the engine, keep variations.',
		},
		puzzles: {
			title: 'Puzzles from games',
			text: 'One move is clearly the best. Find it, earn a rating, or race against the clock.',
		},
		solutions: {
			title: 'How many solutions?',
			text: 'One colour builds the small cube in 3,372 ways. See them all.',
		},
		rules: { title: 'Rules', text: 'Every mode, with boards to try things out.' },
		workshop: {
			title: 'Workshop',
			text: 'Draw your own boards and correct ours. Play, share and print them.',
		},
	},
	about:
		'A board game by Stefan Kögl, published as RUMIS and as Blokus 3D. This independent version was made by people who love the game; it has no connection with the publishers.',
	/** The text on the box, in one line with a link to more. */
	box: 'Rumis is Quechua for “stones”. Ages 8 and up, 2 to 6 players, 15 to 45 minutes.',
} as const;
