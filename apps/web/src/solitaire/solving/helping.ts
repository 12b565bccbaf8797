/** Maps a requested help to a question for the solver, and its answer to a state change. */
import { type Colour, cellKey } from '@rumis/rules';
import {
	type BuildStep,
	type Item,
	isFromAbove,
	itemsInHand,
	type LaidItem,
	setFramePose,
	startBuild,
} from '@rumis/table';
import { letGo } from '../../play/holding.js';
import type { SolitaireBuild } from '../puzzles/puzzle.js';
import { type Help, useHelp } from '../results/helps.js';
import {
	type Answer,
	type Kind,
	type Next,
	partialBuildingOf,
	type Question,
	restOf,
} from '../solver/question.js';
import { makeStep } from './playing.js';
import { canPlay, type Finding, type PuzzleState } from './state.js';

const KINDS: Readonly<Record<Help | 'estimate', Kind>> = {
	check: 'finish',
	ways: 'count',
	next: 'finish',
	place: 'finish',
	solution: 'finish',
	estimate: 'estimate',
};

export const questionOf = (build: SolitaireBuild, help: Help | 'estimate', seed: number): Question => ({
	kind: KINDS[help],
	rest: restOf(build),
	from: partialBuildingOf(build),
	seed,
});

/** The solution from the start, for a building that cannot be completed. */
export const freshStart = (build: SolitaireBuild): SolitaireBuild =>
	setFramePose(startBuild(build.puzzle), build.pose);

/** The result of a help is shown and paid for. A failed or cancelled search costs nothing. */
export function receive(state: PuzzleState, help: Help | 'estimate', answer: Answer): PuzzleState {
	const heard: PuzzleState = { ...state, asking: null };
	if (answer.kind === 'estimate') return pay({ ...heard, finding: answer }, 'ways');
	if (help === 'estimate') return heard;
	if (answer.kind === 'count') {
		const told: PuzzleState = { ...heard, finding: { ...answer, kind: 'ways' } };
		return state.asking?.isPaid ? told : pay(told, help);
	}
	// Learning that there is no completion reveals the same as the first help.
	if (answer.kind === 'none') return pay({ ...heard, finding: { kind: 'cannotFinish' } }, 'check');
	const [first] = inBuildOrder(state.build, answer.steps);
	if (help === 'check' || !first) return pay({ ...heard, finding: { kind: 'canFinish' } }, help);
	if (help === 'solution') return pay(showSolution(heard, answer.steps, state.build), help);
	const item = itemFor(state.build, first);
	if (help === 'next') {
		const finding: Finding = { kind: 'next', item, ending: first.ending };
		return pay({ ...heard, trayOwner: item.colour, finding }, help);
	}
	return pay(placeFor(heard, first, item), help);
}

const pay = (state: PuzzleState, help: Help): PuzzleState => ({ ...state, uses: useHelp(state.uses, help) });

/** The stone in hand that the completion refers to: the first of identical ones. */
const itemFor = (build: SolitaireBuild, { stone, colour }: Next): Item =>
	itemsInHand(build).find((item) => item.stone === stone && (colour === null || item.colour === colour)) ?? {
		stone,
		colour: colour ?? 'yellow',
	};

/** Finishes the colours that end before the stone is placed, unless they have already finished. */
function placeFor(state: PuzzleState, next: Next, item: Item): PuzzleState {
	if (!canPlay(state)) return state;
	const steps: BuildStep[] = [
		...next.ending.map((colour) => ({ kind: 'end', colour }) as const),
		{ kind: 'place', ...item, cells: next.cells },
	];
	const placed = steps.reduce((now, step) => (isDone(now.build, step) ? now : makeStep(now, step)), state);
	const finding: Finding = { kind: 'placed', item, ending: next.ending };
	return { ...placed, finding };
}

const isDone = ({ turn }: SolitaireBuild, step: BuildStep): boolean =>
	step.kind === 'end' && (turn?.ended.some(({ colour }) => colour === step.colour) ?? false);

/** Shows the solution from its first step; `from` is its starting point. */
export function showSolution(state: PuzzleState, steps: readonly Next[], from: SolitaireBuild): PuzzleState {
	const stones = [...from.placed, ...coloured(from, inBuildOrder(from, steps))];
	const goesOn = from === state.build;
	return { ...letGo(state), finding: null, shown: { stones, count: from.placed.length, goesOn } };
}

/** Stones without a colour get the remaining colours in the hand, in seat order. */
function coloured(build: SolitaireBuild, steps: readonly Next[]): LaidItem[] {
	const hand = itemsInHand(build);
	return steps.map(({ stone, colour, cells }) => {
		const at = hand.findIndex((item) => item.stone === stone && (colour === null || item.colour === colour));
		const [item] = at < 0 ? [] : hand.splice(at, 1);
		return { stone, colour: item?.colour ?? (colour as Colour | null) ?? 'yellow', cells };
	});
}

/** In the given order when built from above; otherwise from the ground up, supported stones first. */
function inBuildOrder(build: SolitaireBuild, steps: readonly Next[]): readonly Next[] {
	if (isFromAbove(build)) return steps;
	const filled = new Set(build.filled.keys());
	const waiting = [...steps];
	const order: Next[] = [];
	while (waiting.length > 0) {
		const resting = waiting.findIndex((step) => rests(step, filled));
		const [next] = waiting.splice(Math.max(0, resting), 1);
		order.push(next!);
		for (const cell of next!.cells) filled.add(cellKey(cell));
	}
	return order;
}

function rests({ cells }: Next, filled: ReadonlySet<string>): boolean {
	const own = new Set(cells.map(cellKey));
	return cells.every(({ x, y, z }) => {
		const below = cellKey({ x, y, z: z - 1 });
		return z === 0 || own.has(below) || filled.has(below);
	});
}

/** Shows the solution after a number of stones. */
export const showCount = (state: PuzzleState, count: number): PuzzleState =>
	state.shown
		? { ...state, shown: { ...state.shown, count: Math.max(0, Math.min(count, state.shown.stones.length)) } }
		: state;

/** Back to the player's own building. */
export const hideSolution = (state: PuzzleState): PuzzleState => ({ ...state, shown: null, spread: 0 });
