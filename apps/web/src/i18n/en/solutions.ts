import { percentFor } from '../format/percent.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('en');
const percent = percentFor('en-GB');

/** The page about the number of ways to build the small cube. */
export const solutions = {
	title: 'How many solutions?',
	question: 'How many ways are there to build the 3 × 3 × 3 cube from one colour?',
	asked: 'The rulebooks ask this question but don’t give the answer. Here it is.',
	all: 'solutions, counting every single one',
	rotations: 'if you count a turned cube only once',
	reflections: 'if you also count mirror images only once',
	allWhy: 'You can put a cube down in 24 ways, so each solution was counted 24 times.',
	rotationsWhy: 'No solution is its own mirror image, so they come in pairs.',
	browse: 'See them all',
	whyNone: 'Why one set has no solution',

	setsTitle: 'The 14 sets',
	setsWhy:
		'The cube is made of 27 small cubes. You need one stone of three cubes and six stones of four: nothing else adds up to 27. The long bar of four doesn’t fit. So you choose one of the two stones of three, and leave out one of the seven stones of four: 2 × 7 = 14 sets.',
	set: 'Set',
	columns: { all: 'All', rotations: 'Turned cubes once', reflections: 'Mirror images once' },
	three: (stone: string, code: string) => `With the ${stone} (${code})`,
	without: (stone: string, code: string) => `without ${stone} (${code})`,
	setName: (three: string, without: string) => `With the ${three}, without the ${without}`,
	/** Short form for lists. */
	setShort: (three: string, without: string) => `${three} without ${without}`,
	soma: 'sold as the Soma cube',
	noneLink: 'none: find out why',
	together: 'All sets',
	noMirror: '–',
	noMirrorSpoken: 'not counted: the mirror images belong to another set',
	mirrorNote:
		'– : The left screw and the right screw are mirror images of each other. If a set has only one of them, its mirror images need the other one and belong to the other set. In the last row, such a pair counts once.',
	counting: 'counting…',
	broken: 'The solutions couldn’t be counted here. Reloading the page may help.',

	browserTitle: 'All solutions',
	browserHint: 'Drag the cube to turn it. Pull the stones apart to look inside.',
	chooseSet: 'Set',
	listing: 'Listing the solutions…',
	solution: (number: string, count: string) => `Solution ${number} of ${count}`,
	overall: (number: string, count: string) => `Number ${number} of all ${count}`,
	previous: 'Previous solution',
	next: 'Next solution',
	random: 'Random solution',
	number: 'Number',
	copyLink: 'Copy link',
	copied: 'Link copied.',
	notCopied: 'The link couldn’t be copied. Copy it from the address bar instead.',
	linkErrors: {
		solutionText: 'This link doesn’t lead to a solution. Here is the first one.',
		solutionSet: 'There is no such set of stones. Here is the first solution.',
		solutionNone: 'This set has no solution. You can see why further down.',
		solutionNumber: 'This set has fewer solutions. Here is its last one.',
	},
	cube: (set: string, number: string, stones: number) =>
		`Cube, ${set}, solution ${number}: ${plural(stones, { one: '# stone shown', other: '# stones shown' })}`,
	view: 'View',
	turnLeft: 'Turn left',
	turnRight: 'Turn right',
	higher: 'View from higher up',
	lower: 'View from lower down',
	homeView: 'Reset view',
	tipOver: 'Tip over',
	spread: 'Pull apart',
	spreadValue: percent,
	build: 'Building steps',
	buildValue: (built: number, all: number, stone: string) =>
		built === 0 ? `0 of ${all} stones` : `${built} of ${all} stones, the last one is the ${stone}`,
	oneColour: 'All stones in one colour',
	oneColourHint: 'As in the game. Otherwise, each stone has its own colour so you can tell them apart.',
	legend: 'The stones, in the order you can build them',
	legendHint: 'Always from above and without gaps, as the rules say.',
	layers: 'Layer by layer',
	layersHint: 'Seen from above. Each letter is one cube of the stone with that letter.',
	layerNames: { 0: 'Bottom layer', 1: 'Middle layer', 2: 'Top layer' },

	proofTitle: 'Why one set has no solution',
	proofStep: (step: number, steps: number) => `Step ${step} of ${steps}`,
	proofPrevious: 'Back',
	proofNext: 'Next step',
	proofAgain: 'Start again',
	/** The proof, written so that a twelve-year-old can follow. */
	proof: {
		stones: {
			title: 'Seven stones that can’t do it',
			text: 'Together these stones have 3 + 6 × 4 = 27 cubes, exactly as many as the 3 × 3 × 3 cube. And still nobody can build the cube from them. You could try for years. Or you can find out why: with a chessboard, and by counting corners.',
		},
		chess: {
			title: 'Colour the cube like a chessboard',
			text: 'Dark and light alternate in every direction, and the corners are dark. Now count: the 8 corners and the 6 face centres are dark, which makes 14. The 12 edge centres and the centre of the cube are light, which makes 13. So there is one more dark cube than light cubes.',
		},
		fair: {
			title: 'Five stones are balanced',
			text: 'You can walk through each of these stones from cube to cube, and every step changes the shade: dark, light, dark, light. So wherever you place such a stone, it covers two dark cubes and two light ones. It can’t make the difference of one. Try it!',
		},
		uneven: {
			title: 'Two stones are not balanced',
			text: 'The tripod covers three cubes of one shade and one of the other. The bar covers two of one and one of the other. So these two stones alone must cover the one extra dark cube. There are four combinations, and only one works: the tripod covers 2 more dark cubes than light ones, the bar 1 more light.',
		},
		bar: {
			title: 'So the bar covers no corners',
			text: 'The bar covers light, dark, light. Corners are dark, so neither end is a corner. Its middle isn’t a corner either, because the bar would stick out of the cube. That leaves 12 places, each straight across the middle of a face. Corners covered: none.',
		},
		tripod: {
			title: 'The tripod covers at most one corner',
			text: 'The tripod covers three dark cubes with its feet, so the cube in its middle is light. If that cube is at an edge centre, one foot is in a corner and the other two are at face centres. If it is at the centre of the cube, all three feet are at face centres. Corners covered: at most one.',
		},
		corners: {
			title: 'What about the other five?',
			text: 'From one corner to the next, it takes three cubes in a straight line. To cover two corners, a stone needs such a line. Only the hook has one, so it covers at most two corners. The step, the slab and the two screws don’t, so each of them covers at most one.',
		},
		sum: {
			title: 'Seven is not eight',
			text: 'Add up what all the stones can cover at most: 2 + 1 + 1 + 1 + 1 + 1 + 0 = 7 corners. But the cube has 8. One corner always stays empty, however you place the stones. That is why this set has no solution. Swap any of the stones of four for the tee, which has a line of three too, and it works.',
		},
	},
	dark: 'dark',
	light: 'light',
	shades: (dark: number, light: number) => `${dark} dark, ${light} light`,
	cornersCovered: (count: number) =>
		count === 0 ? 'no corner' : plural(count, { one: '# corner', other: '# corners' }),
	cornerKey: 'Rings are corners; a filled dot is a corner covered by the stone.',
	chessCube: 'The cube, coloured like a chessboard',
	chessLayers: 'The three layers of the cube from above, coloured like a chessboard',
	kinds: { corner: 'corners', edge: 'edge centres', face: 'face centres', centre: 'centre' },
	kindCount: (count: number, kind: string, shade: string) => `${count} ${kind}: ${shade}`,
	tryStone: 'Stone',
	place: (place: number, places: number) => `Place ${place} of ${places}`,
	placePrevious: 'Previous place',
	placeNext: 'Next place',
	placePicture: (stone: string, shades: string, corners: string) =>
		`The ${stone} in the cube: ${shades}, ${corners}`,
	more: (balance: number) => (balance > 0 ? `${balance} more dark` : `${-balance} more light`),
	pairsCaption: 'The four combinations of tripod and bar',
	pairSum: 'Together',
	wanted: 'what the cube needs',
	notWanted: 'not what the cube needs',
	mostCorners: 'Most corners',
	sumOfCorners: 'All seven stones',
	cubeHas: 'The cube has',
	sumPicture: (covered: number, corners: number) =>
		`${corners} corners: the stones cover ${covered} of them, ${corners - covered} stays empty`,
} as const;
