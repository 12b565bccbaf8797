import { pluralFor } from '../plural.js';

const plural = pluralFor('en');

/** A part of a chapter. In texts, `**…**` is stressed and `` `…` `` is a move or a square. */
export interface ParagraphText {
	readonly head: string;
	readonly text: readonly string[];
	/** What the printed rulebooks leave open and this program had to settle. */
	readonly ruling?: readonly string[];
}

/** The rules of the game, as a book. */
export const rulesBook = {
	title: 'Rules',
	contents: 'Chapters',
	/** Beside a refusal: leads to the rule behind it. */
	why: 'Why?',
	wholeChapter: (chapter: string) => `Read the whole chapter: ${chapter}`,
	previous: (chapter: string) => `Back: ${chapter}`,
	next: (chapter: string) => `Next: ${chapter}`,
	backToGame: 'Back to the game',
	backToLesson: 'Back to the lesson',
	ourRuling: 'Our ruling',
	tryIt: 'Try it',
	count: 'Count',
	letter: (letter: string, name: string) => `${letter}: ${name}`,
	allowed: 'Allowed.',
	refused: 'Refused.',
	counted: (colour: string, visible: string, unplaced: string, points: string) =>
		`${colour}: ${visible}, ${unplaced}. ${points}.`,
	noneLeft: 'no stone left',
	waysToLie: (count: number) => plural(count, { one: '# way to lie', other: '# ways to lie' }),
	cubes: (count: number) => plural(count, { one: '# cube', other: '# cubes' }),
	boardColumn: 'Board',
	heightColumn: (players: number) => `${players} players`,
	redLine: 'red line',
	blueLine: 'blue line',
	heightInside: (height: number, line: string) => `${height}, ${line}`,
	apart: 'Take apart',
	together: 'Put together',
	cubeLabel: 'A cube of edge three, built from seven stones of one colour.',
	toLesson: 'Learn it step by step',
	toSolitaire: 'Play solitaire',
	toWays: 'How many ways?',

	chapters: {
		minute: 'The game in a minute',
		stones: 'The stones',
		boards: 'Boards and heights',
		placing: 'Placing a stone',
		contact: 'Contact',
		out: 'Being out, and the end',
		scoring: 'Scoring',
		five: 'Five and six players',
		inverse: 'Inverse',
		duo: 'Duo',
		ruinas: 'Ruinas',
		transfer: 'The transfer game',
		solitaire: 'Solitaire',
		notation: 'Notation in short',
	},

	paragraphs: {
		idea: {
			head: 'What it is about',
			text: [
				'Together you raise **one building** out of coloured stones. Each of you has a colour, and each colour has the same eleven stones.',
				'When nobody can add a stone, you look at the building from straight above. Every square on which your colour lies on top is **a point for you**. Every stone you could not place costs a point.',
			],
		},
		yourTurn: {
			head: 'Your turn',
			text: [
				'Pick one of your stones, turn it as you like, and put it down. It must **lie without a gap**, stay **below the height limit**, and **touch your own colour**. Then it is the next player’s turn.',
				'If you can place a stone, you must. If you cannot, you are out. That is all; the rest of this book only makes it exact.',
			],
		},
		eleven: {
			head: 'Eleven stones a colour',
			text: [
				'A set holds every shape that can be made of two, three or four cubes: eleven stones, forty cubes. Each stone is there **once** in each colour.',
				'The colours sit in this order: yellow, red, green, blue, and with RUMIS+ violet and orange.',
			],
		},
		used: {
			head: 'A stone is used once',
			text: ['You place a stone from your hand. Once it lies on the board it is used, and it stays.'],
		},
		turning: {
			head: 'Turn, but never mirror',
			text: [
				'You may turn and tip a stone every way you like. You may not bend it or mirror it: the left screw and the right screw stay two different stones.',
				'So a move must have the shape of its stone. The tee, for example, covers four squares in a T or stands on its edge, but it is never a straight line.',
			],
		},
		plan: {
			head: 'The plan',
			text: [
				'A board, called a **scenario**, is a plan of squares. Every cube stands over a square of the plan. What is beyond its edge, or a hole inside it like this courtyard, is never built on.',
			],
		},
		numbers: {
			head: 'Two heights',
			text: [
				'The number on a square says how many cubes may lie there one above the other. Besides, there is a **height for your number of players** that no part of the building exceeds. The lower of the two counts.',
			],
		},
		lines: {
			head: 'Coloured lines',
			text: [
				'Some boards have a red or a blue line. If the line is named for your number of players, you build **only inside it**. The blue line runs round the red one, so inside blue includes inside red.',
			],
		},
		allBoards: {
			head: 'All boards',
			text: [
				'The greatest height for each number of players, and the line if there is one. The first six boards belong to RUMIS, the last six to RUMIS+.',
			],
		},
		honest: {
			head: 'Printed and reconstructed',
			text: [
				'Drawings of the printed boards are not public. Much is known from the rulebooks and from reviews; the rest we had to rebuild, as well as we could. **Every built-in board is to some part a reconstruction**, and the table says which part.',
				'If you own the game and a board here is wrong, you can add the right one as a file when you set up a new game.',
			],
		},
		support: {
			head: 'No gaps',
			text: [
				'Right below every cube must be the ground, another stone, or another cube of the same stone. A stone **never hangs over a hollow**.',
				'A shaft that stays open to the sky is fine. You can still fill it from above.',
			],
		},
		free: {
			head: 'The place must be free',
			text: [
				'Two cubes never share a place. As stones are lowered from above, this settles itself at the table: the stone simply comes to rest on what is there.',
			],
		},
		height: {
			head: 'Not too high',
			text: [
				'No cube may lie above the height of its square, nor above the height for your number of players. On Pisac, the stairway, every row allows one cube more than the row in front of it.',
			],
		},
		touching: {
			head: 'What touching means',
			text: [
				'Two stones **touch** when a cube of one and a cube of the other share a whole face. It does not matter whether they lie side by side or one on top of the other.',
				'Meeting at an edge or a corner is not touching.',
			],
		},
		firstStones: {
			head: 'First stones',
			text: [
				'The very first stone of the game goes anywhere on the ground.',
				'The first stone of every **other** colour needs two things: at least one cube **on the ground**, and contact with **any stone** that lies already.',
			],
		},
		laterStones: {
			head: 'All later stones',
			text: [
				'From your second stone on you build onto yourself: the stone must touch at least one stone of **your own colour**, beside it or on top of it. It may touch other colours as well, and cover them.',
			],
		},
		mustPlace: {
			head: 'No passing',
			text: [
				'Who can place a stone must place one. Who cannot, when the turn comes, is **out for good**, even if a place opens up later. The others play on.',
			],
			ruling: [
				'Whether a colour is out is decided when its turn comes, not before. It is always announced; nobody is skipped in silence.',
			],
		},
		walledIn: {
			head: 'Walled in',
			text: [
				'The usual way to be out: stones are left, but none of them has a place that touches your colour. Closing the last way of an opponent is a good move.',
			],
		},
		noFirst: {
			head: 'No room for a first stone',
			text: [
				'It is rare, but it happens on a small board: if there is no place for your first stone when your turn comes, you are out as well, with all eleven stones.',
			],
		},
		allPlaced: {
			head: 'All stones placed',
			text: [
				'Who has placed all eleven stones is out too, in the best possible way: nothing will be subtracted.',
			],
		},
		gameEnd: {
			head: 'The end of the game',
			text: ['The game is over when every colour is out. Nothing more can be placed; now it is counted.'],
		},
		fromAbove: {
			head: 'Seen from above',
			text: [
				'Look at the building from straight above. Count the squares on which your colour lies on top; how high it lies does not matter. Subtract the **stones you did not place**.',
				'Most points win. Players with equal points share the win.',
			],
		},
		examples: {
			head: 'Two examples',
			text: [
				'Chullpa, four players. They show 4, 6, 6 and 4 squares, and no stone is left: red and green share the win.',
				'Chullpa, four players. Red shows 7, blue 5, green 4. Yellow also shows 4 but has one stone left, which makes 3. Red wins.',
			],
		},
		edges: {
			head: 'First stones meet at edges',
			text: [
				'With five or six players one rule is new, so that who begins is not walled in at once. The first stone of every colour but the opening one needs a cube on the ground, must touch a stone **by an edge**, and may touch **no stone by a face**.',
				'Two cubes touch by an edge when they meet along a line, and no face lies against a face.',
				'Everything else stays. From the second stone on you build onto your own colour as ever.',
			],
		},
		keepAway: {
			head: 'Keep away from yourself',
			text: [
				'First stones go down as in the standard game. After that everything is turned round: a later stone must **not touch your own colour** by a face. It need not touch anything at all.',
				'Inverse is for two to six players, on every board.',
			],
		},
		fourColours: {
			head: 'Two players, four colours',
			text: [
				'Player 1 has yellow and green, player 2 has red and blue, so that players take turns and every colour has its own. Heights and lines are those for four players.',
				'Each colour plays as if it were alone. Its first stone may touch the sister colour, but a later stone must touch its **very own** colour.',
			],
		},
		duoWin: {
			head: 'The best colour wins',
			text: [
				'Who owns the colour with the most points wins. The points of two sister colours are not added.',
			],
			ruling: ['If both players own a colour with the highest score, the game is a draw.'],
		},
		ruin: {
			head: 'First the ruin',
			text: [
				'Two or three players. Before the game all of you together build a **ruin** from the eleven stones of a colour nobody plays. It obeys the rules for placing and needs no contact. It scores for nobody: it blocks, it carries, it covers.',
			],
			ruling: [
				'You build it in turn, one stone each; or chance lays it; or it comes from a file.',
				'The ruin must leave **four free ground squares** for every player. When no more of it fits, it is finished.',
			],
		},
		aroundRuin: {
			head: 'Then the game around it',
			text: [
				'Now the standard game is played on and around the ruin, with the height and the line for **one player more**.',
			],
			ruling: ['For a first stone, touching the ruin counts as touching a stone that lies already.'],
		},
		twoHalves: {
			head: 'Build, then carry over',
			text: [
				'For two players, on Colca, Puncu and Apachita. First you play the standard game inside the red line until both are out. Your points are written down as the **intermediate score**; stones that were not placed leave the game.',
				'Then you take the building down again, stone by stone, and rebuild it on the other side. Who placed the last stone begins.',
			],
		},
		taking: {
			head: 'Taking a stone off',
			text: [
				'In your turn you take one of **your own stones** from inside the red line. You may take it only if **nothing of another stone rests on it**. A stone that has been carried over stays where it is.',
				'As long as you can take a stone you must.',
			],
		},
		rebuilding: {
			head: 'Rebuilding it outside',
			text: [
				'The stone goes **outside the red line**; the height for two players holds there too. Your first one needs a cube on the ground and must touch a stone of yours that is still inside. Every further one must touch your colour on either side of the line.',
			],
		},
		aside: {
			head: 'Putting a stone aside',
			text: [
				'If the stone you took has no place outside, you put it **aside**, and you are out. You may choose such a stone even if another of yours would have a place. But a stone that has a place must be placed, and in all other games nothing is put aside at all.',
			],
		},
		nothingLeft: {
			head: 'Nothing left to take',
			text: ['Who has no stone left to take is out. When both are out, the game is over.'],
		},
		transferScore: {
			head: 'The final score',
			text: [
				'Your intermediate score, plus the squares **outside the red line** on which you lie on top, minus your stones still inside, minus stones put aside.',
				'An example: building gave 10. Outside you show 14 squares, and one stone is still inside: 14 − 1 + 10 = 23.',
			],
		},
		cube: {
			head: 'A cube for one',
			text: [
				'Alone you build solid cubes: edge 3 from one colour, edge 4 from two, edge 5 from four. In **free** building the stones go anywhere they fit, in any order.',
				'**By the rules** stones come from above, a colour’s later stones touch that colour, and the colours take turns.',
			],
			ruling: ['By the rules, first stones follow the standard game.'],
		},
		puzzles: {
			head: 'Puzzles, and a question',
			text: [
				'Any board can be filled like a puzzle, and there is a new one every day. The rulebooks ask their readers in how many ways the small cube can be built from one colour. Here you find the answer.',
			],
		},
		squareNames: {
			head: 'Squares and levels',
			text: [
				'Columns have letters from the left, rows have numbers from the top of the plan: the first square is `a1`. Levels count from the ground, which is level 1.',
			],
		},
		moveText: {
			head: 'Moves',
			text: [
				'A move is the stone and the squares that get its cubes; `*2` means two cubes on one square. Levels need not be written, because the stone falls as far as it can.',
				'`L4 b2,b3,b4,c4` lies flat, `I3 c3*3` stands upright. In the transfer game `L4 aside` puts a stone aside.',
			],
		},
		records: {
			head: 'Whole games',
			text: [
				'A game can be saved as a file or copied as a link. The file is plain text: first what was agreed, then the moves round by round.',
			],
		},
	} satisfies Record<string, ParagraphText>,
} as const;
