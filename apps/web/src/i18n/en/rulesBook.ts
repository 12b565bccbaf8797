import { plural } from './format.js';

/** A part of a chapter. In texts, `**…**` is emphasised and `` `…` `` is a move or a square. */
export interface ParagraphText {
	readonly head: string;
	readonly text: readonly string[];
	/** A point that the printed rulebooks leave open, and our ruling. */
	readonly ruling?: readonly string[];
}

/** The rule book. */
export const rulesBook = {
	title: 'Rules',
	contents: 'Chapters',
	wholeChapter: (chapter: string) => `Read the whole chapter: ${chapter}`,
	previous: (chapter: string) => `Previous: ${chapter}`,
	next: (chapter: string) => `Next: ${chapter}`,
	backToGame: 'Back to the game',
	backToLesson: 'Back to the tutorial',
	ourRuling: 'Our ruling',
	tryIt: 'Try it',
	count: 'Count',
	letter: (letter: string, name: string) => `${letter}: ${name}`,
	allowed: 'Allowed.',
	refused: 'Not allowed.',
	counted: (colour: string, visible: string, unplaced: string, points: string) =>
		`${colour}: ${visible}, ${unplaced}. ${points}.`,
	noneLeft: 'no stones left',
	orientations: (count: number) => plural(count, { one: '# orientation', other: '# orientations' }),
	cubes: (count: number) => plural(count, { one: '# cube', other: '# cubes' }),
	boardColumn: 'Board',
	heightColumn: (players: number) => `${players} players`,
	redLine: 'red line',
	blueLine: 'blue line',
	heightInside: (height: number, line: string) => `${height}, ${line}`,
	apart: 'Take apart',
	together: 'Put together',
	cubeLabel: 'A cube with edges of three, built from seven stones of one colour.',
	toLesson: 'Learn step by step',
	toSolitaire: 'Play solitaire',
	toWays: 'How many solutions?',
	/** Marks a board in a table, with a link to its sources. */
	reconstructed: 'reconstructed',
	numbering:
		'The numbers S01 to S11 are ours. The boxes number their spare parts in the same way, but we don’t know which number belongs to which stone.',

	chapters: {
		minute: 'The game in a minute',
		stones: 'The stones',
		boards: 'Boards and heights',
		placing: 'Placing a stone',
		contact: 'Contact',
		out: 'Out of the game',
		scoring: 'Scoring',
		five: 'Five and six players',
		inverse: 'Inverse mode',
		duo: 'Duo: two players, four colours',
		ruinas: 'Ruinas',
		transfer: 'The transfer game',
		solitaire: 'Solitaire',
		notation: 'How moves are written',
		box: 'The box and the builders',
	},

	paragraphs: {
		idea: {
			head: 'What the game is about',
			text: [
				'Together you raise **one building** from coloured stones. Everyone has a colour, and each colour has the same eleven stones.',
				'When nobody can add another stone, you look at the building from directly above. Every square with your colour on top is **a point for you**. Every stone you could not place costs you a point.',
			],
		},
		yourTurn: {
			head: 'Your turn',
			text: [
				'Pick one of your stones, turn it any way you like, and place it. It must **leave no gaps below it**, must **not go above the maximum height**, and must **touch your own colour**. Then it is the next player’s turn.',
				'If you can place a stone, you must. If you can’t, you are out of the game. That’s it; the rest of this book just fills in the details.',
			],
		},
		eleven: {
			head: 'Eleven stones per colour',
			text: [
				'A set contains every shape you can make from two, three or four cubes: eleven stones, forty cubes. Each colour has each stone **once**.',
				'There are six colours: yellow, red, green and blue, and in RUMIS+ also violet and orange.',
			],
		},
		used: {
			head: 'Each stone is used once',
			text: ['You place a stone from your hand. Once it is on the board, it stays there.'],
		},
		turning: {
			head: 'Turn it, but don’t mirror it',
			text: [
				'You can turn and tip a stone any way you like. You can’t bend it or mirror it: the left screw and the right screw are always two different stones.',
				'A move must have the shape of its stone. The tee, for example, can lie flat as a T or stand on its edge, but it never makes a straight line.',
			],
		},
		plan: {
			head: 'The building plan',
			text: [
				'Every game board shows a **building plan** made of squares. Every cube stands above one of these squares. You never build outside the plan, or in a hole inside it like this courtyard.',
			],
		},
		numbers: {
			head: 'Two maximum heights',
			text: [
				'The number on a square tells you how many cubes can be stacked there. There is also a **maximum height for your number of players**, which holds for the whole building. The lower of the two counts.',
			],
		},
		lines: {
			head: 'Coloured lines',
			text: [
				'Some boards have a red or a blue line. If your number of players has a line, you build **only within it**. The blue line encloses the red one, so everything within the red line is also within the blue line.',
			],
		},
		allBoards: {
			head: 'All boards',
			text: [
				'The maximum height for each number of players, and the line if there is one. The first six boards come from RUMIS, the last six from RUMIS+.',
			],
		},
		honest: {
			head: 'Printed and reconstructed',
			text: [
				'There are no public drawings of the printed boards. We know a lot from the rulebooks and from reviews; we reconstructed the rest as well as we could. **All built-in boards except Chullpa are partly reconstructed.** The list tells you which part.',
				'If you own the game and one of our boards is wrong, you can add the right one as a file when you set up a new game.',
			],
		},
		support: {
			head: 'No gaps',
			text: [
				'Directly below every cube there must be the ground, another stone, or another cube of the same stone. A stone **never spans a hollow**.',
				'A shaft that stays open at the top is fine. You can still fill it from above.',
			],
		},
		free: {
			head: 'The place must be free',
			text: [
				'Two cubes never share the same place. On a real table this takes care of itself: you lower the stone from above, and it comes to rest on what is already there.',
			],
		},
		height: {
			head: 'Not too high',
			text: [
				'No cube may be above the maximum height of its square, or above the maximum height for your number of players. On Pisac, the stairs, the rows allow more cubes the further up you go.',
			],
		},
		touching: {
			head: 'What touching means',
			text: [
				'Two stones **touch** when a cube of one and a cube of the other share a whole face. It doesn’t matter whether they are side by side or one on top of the other.',
				'Meeting at an edge or a corner doesn’t count as touching.',
			],
		},
		firstStones: {
			head: 'First stones',
			text: [
				'The very first stone of the game can go anywhere, as long as at least one of its cubes is on the ground.',
				'The first stone of every **other** colour must have at least one cube **on the ground** and must touch **any stone** already on the board.',
			],
		},
		laterStones: {
			head: 'Each further stone',
			text: [
				'From your second stone on, every stone must touch at least one stone of **your own colour**, beside it or on top of it. It can touch other colours as well, and cover them.',
			],
		},
		mustPlace: {
			head: 'No passing',
			text: [
				'If you can place a stone, you must. If you can’t when your turn comes, you may not place any more stones: you are **out of the game**, even if a place opens up later. The others play on.',
			],
			ruling: [
				'Whether a colour is out is decided when its turn comes, not before. It is always announced; nobody is skipped without a word.',
			],
		},
		walledIn: {
			head: 'Walled in',
			text: [
				'This is how it usually happens: you still have stones, but none of them fits anywhere next to your colour. Blocking your opponent’s last way out is a good move.',
			],
		},
		noFirst: {
			head: 'No place for a first stone',
			text: [
				'It is rare, but it can happen on a small board: if there is no place for your first stone when your turn comes, you are out too, with all eleven stones left over.',
			],
		},
		allPlaced: {
			head: 'All stones placed',
			text: [
				'If you have placed all eleven stones, you are out too, in the best possible way: you lose no points.',
			],
		},
		gameEnd: {
			head: 'The end of the game',
			text: ['The game is over when every colour is out. Now you count the points.'],
		},
		fromAbove: {
			head: 'Visible from above',
			text: [
				'Look at the building from directly above. Count the squares where your colour is on top, however high or low it is. Deduct one point for each **stone you could not place**.',
				'The player with the most points wins. Players with equal points share the win.',
			],
		},
		examples: {
			head: 'Three games to count',
			text: [
				'The rulebooks print the scores of three finished games. Count the squares of each colour from above, deduct the stones left over, and check.',
				'The scores are printed; the buildings that show them are ours.',
			],
		},
		edges: {
			head: 'First stones touch by an edge',
			text: [
				'With five or six players there is one new rule, so that the starting player isn’t walled in right away. The first stone of every other colour must have a cube on the ground, must touch a stone **by an edge**, and must **not touch any stone by a face**.',
				'Two cubes touch by an edge when they meet along a line, without their faces meeting.',
				'Everything else stays the same. From your second stone on, you build onto your own colour as usual.',
			],
		},
		keepAway: {
			head: 'Don’t touch your own colour',
			text: [
				'You place first stones as in the standard game. After that it is the other way round: your stones must **not touch your own colour** by a face. They don’t have to touch anything at all.',
			],
			ruling: [
				'The rulebook has this mode only for five and six players. Here, two to six can play it, on every board.',
			],
		},
		fourColours: {
			head: 'Two players, four colours',
			text: [
				'Each player has two colours, and the players take turns with all four. Unless you choose otherwise, player 1 has yellow and green, and player 2 has red and blue. The heights and lines for four players apply.',
				'Each colour follows the rules like a player of its own: each further stone must touch a stone of the **same colour**. Touching your other colour isn’t enough.',
			],
			ruling: ['A colour’s first stone can also touch your other colour.'],
		},
		duoWin: {
			head: 'The best colour wins',
			text: [
				'The player who owns the colour with the most points wins. The points of your two colours are not added up.',
			],
			ruling: ['If both players own a colour with the highest score, the game is a draw.'],
		},
		ruin: {
			head: 'First the ruin',
			text: [
				'For two or three players. Before the game, you build a **ruin** together from the eleven stones of a colour nobody plays. The ruin follows the rules for placing stones, but they don’t have to touch. It scores for nobody: it blocks squares, covers them, and carries other stones.',
			],
			ruling: [
				'You take turns building it, one stone each. Or you let the app build it at random, choose one from our collection, or load it from a file.',
				'The ruin must leave **two free ground squares** for every player. Random ruins and those of our collection always have all eleven stones. If you build it yourselves and no more of it fits, it is finished.',
			],
		},
		aroundRuin: {
			head: 'Then the game around it',
			text: [
				'Now you play the standard game on and around the ruin. The height and the line are those for **one player more**.',
			],
			ruling: ['For a first stone, touching the ruin counts as touching a stone already on the board.'],
		},
		twoHalves: {
			head: 'Build, then transfer',
			text: [
				'For two players, on Colca, Puncu and Apachita. First you play the standard game within the red line until both of you are out. Your points are your **intermediate score**. Stones you haven’t placed leave the game.',
				'Then you take the building apart again, stone by stone, and rebuild it on the other side. The player who placed the last stone begins.',
			],
		},
		taking: {
			head: 'Taking a stone',
			text: [
				'On your turn, you take one of **your own stones** from within the red line. You can take it only if **no other stone rests on it**. A stone you have already transferred stays where it is.',
				'As long as you can take a stone, you must.',
			],
			ruling: ['The rulebook says “any stone”. We take that to mean one of your own.'],
		},
		rebuilding: {
			head: 'Rebuilding outside the line',
			text: [
				'Place the stone **outside the red line**. Your first one must have a cube on the ground and touch a stone of yours that is still within the line. Each further one must touch your colour on either side of the line.',
			],
			ruling: ['The maximum height for two players applies outside the line too.'],
		},
		aside: {
			head: 'Putting a stone aside',
			text: [
				'If the stone you took can’t be placed outside, you put it **aside** and you are out. In all other modes, you never put stones aside.',
			],
			ruling: [
				'You may choose such a stone even if another one of yours could be placed. But a stone that can be placed must be placed.',
			],
		},
		nothingLeft: {
			head: 'Nothing left to take',
			text: ['If you have no stone left to take, you are out. When both of you are out, the game is over.'],
		},
		transferScore: {
			head: 'The final score',
			text: [
				'Take your intermediate score, add the squares **outside the red line** with your colour on top, then deduct your stones still within the line and the stones you put aside.',
				'For example: you have an intermediate score of 10. Outside you have 14 visible squares, and one of your stones is still inside: 10 + 14 − 1 = 23.',
			],
		},
		cube: {
			head: 'A cube for one',
			text: [
				'On your own, you build solid cubes: 3 × 3 × 3 from one colour, 4 × 4 × 4 from two, 5 × 5 × 5 from four. When you build **freely**, the stones go wherever they fit, in any order.',
				'One step harder is **touching**: stones come from above, and each further stone touches its own colour. The colours may come in any order.',
				'**By the rules**, the colours take turns as well.',
			],
			ruling: ['By the rules, first stones are placed as in the standard game.'],
		},
		puzzles: {
			head: 'Puzzles, and a question',
			text: [
				'You can fill any board like a puzzle, and there is a new puzzle every day. The rulebooks ask their readers how many ways there are to build the small cube from one colour. You’ll find the answer here.',
			],
		},
		squareNames: {
			head: 'Squares and levels',
			text: [
				'Columns have letters, from the left; rows have numbers, from the top of the plan. The first square is `a1`. Levels are counted from the ground, which is level 1.',
			],
		},
		moveText: {
			head: 'Moves',
			text: [
				'A move is the name of the stone and the squares its cubes go on; `*2` means two cubes on one square. You don’t write the level, because the stone drops as far as it can.',
				'`L4 b2,b3,b4,c4` lies flat, `I3 c3*3` stands upright. In the transfer game, `L4 aside` puts a stone aside.',
			],
		},
		records: {
			head: 'Whole games',
			text: [
				'You can save a game as a file or copy it as a link. The file is plain text: first the board, the mode and the players, then the moves, round by round.',
			],
		},
		boxName: {
			head: 'What “Rumis” means',
			text: [
				'**Rumis** means stones. The word comes from Quechua, the language of the Inca, which millions of people in the Andes still speak.',
				'The game is for two to four players, with RUMIS+ for up to six, aged 8 and up. A game takes 15 to 45 minutes.',
			],
		},
		builders: {
			head: 'The builders',
			text: [
				'The Inca were masters of building with stone. They fitted blocks of up to 200 tons so exactly that they needed no mortar: not even the blade of a knife fits into the joints.',
				'Your stones are lighter, but the idea is the same: no gaps.',
			],
		},
		tips: {
			head: 'Two tips from the box',
			text: [
				'A single stone can earn you up to **four points**: place it flat on top, and keep it uncovered.',
				'**Turn the table before you place a stone.** From the other side you may see a place you had missed.',
			],
		},
		buildings: {
			head: 'Twelve buildings',
			text: [
				'Every board is named after something the Inca built. The first six belong to RUMIS, the others to RUMIS+.',
			],
		},
	} satisfies Record<string, ParagraphText>,
} as const;
