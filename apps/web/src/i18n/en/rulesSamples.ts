import type { rulesBook } from './rulesBook.js';

/** The texts of an interactive example board. */
export interface SampleText {
	/** A description for screen readers. */
	readonly label: string;
	/** The places to try: their names, and an explanation of the referee's decision. */
	readonly choices: readonly { readonly name: string; readonly why: string }[];
}

/** The example boards of the rule book, by the paragraph they illustrate. */
export const rulesSamples = {
	idea: {
		label: 'Pisac, the stairs, in the middle of a game for three: yellow, red and green stones.',
		choices: [],
	},
	turning: {
		label: 'An empty Chullpa. Yellow holds the tee.',
		choices: [
			{ name: 'flat', why: 'The tee lies on four squares.' },
			{
				name: 'on its edge',
				why: 'Tipped over: two cubes on the middle square, one on each side of it.',
			},
			{ name: 'as a straight bar', why: 'However you turn the tee, it never makes a straight line.' },
		],
	},
	plan: {
		label: 'Tambo, the inn: a ring of squares around an open courtyard. Yellow starts.',
		choices: [
			{ name: 'on the building plan', why: 'All three cubes are on squares of the plan.' },
			{ name: 'into the courtyard', why: 'Two cubes would be where the plan has no squares.' },
		],
	},
	lines: {
		label: 'Coricancha, the pyramid, for two players: the outer ring is outside the red line.',
		choices: [
			{ name: 'within the red line', why: 'Two players build on exactly these squares.' },
			{
				name: 'across the line',
				why: 'One cube would be outside. With three or four players that would be fine.',
			},
		],
	},
	support: {
		label: 'Chullpa. A yellow wall and a red wall stand on either side of a low lane. Yellow to move.',
		choices: [
			{ name: 'along the top', why: 'Every cube rests on a stone.' },
			{ name: 'across the lane', why: 'There would be a hollow below the middle cube.' },
			{
				name: 'down in the lane',
				why: 'It stands on the ground and fills the lane. The space above it stays open.',
			},
		],
	},
	height: {
		label: 'Pisac for two players: its rows allow 4, 4, 4, 4, 4, 3, 2 and 1 cubes. Yellow to move.',
		choices: [
			{ name: 'row 6', why: 'Three cubes: that is exactly the maximum height here.' },
			{ name: 'row 7', why: 'The maximum height here is two; the third cube is too much.' },
			{
				name: 'on the wall in row 6',
				why: 'There is already one cube here, so this stone would reach level 4.',
			},
		],
	},
	firstStones: {
		label: 'Chullpa with one yellow stone in the middle. Red places its first stone.',
		choices: [
			{ name: 'beside yellow', why: 'On the ground, and face to face with yellow.' },
			{ name: 'in the corner', why: 'It touches nothing.' },
			{ name: 'on top of yellow', why: 'It touches yellow, but none of its cubes is on the ground.' },
		],
	},
	touching: {
		label: 'Chullpa with a yellow and a red stone. Yellow holds the short bar.',
		choices: [
			{ name: 'face to face', why: 'It lies side by side with yellow: they touch.' },
			{ name: 'corner to corner', why: 'It only meets yellow along an edge.' },
		],
	},
	laterStones: {
		label: 'Chullpa with a yellow and a red stone, interlocked. Yellow to move.',
		choices: [
			{ name: 'beside yellow', why: 'It touches the yellow stone from the side.' },
			{ name: 'over both', why: 'It rests on yellow and covers red at the same time.' },
			{ name: 'beside red', why: 'It touches only red, and that doesn’t count.' },
		],
	},
	walledIn: {
		label: 'A practice board one cube high. Red is in the corner and has only one way out. Yellow to move.',
		choices: [
			{ name: 'into the way', why: 'Now red can’t place any stone: red is out.' },
			{ name: 'past it', why: 'Red still has a way out along row 3 and plays on.' },
		],
	},
	fromAbove: {
		label: 'A finished game for two on Chullpa, seen from above.',
		choices: [],
	},
	edges: {
		label: 'Colca for five players with one yellow stone. Red places its first stone.',
		choices: [
			{ name: 'at the corner', why: 'The two stones touch by one edge.' },
			{ name: 'face to face', why: 'Fine for later stones, but not for a first stone.' },
			{ name: 'far away', why: 'It touches nothing, not even by an edge.' },
		],
	},
	keepAway: {
		label: 'Inverse mode on Chullpa with a yellow and a red stone. Yellow places its second stone.',
		choices: [
			{ name: 'far from yellow', why: 'It may touch red, or nothing at all.' },
			{ name: 'beside yellow', why: 'One of its cubes touches a yellow cube.' },
			{
				name: 'on top of red',
				why: 'Building on other colours is fine, as long as it doesn’t touch yellow.',
			},
		],
	},
	fourColours: {
		label: 'Duo on Chullpa: each of the four colours has one stone. Yellow to move.',
		choices: [
			{ name: 'beside yellow', why: 'Yellow touches yellow.' },
			{ name: 'beside green', why: 'Green belongs to the same player, but it is a different colour.' },
		],
	},
	ruin: {
		label: 'The ruin on Chullpa covers sixteen of twenty squares. Two players are still building it.',
		choices: [
			{ name: 'on top', why: 'The four free squares stay free.' },
			{ name: 'on the ground', why: 'Only one square would be left. Two players need four.' },
		],
	},
	aroundRuin: {
		label: 'A finished ruin on Tambo, and one yellow stone. Red places its first stone.',
		choices: [
			{ name: 'beside the ruin', why: 'It doesn’t touch any player’s colour, but it touches the ruin.' },
			{ name: 'apart', why: 'It touches nothing.' },
		],
	},
	taking: {
		label: 'Colca after the building phase. Red takes a stone from within the red line.',
		choices: [
			{ name: 'the long bar', why: 'Nothing rests on it, so it can be transferred.' },
			{ name: 'the hook', why: 'The marked cubes rest on it.' },
		],
	},
	rebuilding: {
		label: 'Colca after the building phase. Red has taken the long bar and is looking for a place outside.',
		choices: [
			{ name: 'at the line', why: 'It stands on the ground and touches red on the other side of the line.' },
			{ name: 'back inside', why: 'A stone you have taken never goes back within the red line.' },
			{ name: 'at the far end', why: 'It does not touch its own colour.' },
		],
	},
	aside: {
		label: 'Colca after the building phase. Red is thinking about putting a stone aside.',
		choices: [
			{ name: 'the short bar', why: 'It can’t be placed outside. It is put aside, and red is out.' },
			{ name: 'the bar of three', why: 'It can be placed, for example where it is shown.' },
		],
	},
	moveText: {
		label: 'Chullpa with a yellow and a red stone. Yellow to move.',
		choices: [
			{ name: 'I3 b2,c2,d2', why: 'Three squares with one cube each: the bar lies flat.' },
			{ name: 'I3 a3*3', why: 'Three cubes on one square: the bar stands upright.' },
			{ name: 'I3 b3,b4*2', why: 'The bar doesn’t have this shape.' },
		],
	},
} satisfies Partial<Record<keyof (typeof rulesBook)['paragraphs'], SampleText>>;

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
