import { pluralFor } from '../plural.js';

const plural = pluralFor('en');

/** The page that answers how many ways there are to build the small cube. */
export const ways = {
	title: 'How many ways?',
	question: 'In how many ways can one colour build the 3 × 3 × 3 cube?',
	asked: 'The rulebooks of the game ask this and leave it open. Here is the answer.',
	all: 'ways to lay the stones, every single one counted',
	rotations: 'if a cube that is only turned counts as the same',
	reflections: 'if a mirror image counts as the same, too',
	allWhy: 'A cube can be set down in 24 ways, so every packing was counted 24 times.',
	rotationsWhy: 'No packing is its own mirror image, so they come in pairs.',
	browse: 'Look at them all',
	whyNone: 'Why one set has none',

	setsTitle: 'The 14 sets',
	setsWhy:
		'The cube has 27 small cubes. That takes one stone of three cubes and six stones of four: nothing else ' +
		'adds up to 27. The long bar of four does not fit in. So you choose one of two stones of three, and leave ' +
		'out one of seven stones of four: 2 × 7 = 14 sets.',
	set: 'Set',
	columns: { all: 'All', rotations: 'Different by turning', reflections: 'Mirrors as one' },
	three: (stone: string, code: string) => `With the ${stone} (${code})`,
	without: (stone: string, code: string) => `without ${stone} (${code})`,
	setName: (three: string, without: string) => `With the ${three}, without the ${without}`,
	/** For lists, where it must be short. */
	setShort: (three: string, without: string) => `${three} without ${without}`,
	soma: 'sold as the Soma cube',
	noneLink: 'none: see why',
	together: 'All sets',
	noMirror: '–',
	noMirrorSpoken: 'not counted: its mirror images belong to another set',
	mirrorNote:
		'– : the left and the right screw are mirror images of each other. With only one of them in the set, the ' +
		'mirror image needs the other one and belongs to the other set. In the last line such a pair counts once.',
	counting: 'counting …',
	broken: 'The packings could not be counted here. Loading the page again may help.',

	browserTitle: 'Every packing',
	browserHint: 'Drag the cube to turn it. Pull the stones apart to look inside.',
	chooseSet: 'Set',
	listing: 'The packings are being listed …',
	packing: (number: string, count: string) => `Packing ${number} of ${count}`,
	overall: (number: string, count: string) => `Number ${number} of all ${count}`,
	previous: 'Previous packing',
	next: 'Next packing',
	random: 'Random',
	number: 'Number',
	copyLink: 'Copy link',
	copied: 'The link is copied.',
	notCopied: 'The link could not be copied. It is in the address of this page.',
	linkErrors: {
		packingText: 'This link names no packing. Here is the first one.',
		packingSet: 'There is no such set of stones. Here is the first packing.',
		packingNone: 'This set has no packing. Further down you see why.',
		packingNumber: 'The set has fewer packings. Here is its last one.',
	},
	cube: (set: string, number: string, stones: number) =>
		`Cube, ${set}, packing ${number}: ${plural(stones, { one: '# stone', other: '# stones' })} to be seen`,
	view: 'View',
	turnLeft: 'Turn left',
	turnRight: 'Turn right',
	higher: 'Look from higher up',
	lower: 'Look from further down',
	homeView: 'Usual view',
	tipOver: 'Tip over',
	spread: 'Pull apart',
	spreadValue: (percent: number) => `${percent} %`,
	build: 'Build up',
	buildValue: (built: number, all: number, stone: string) =>
		built === 0 ? `0 of ${all} stones` : `${built} of ${all} stones, last the ${stone}`,
	oneColour: 'All in one colour',
	oneColourHint: 'As in the game. Otherwise every stone has a colour of its own, to be told apart.',
	legend: 'The stones, in an order to build them',
	legendHint: 'Always from above and with no gap below, as the rules want it.',
	layers: 'Layer by layer',
	layersHint: 'Seen from above. Each letter is a cube of the stone that begins with it.',
	layerNames: { 0: 'Bottom layer', 1: 'Middle layer', 2: 'Top layer' },

	proofTitle: 'Why one set has none',
	proofStep: (step: number, steps: number) => `Step ${step} of ${steps}`,
	proofPrevious: 'Back',
	proofNext: 'Next step',
	proofAgain: 'From the beginning',
	/** The proof, told so that a twelve-year-old can follow. */
	proof: {
		stones: {
			title: 'Seven stones that will not do',
			text:
				'Together these stones have 3 + 6 × 4 = 27 cubes, just as many as the 3 × 3 × 3 cube. And yet nobody ' +
				'can build it from them. You could try for years. Or you can find out why: with a chessboard and ' +
				'by counting corners.',
		},
		chess: {
			title: 'Colour the cube like a chessboard',
			text:
				'Dark and light take turns in every direction, and the corners are dark. Now count: the 8 corners and ' +
				'the 6 middles of the faces are dark, that makes 14. The 12 middles of the edges and the very centre ' +
				'are light, that makes 13. So there is one more dark cube than there are light ones.',
		},
		fair: {
			title: 'Five stones are fair',
			text:
				'You can walk through each of these stones from cube to cube, and every step changes the shade: dark, ' +
				'light, dark, light. So wherever such a stone lies, it covers two dark cubes and two light ones, and ' +
				'can never make the difference of one. Try it!',
		},
		uneven: {
			title: 'Two stones are not fair',
			text:
				'The tripod covers three of one shade and one of the other. The bar covers two of one and one of the ' +
				'other. So these two alone must bring the one dark cube too many. They can lie in four ways, and only ' +
				'one comes out right: the tripod 2 dark more, the bar 1 light more.',
		},
		bar: {
			title: 'So the bar covers no corner',
			text:
				'The bar covers light, dark, light. Corners are dark, so its two ends are no corners. Its middle is ' +
				'no corner either, as a bar cannot stick out on both sides of a corner. There are 12 places like ' +
				'this, each straight across the middle of a face. Corners covered: none.',
		},
		tripod: {
			title: 'The tripod covers one corner at most',
			text:
				'The tripod covers three dark cubes with its feet, so the cube in its middle is light. If the middle ' +
				'is on an edge, one foot is a corner and the other two are middles of faces. If it is in the centre ' +
				'of the cube, all three feet are middles of faces. Corners covered: one at most.',
		},
		corners: {
			title: 'And the other five?',
			text:
				'From one corner to the next it is three cubes in a straight line. To cover two corners, a stone needs ' +
				'such a line. Only the hook has one: it covers two corners at most. The step, the slab and the two ' +
				'screws have none: one corner at most each.',
		},
		sum: {
			title: 'Seven is not eight',
			text:
				'Count what all the stones can cover at most: 2 + 1 + 1 + 1 + 1 + 1 + 0 = 7 corners. But the cube has ' +
				'8. One corner always stays empty, however you lay the stones. That is why this set has no packing. ' +
				'Swap any of the stones of four for the tee, which has a line of three as well, and it can be done.',
		},
	},
	dark: 'dark',
	light: 'light',
	shades: (dark: number, light: number) => `${dark} dark, ${light} light`,
	cornersCovered: (count: number) =>
		count === 0 ? 'no corner' : plural(count, { one: '# corner', other: '# corners' }),
	cornerKey: 'Rings are corners; a full dot is a corner that the stone covers.',
	chessCube: 'The cube, coloured like a chessboard',
	chessLayers: 'The three layers of the cube from above, coloured like a chessboard',
	kinds: { corner: 'corners', edge: 'middles of edges', face: 'middles of faces', centre: 'centre' },
	kindCount: (count: number, kind: string, shade: string) => `${count} ${kind}: ${shade}`,
	tryStone: 'Stone',
	place: (place: number, places: number) => `Place ${place} of ${places}`,
	placePrevious: 'Previous place',
	placeNext: 'Next place',
	placePicture: (stone: string, shades: string, corners: string) =>
		`The ${stone} in the cube: ${shades}, ${corners}`,
	more: (balance: number) => (balance > 0 ? `${balance} dark more` : `${-balance} light more`),
	pairsCaption: 'The four ways in which tripod and bar can lie',
	pairSum: 'Together',
	wanted: 'what the cube needs',
	notWanted: 'not what the cube needs',
	mostCorners: 'Corners at most',
	sumOfCorners: 'All seven stones',
	cubeHas: 'The cube has',
	sumPicture: (covered: number, corners: number) =>
		`${corners} corners: the stones cover ${covered} of them, ${corners - covered} stays empty`,
} as const;
