/** From a help that is asked for to a question, and from the solver's answer to what the player gets. */
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

/** The solution from the very beginning, for who has built something that cannot be finished. */
export const freshStart = (build: SolitaireBuild): SolitaireBuild =>
	setFramePose(startBuild(build.puzzle), build.pose);

/** What a help has found is told, and paid for. A failure, or a search that was stopped, costs nothing. */
export function receive(state: PuzzleState, help: Help | 'estimate', answer: Answer): PuzzleState {
	const heard: PuzzleState = { ...state, asking: null };
	if (answer.kind === 'estimate') return pay({ ...heard, finding: answer }, 'ways');
	if (help === 'estimate') return heard;
	if (answer.kind === 'count') {
		const told: PuzzleState = { ...heard, finding: { ...answer, kind: 'ways' } };
		return state.asking?.isPaid ? told : pay(told, help);
	}
	// Whoever learns that nothing leads on has learned what the first help tells.
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

/** The stone of the hand that the completion means: of equal ones, the first. */
const itemFor = (build: SolitaireBuild, { stone, colour }: Next): Item =>
	itemsInHand(build).find((item) => item.stone === stone && (colour === null || item.colour === colour)) ?? {
		stone,
		colour: colour ?? 'yellow',
	};

/** Colours that end before the stone is placed, unless they have ended by themselves. */
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

/** Shows the solution from its first step; `from` is what it goes on from. */
export function showSolution(state: PuzzleState, steps: readonly Next[], from: SolitaireBuild): PuzzleState {
	const stones = [...from.placed, ...coloured(from, inBuildOrder(from, steps))];
	const goesOn = from === state.build;
	return { ...letGo(state), finding: null, shown: { stones, count: from.placed.length, goesOn } };
}

/** Stones without a colour get those that are left in the hand, in seat order. */
function coloured(build: SolitaireBuild, steps: readonly Next[]): LaidItem[] {
	const hand = itemsInHand(build);
	return steps.map(({ stone, colour, cells }) => {
		const at = hand.findIndex((item) => item.stone === stone && (colour === null || item.colour === colour));
		const [item] = at < 0 ? [] : hand.splice(at, 1);
		return { stone, colour: item?.colour ?? (colour as Colour | null) ?? 'yellow', cells };
	});
}

/** Built from above as told; freely from the ground up, stones that rest on something before those that hang. */
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

/** Looks at the solution when so many stones are placed. */
export const showCount = (state: PuzzleState, count: number): PuzzleState =>
	state.shown
		? { ...state, shown: { ...state.shown, count: Math.max(0, Math.min(count, state.shown.stones.length)) } }
		: state;

/** Back to the player's own building. */
export const hideSolution = (state: PuzzleState): PuzzleState => ({ ...state, shown: null, spread: 0 });
