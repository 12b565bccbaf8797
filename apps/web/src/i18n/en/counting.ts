/** Exercises: finished games whose score the reader counts. */
export const counting = {
	games: {
		tie: {
			title: 'Four colours',
			left: 'Everyone has placed all eleven stones.',
			result: 'Red and green share the win.',
		},
		winner: { title: 'One stone left', left: 'Yellow could not place one stone.', result: 'Red wins.' },
		draw: {
			title: 'Violet against orange',
			left: 'Both have placed all eleven stones.',
			result: 'The game is a draw.',
		},
	},
	check: 'Check',
	show: 'Show the points',
	right: 'Right!',
	/** The colours are joined into one text. */
	again: (colours: string) => `Count again: ${colours}.`,
} as const;
