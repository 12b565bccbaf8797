import type { rulesBook } from './rulesBook.js';

/** The words around a board that can be tried. */
export interface SampleText {
	/** What is to be seen, for those who do not see it. */
	readonly label: string;
	/** The places to try: their names, and what the referee's answer means. */
	readonly choices: readonly { readonly name: string; readonly why: string }[];
}

/** The boards of the rulebook, by the paragraph that they stand beside. */
export const rulesSamples = {
	idea: {
		label:
			'Pisac, the stairway, in the middle of a game of three: yellow, red and green have built to and fro.',
		choices: [],
	},
	turning: {
		label: 'An empty Chullpa. Yellow holds the tee.',
		choices: [
			{ name: 'flat', why: 'The tee lies on four squares.' },
			{
				name: 'on its edge',
				why: 'Tipped over: two cubes on the middle square, one beside it on each side.',
			},
			{ name: 'as a bar', why: 'No way of turning makes a straight line of the tee.' },
		],
	},
	plan: {
		label: 'Tambo, the inn: a ring of squares round an open courtyard. Yellow opens.',
		choices: [
			{ name: 'on the house', why: 'All three cubes are on squares of the plan.' },
			{ name: 'into the courtyard', why: 'Two cubes would lie where the plan has no square.' },
		],
	},
	lines: {
		label: 'Coricancha, the pyramid, for two players: the outer ring lies outside the red line.',
		choices: [
			{ name: 'inside the red line', why: 'Two players use exactly these squares.' },
			{ name: 'across the line', why: 'One cube would lie outside. With three or four players it could.' },
		],
	},
	support: {
		label: 'Chullpa. A wall of yellow and a wall of red stand at both sides of a low lane. Yellow to move.',
		choices: [
			{ name: 'along the top', why: 'Every cube lies on a stone.' },
			{ name: 'across the lane', why: 'Below the middle cube a hollow would remain.' },
			{
				name: 'down in the lane',
				why: 'It stands on the ground and fills the lane. The rest stays open above.',
			},
		],
	},
	height: {
		label: 'Pisac for two players: its rows allow 4, 4, 4, 4, 4, 3, 2 and 1 cubes. Yellow to move.',
		choices: [
			{ name: 'row 6', why: 'Three cubes are just allowed here.' },
			{ name: 'row 7', why: 'Only two are allowed here; the third is too much.' },
			{ name: 'on the wall in row 6', why: 'One cube lies there already, so this one would reach level 4.' },
		],
	},
	firstStones: {
		label: 'Chullpa with one yellow stone in the middle. Red places its first stone.',
		choices: [
			{ name: 'beside yellow', why: 'On the ground, and face to face with yellow.' },
			{ name: 'in the corner', why: 'It touches nothing.' },
			{ name: 'on top of yellow', why: 'It touches, but no cube of it stands on the ground.' },
		],
	},
	touching: {
		label: 'Chullpa with a yellow and a red stone. Yellow holds the short bar.',
		choices: [
			{ name: 'face to face', why: 'Side by side with yellow: they touch.' },
			{ name: 'corner to corner', why: 'It meets yellow only along an edge.' },
		],
	},
	laterStones: {
		label: 'Chullpa with a yellow and a red stone, interlocked. Yellow to move.',
		choices: [
			{ name: 'beside yellow', why: 'It touches the yellow stone from the side.' },
			{ name: 'over both', why: 'It lies on yellow and covers red at the same time.' },
			{ name: 'beside red', why: 'It touches red only, and that does not count.' },
		],
	},
	walledIn: {
		label: 'A practice board one cube high. Red sits in the corner with one way out. Yellow to move.',
		choices: [
			{ name: 'into the way', why: 'Now red has no place for any stone: red is out.' },
			{ name: 'past it', why: 'Red still gets out along row 3 and plays on.' },
		],
	},
	fromAbove: {
		label: 'A finished game of two on Chullpa, from above.',
		choices: [],
	},
	edges: {
		label: 'Colca for five players with one yellow stone. Red places its first stone.',
		choices: [
			{ name: 'at the corner', why: 'The two stones meet along one edge.' },
			{ name: 'face to face', why: 'Later this would be fine, but not for a first stone.' },
			{ name: 'far away', why: 'It meets nothing, not even by an edge.' },
		],
	},
	keepAway: {
		label: 'Inverse on Chullpa with a yellow and a red stone. Yellow places its second stone.',
		choices: [
			{ name: 'far from yellow', why: 'It may touch red, or nothing at all.' },
			{ name: 'beside yellow', why: 'One cube lies against a yellow one.' },
			{ name: 'on top of red', why: 'Above others is fine, as long as no yellow is near.' },
		],
	},
	fourColours: {
		label: 'Duo on Chullpa: each of the four colours has one stone. Yellow to move.',
		choices: [
			{ name: 'beside yellow', why: 'Yellow touches yellow.' },
			{ name: 'beside green', why: 'Green belongs to the same player, but it is another colour.' },
		],
	},
	ruin: {
		label: 'The ruin on Chullpa covers twelve of twenty squares. Two players go on building it.',
		choices: [
			{ name: 'on top', why: 'The eight free squares stay free.' },
			{ name: 'on the ground', why: 'Only five squares would be left. Two players need eight.' },
		],
	},
	aroundRuin: {
		label: 'A finished ruin on Tambo, and one yellow stone. Red places its first stone.',
		choices: [
			{ name: 'beside the ruin', why: 'It touches no colour, but it touches the ruin.' },
			{ name: 'apart', why: 'It touches nothing.' },
		],
	},
	taking: {
		label: 'Colca after building. Red takes a stone from inside the red line.',
		choices: [
			{ name: 'the long bar', why: 'Nothing lies on it, so it can be carried over.' },
			{ name: 'the hook', why: 'The marked cubes rest on it.' },
		],
	},
	rebuilding: {
		label: 'Colca after building. Red has taken the long bar and looks for a place outside.',
		choices: [
			{ name: 'at the line', why: 'It stands on the ground and touches red on the other side of the line.' },
			{ name: 'back inside', why: 'What is taken off never goes back onto red squares.' },
			{ name: 'at the far end', why: 'It does not touch its own colour.' },
		],
	},
	aside: {
		label: 'Colca after building. Red thinks about putting a stone aside.',
		choices: [
			{ name: 'the short bar', why: 'It has no place outside. It goes aside, and red is out.' },
			{ name: 'the bar of three', why: 'It has a place, for example the one shown.' },
		],
	},
	moveText: {
		label: 'Chullpa with a yellow and a red stone. Yellow to move.',
		choices: [
			{ name: 'I3 b2,c2,d2', why: 'Three squares, one cube each: the bar lies.' },
			{ name: 'I3 a3*3', why: 'Three cubes on one square: the bar stands.' },
			{ name: 'I3 b3,b4*2', why: 'No bar has this shape.' },
		],
	},
} satisfies Partial<Record<keyof (typeof rulesBook)['paragraphs'], SampleText>>;
