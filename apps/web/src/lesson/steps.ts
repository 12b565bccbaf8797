/** The steps of the tutorial: initial state, task, and success condition. The texts are in `i18n`. */
import type { Colour, IllegalReason, Orientation, Square, Stone } from '@rumis/rules';
import { orientationsOf } from '@rumis/rules';
import type { Table } from '@rumis/table';
import { type Camera, fromAbove, HOME } from '../board/camera.js';
import { type GameState, openGame } from '../game/state.js';
import type { BookTexts } from '../i18n/texts.js';
import { COUNT_GAMES } from '../rulesBook/countGames.js';
import { PRACTICE_BOARD } from '../rulesBook/practiceBoard.js';
import { FINISHED_CHULLPA, MIDDLE_OF_PISAC } from '../rulesBook/sampleGames.js';
import { builtinTable, lessonTable } from './stepTables.js';

export type StepId = keyof BookTexts['lesson']['steps'];

/** `right` is what was asked for; `other` is allowed, but was not asked for. */
export type Judgement = 'right' | 'other' | null;

export interface Step {
	readonly id: StepId;
	/** The stones offered; null offers the whole hand, an empty list hides the tray. */
	readonly stones: readonly Stone[] | null;
	/** Made when the step begins. */
	table(): Table;
	/** The square that a picked stone is held over; by default the middle of the board. */
	readonly cursor?: Square;
	/** A stone that is already in the hand. */
	readonly hand?: { readonly orientation: Orientation; readonly cursor: Square };
	/** The initial camera. */
	readonly camera?: Camera;
	/** The refusal that this step is about. */
	readonly refusal: IllegalReason | null;
	/** Whether that refusal is the right answer. */
	readonly isRefusalRight?: boolean;
	/** Evaluates the current board for this step. */
	judge(state: GameState, camera: Camera): Judgement;
}

/** The bar of three, along an axis. */
function barAlong(axis: 'x' | 'y' | 'z'): Orientation {
	const found = orientationsOf('I3').find(({ cells }) => new Set(cells.map((cell) => cell[axis])).size === 3);
	if (!found) throw new Error('a bar lies along every axis');
	return found;
}

const hasMoved = ({ table }: GameState, begun: number): boolean => table.position.ply > begun;

/** Any legal move. */
const anyMove =
	(begun: number) =>
	(state: GameState): Judgement =>
		hasMoved(state, begun) ? 'right' : null;

/** A move that fulfils a condition; other moves are not what was asked for. */
const moveThat =
	(begun: number, isSo: (state: GameState) => boolean) =>
	(state: GameState): Judgement =>
		hasMoved(state, begun) ? (isSo(state) ? 'right' : 'other') : null;

function standsUpright({ table }: GameState): boolean {
	const last = table.position.moves.at(-1);
	return last?.kind === 'place' && last.stone === 'I3' && last.drops.length === 1;
}

const showsLess =
	(before: number) =>
	({ table }: GameState): boolean =>
		(table.position.scores()[1]?.visible ?? 0) < before;

const isRedOut = ({ table }: GameState): boolean => table.position.out.some(({ colour }) => colour === 'red');

/** A tolerance for players who drag the board there. */
const ABOVE_ENOUGH = 0.2;

const INTERLOCKED = ['L4 b2,b3,b4,c4', 'T4 c1,c2,c3,d2'];

export const STEPS: readonly Step[] = [
	{
		id: 'place',
		stones: null,
		table: () => builtinTable('chullpa', 2, []),
		refusal: null,
		judge: anyMove(0),
	},
	{
		id: 'turn',
		stones: ['I3'],
		table: () => builtinTable('chullpa', 2, ['O4 b2,b3,c2,c3', 'L4 c4,d2,d3,d4']),
		hand: { orientation: barAlong('y'), cursor: { x: 0, y: 1 } },
		refusal: 'noOwnContact',
		judge: moveThat(2, standsUpright),
	},
	{
		id: 'contact',
		stones: null,
		table: () => builtinTable('chullpa', 2, INTERLOCKED),
		refusal: 'noOwnContact',
		judge: anyMove(2),
	},
	{
		id: 'gap',
		stones: ['I3'],
		table: () => builtinTable('chullpa', 2, ['L4 a2,b2,b3,b4', 'L4 c2,d2,d3,d4']),
		hand: { orientation: barAlong('x'), cursor: { x: 1, y: 2 } },
		refusal: 'gap',
		isRefusalRight: true,
		judge: moveThat(2, () => false),
	},
	{
		id: 'height',
		stones: ['I3'],
		table: () => builtinTable('pisac', 2, ['L4 b5,b6,b7,c7', 'T4 c4,c5,c6,d5']),
		hand: { orientation: barAlong('z'), cursor: { x: 0, y: 6 } },
		refusal: 'tooHigh',
		judge: anyMove(2),
	},
	{
		id: 'cover',
		stones: null,
		table: () => builtinTable('chullpa', 2, INTERLOCKED),
		refusal: 'noOwnContact',
		judge: moveThat(2, showsLess(4)),
	},
	{
		id: 'walled',
		stones: ['I2', 'I3'],
		cursor: { x: 1, y: 1 },
		camera: { ...HOME, distance: 1.25 },
		table: () => lessonTable(PRACTICE_BOARD, 2, ['O4 c1,c2,d1,d2', 'V3 d3,e2,e3']),
		refusal: 'noOwnContact',
		judge: moveThat(2, isRedOut),
	},
	{
		id: 'above',
		stones: [],
		table: () => builtinTable('pisac', 3, MIDDLE_OF_PISAC),
		refusal: null,
		judge: (_state, { tilt }) => (tilt < ABOVE_ENOUGH ? 'right' : null),
	},
	{
		id: 'score',
		stones: [],
		table: () => builtinTable('chullpa', 2, FINISHED_CHULLPA),
		camera: fromAbove(HOME),
		refusal: null,
		judge: () => null,
	},
	{
		id: 'example',
		stones: [],
		table: () => builtinTable('chullpa', 4, COUNT_GAMES.tie.moves),
		camera: fromAbove(HOME),
		refusal: null,
		judge: () => null,
	},
	{
		id: 'done',
		stones: [],
		table: () => builtinTable('pisac', 3, MIDDLE_OF_PISAC),
		refusal: null,
		judge: () => null,
	},
];

export const STEP_IDS: readonly StepId[] = STEPS.map(({ id }) => id);

/** The initial game state of a step. */
export function beginStep({ id, table, hand, cursor }: Step): GameState {
	const state = openGame(id, table());
	if (!hand) return cursor ? { ...state, cursor: { ...cursor, z: 0 } } : state;
	const held = { owner: 'yellow', orientation: hand.orientation, anchor: 0, level: null } as const;
	return { ...state, cursor: { ...hand.cursor, z: 0 }, held };
}

/** An answer to a question: points, or the winning colours. */
export type Guess = number | readonly Colour[];

/** The choices after the game is over: the right answer among likely mistakes. */
export function guessesFor({ id, table }: GameState): {
	readonly right: Guess;
	readonly all: readonly Guess[];
} {
	const { position } = table;
	const scores = position.scores();
	if (id === 'example') {
		const best = Math.max(...scores.map(({ points }) => points));
		const right = scores.filter(({ points }) => points === best).map(({ colour }) => colour);
		return { right, all: [...position.colours.map((colour) => [colour]), right] };
	}
	const { points, visible } = scores[0]!;
	return { right: points, all: [points - 1, points, visible, visible + 1] };
}
