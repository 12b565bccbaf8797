import { plural } from './format.js';

/** Names and explanations of the tools next to the board. */
export const tools = {
	/** Under the pictures of buttons: one short word each. */
	short: {
		turn: 'Turn',
		tip: 'Tip',
		roll: 'Roll',
		nextFit: 'Fits',
		nextPlace: 'Next',
		putBack: 'Back',
		undo: 'Take back move',
		askUndo: 'Ask to take back',
		redo: 'Redo',
		hint: 'Hint',
		fromAbove: 'Above',
		homeView: 'Reset',
		quarterLeft: 'Left',
		quarterRight: 'Right',
		zoomIn: 'Zoom in',
		zoomOut: 'Zoom out',
		tipFrame: 'Forwards',
		rollFrame: 'Sideways',
		clear: 'Clear',
	},
	/** Tooltips, shown on hover or long press. */
	explain: {
		turn: 'Turns the stone a quarter turn while it stays flat. Key: Z',
		tip: 'Tips the stone over, away from you. Key: X',
		roll: 'Rolls the stone over to the right. Key: Y',
		nextFit: 'Shows the next orientation that fits on this square. Key: F',
		nextPlace: 'Moves the stone to the next place where it fits. Key: N',
		putBack: 'Puts the stone back into the tray. Key: Esc',
		undo: 'Takes back your last move. Key: U',
		redo: 'Plays the move you took back again. Key: Shift+U',
		hint: 'Suggests a good move. Key: H',
		fromAbove: 'Looks at the building from straight above. Key: A',
		homeView: 'Resets the view. Key: C',
		quarterLeft: 'Turns the table a quarter turn to the left. Key: Q',
		quarterRight: 'Turns the table a quarter turn to the right. Key: E',
		zoomIn: 'Moves closer. Key: +',
		zoomOut: 'Moves further away. Key: −',
	},
	panel: 'Map, points and moves',
	panelShort: 'Map',
	/** Under the button for keys and gestures, on narrow screens. */
	gestures: 'Gestures',
	onBoard: 'Show on the board',
	notFound: 'Page not found',
	notFoundText: 'There is no page at this address.',
	nextPuzzle: 'Next puzzle',
	notGame: 'This file is not a game. Games end in .rumis; you save them from the menu of a game.',
	/** On the start page. */
	today: 'Today',
	yourTurn: 'Your turn',
	turnOf: (who: string) => `${who} to move`,
	solvedToday: 'Solved today',
	allGames: 'Show all games',
	pickFirst: 'Pick a stone from the tray first.',
	penalty: (count: string) => `${count} for stones left`,
} as const;

/** The map from above, and the board's texts for screen readers. */
export const map = {
	/** Joins the parts of a square's description. */
	list: (parts: readonly string[]) => parts.join(', '),
	empty: 'empty',
	height: (height: number) => `height ${height}`,
	top: (owner: string) => `top ${owner}`,
	limit: (limit: number) => `maximum height ${limit}`,
	final: 'can no longer change',
	closed: 'not used in this game',
	offPlan: 'not part of the building plan',
	ghost: (from: number, to: number) =>
		`your stone would go here, ${from === to ? `on level ${from}` : `on levels ${from} to ${to}`}`,
	ghostBad: 'but it can’t be placed here',
	/** The whole board in a sentence or two. */
	size: (rows: number, columns: number) =>
		`${plural(rows, { one: '# row', other: '# rows' })}, ${plural(columns, { one: '# column', other: '# columns' })}`,
	stones: (count: number) => plural(count, { one: '# stone', other: '# stones' }),
	highest: (level: number) => `highest level ${level}`,
	finals: (count: number) =>
		plural(count, { one: '# square can no longer change', other: '# squares can no longer change' }),
	/** The number of squares an owner shows. */
	shows: (owner: string, count: number) =>
		`${owner} on top of ${plural(count, { one: '# square', other: '# squares' })}`,
	summary: (parts: readonly string[]) => `Board from above: ${parts.join(', ')}.`,
	/** A row square by square; letters name the columns. */
	row: (row: number, squares: readonly string[]) => `Row ${row}: ${squares.join(', ')}.`,
	rowEmpty: (column: string) => `${column} empty`,
	rowTop: (column: string, owner: string, height: number) => `${column} ${owner} ${height}`,
	rowFinal: (column: string, owner: string, height: number) => `${column} ${owner} ${height} final`,
	rowGap: (column: string) => `${column} not part of the building plan`,
	rowClosed: (column: string) => `${column} not used`,
} as const;
