/** From a help that is asked for to a question, and from the solver's answer to what the player gets. */
import type { Colour } from '@rumis/rules';
import { type Build, layFrame, type Step, startBuild } from './build.js';
import { keyOf } from './frame.js';
import { handOf } from './hand.js';
import { type Help, useHelp } from './helps.js';
import { letGo } from './holding.js';
import { makeStep } from './playing.js';
import { type Item, isSameItem, type Laid } from './puzzle.js';
import { type Answer, type Kind, type Next, type Question, restOf, situationOf } from './solver/question.js';
import { canPlay, type Finding, type PlayState } from './state.js';

const KINDS: Readonly<Record<Help | 'estimate', Kind>> = {
	check: 'finish',
	ways: 'count',
	next: 'finish',
	place: 'finish',
	solution: 'finish',
	estimate: 'estimate',
};

export const questionOf = (build: Build, help: Help | 'estimate', seed: number): Question => ({
	kind: KINDS[help],
	rest: restOf(build),
	situation: situationOf(build),
	seed,
});

/** The solution from the very beginning, for who has built something that cannot be finished. */
export const freshStart = (build: Build): Build => layFrame(startBuild(build.puzzle), build.lie);

/** What a help has found is told, and paid for. A failure, or a search that was stopped, costs nothing. */
export function receive(state: PlayState, help: Help | 'estimate', answer: Answer): PlayState {
	const heard: PlayState = { ...state, asking: null };
	if (answer.kind === 'estimate') return pay({ ...heard, finding: answer }, 'ways');
	if (help === 'estimate') return heard;
	if (answer.kind === 'count') {
		const told: PlayState = { ...heard, finding: { ...answer, kind: 'ways' } };
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
		return pay({ ...heard, trayColour: item.colour, finding }, help);
	}
	return pay(placeFor(heard, first, item), help);
}

const pay = (state: PlayState, help: Help): PlayState => ({ ...state, uses: useHelp(state.uses, help) });

/** The stone of the hand that the completion means: of equal ones, the first. */
const itemFor = (build: Build, { stone, colour }: Next): Item =>
	handOf(build).find((item) => item.stone === stone && (colour === null || item.colour === colour)) ?? {
		stone,
		colour: colour ?? 'yellow',
	};

/** Colours that end before the stone is placed, unless they have ended by themselves. */
function placeFor(state: PlayState, next: Next, item: Item): PlayState {
	if (!canPlay(state)) return state;
	const steps: Step[] = [
		...next.ending.map((colour) => ({ kind: 'end', colour }) as const),
		{ kind: 'place', ...item, cells: next.cells },
	];
	const placed = steps.reduce((now, step) => (isDone(now.build, step) ? now : makeStep(now, step)), state);
	const finding: Finding = { kind: 'placed', item, ending: next.ending };
	return { ...placed, finding };
}

const isDone = ({ turn }: Build, step: Step): boolean =>
	step.kind === 'end' && (turn?.ended.some(({ colour }) => colour === step.colour) ?? false);

/** Shows the solution from its first step; `from` is what it goes on from. */
export function showSolution(state: PlayState, steps: readonly Next[], from: Build): PlayState {
	const stones = [...from.placed, ...coloured(from, inBuildOrder(from, steps))];
	const goesOn = from === state.build;
	return { ...letGo(state), finding: null, shown: { stones, count: from.placed.length, goesOn } };
}

/** Stones without a colour get those that are left in the hand, in seat order. */
function coloured(build: Build, steps: readonly Next[]): Laid[] {
	const hand = handOf(build);
	return steps.map(({ stone, colour, cells }) => {
		const at = hand.findIndex((item) => item.stone === stone && (colour === null || item.colour === colour));
		const [item] = at < 0 ? [] : hand.splice(at, 1);
		return { stone, colour: item?.colour ?? (colour as Colour | null) ?? 'yellow', cells };
	});
}

/** By the rules as told; freely from the ground up, stones that rest on something before those that hang. */
function inBuildOrder(build: Build, steps: readonly Next[]): readonly Next[] {
	if (build.turn) return steps;
	const filled = new Set(build.filled.keys());
	const waiting = [...steps];
	const order: Next[] = [];
	while (waiting.length > 0) {
		const resting = waiting.findIndex((step) => rests(step, filled));
		const [next] = waiting.splice(Math.max(0, resting), 1);
		order.push(next!);
		for (const cell of next!.cells) filled.add(keyOf(cell));
	}
	return order;
}

function rests({ cells }: Next, filled: ReadonlySet<string>): boolean {
	const own = new Set(cells.map(keyOf));
	return cells.every(({ x, y, z }) => {
		const below = keyOf({ x, y, z: z - 1 });
		return z === 0 || own.has(below) || filled.has(below);
	});
}

/** Looks at the solution when so many stones are placed. */
export const showCount = (state: PlayState, count: number): PlayState =>
	state.shown
		? { ...state, shown: { ...state.shown, count: Math.max(0, Math.min(count, state.shown.stones.length)) } }
		: state;

/** Back to one's own building. */
export const hideSolution = (state: PlayState): PlayState => ({ ...state, shown: null, spread: 0 });

export const isHeldOf = (state: PlayState, item: Item): boolean =>
	state.held !== null && isSameItem(state.held.item, item);
