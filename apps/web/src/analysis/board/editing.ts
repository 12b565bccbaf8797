/** State changes of an analysis: moves, steps through the tree, variations, comments and marks. */
import {
	addMove,
	commentMove,
	type Line,
	longestLine,
	type Move,
	type MoveMark,
	makeMove,
	markMove,
	nextMoves,
	parseMove,
	promoteMove,
	removeMove,
} from '@rumis/rules';
import { letGo } from '../../play/holding.js';
import { type AnalysisState, knownPart, NO_PREVIEW, type Preview, positionNow } from './state.js';

const isStart = (line: Line, part: Line): boolean => part.every((text, at) => text === line[at]);

/** Shows the position after a line of the tree. */
export function goTo(state: AnalysisState, wanted: Line): AnalysisState {
	const line = knownPart(state.game, wanted);
	const whole = [...state.line, ...state.ahead];
	const ahead = isStart(whole, line) ? whole.slice(line.length) : [];
	return { ...letGo(state), line, ahead, preview: NO_PREVIEW, task: null };
}

/** Whether there is a move before or after the current position. */
export const canStep = ({ game, line }: AnalysisState, by: 1 | -1): boolean =>
	by < 0 ? line.length > 0 : nextMoves(game, line).length > 0;

/** One move forward, along the line just left or the main line; or one move back. */
export function step(state: AnalysisState, by: 1 | -1): AnalysisState {
	if (by < 0) return goTo(state, state.line.slice(0, -1));
	const [next = firstMove(state)] = state.ahead;
	return next === undefined ? state : goTo(state, [...state.line, next]);
}

function firstMove({ game, line }: AnalysisState): string | undefined {
	const [node] = nextMoves(game, line);
	return node && makeMove(node.move);
}

export const goToStart = (state: AnalysisState): AnalysisState => goTo(state, []);

/** Goes to the end of the current variation. */
export const goToEnd = (state: AnalysisState): AnalysisState =>
	goTo(state, longestLine(state.game, knownPart(state.game, [...state.line, ...state.ahead])));

/** The next or previous alternative to the last move. */
export function nextVariation(state: AnalysisState, by: 1 | -1): AnalysisState {
	const parent = state.line.slice(0, -1);
	const choices = nextMoves(state.game, parent).map(({ move }) => makeMove(move));
	const at = choices.indexOf(state.line.at(-1) ?? '');
	if (choices.length < 2 || at < 0) return state;
	return goTo(state, [...parent, choices[(at + by + choices.length) % choices.length]!]);
}

/** Plays a legal move; a new one becomes a variation. */
export function playMove(state: AnalysisState, move: Move): AnalysisState {
	const position = positionNow(state);
	const illegal = position.check(move);
	if (illegal) return { ...state, message: { kind: 'illegal', illegal } };
	const text = makeMove(move);
	const isKnown = nextMoves(state.game, state.line).some((node) => makeMove(node.move) === text);
	const grown = isKnown ? state : edited(state, addMove(state.game, state.line, move));
	return goTo(grown, [...state.line, text]);
}

/** Places a stone: plays it, or only tries it while a task is open. */
export function placeMove(state: AnalysisState, move: Move): AnalysisState {
	if (!state.task) return playMove(state, move);
	if (state.task.attempt !== null) return state;
	const illegal = positionNow(state).check(move);
	if (illegal) return { ...state, message: { kind: 'illegal', illegal } };
	const attempt = makeMove(move);
	return { ...letGo(state), task: { attempt }, preview: { moves: [attempt], owner: null } };
}

/** Starts a task: the player has to find a move in this position. */
export const startTask = (state: AnalysisState, line: Line): AnalysisState => ({
	...goTo(state, line),
	task: { attempt: null },
});

export const leaveTask = (state: AnalysisState): AnalysisState =>
	state.task ? { ...letGo(state), task: null, preview: NO_PREVIEW } : state;

/** The attempt was right: it becomes a variation. */
export function acceptAttempt(state: AnalysisState): AnalysisState {
	const attempt = state.task?.attempt;
	return attempt ? playLine(leaveTask(state), [attempt]) : state;
}

/** The attempt was wrong: the stone goes back, and another may be tried. */
export const dropAttempt = (state: AnalysisState): AnalysisState =>
	state.task ? { ...letGo(state), task: { attempt: null }, preview: NO_PREVIEW } : state;

/** Plays a line of moves up to the first illegal one. */
export function playLine(state: AnalysisState, line: Line): AnalysisState {
	return line.reduce((now, text) => {
		const move = parseMove(text);
		return move.ok ? playMove(now, move.value) : now;
	}, state);
}

const edited = (state: AnalysisState, game: AnalysisState['game']): AnalysisState =>
	game === state.game ? state : { ...state, game, isEdited: true };

export const promote = (state: AnalysisState): AnalysisState =>
	edited(state, promoteMove(state.game, state.line));

/** Removes the last move with everything after it. */
export function remove(state: AnalysisState): AnalysisState {
	if (state.line.length === 0) return state;
	const pruned = edited(state, removeMove(state.game, state.line));
	return { ...goTo({ ...pruned, ahead: [] }, state.line.slice(0, -1)), ahead: [] };
}

/** Replaces the tree of the same game, for example with one that has a review's comments. */
export const replaceTree = (state: AnalysisState, game: AnalysisState['game']): AnalysisState =>
	goTo(edited(state, game), state.line);

export const comment = (state: AnalysisState, text: string): AnalysisState =>
	edited(state, commentMove(state.game, state.line, text));

export const mark = (state: AnalysisState, sign: MoveMark | null): AnalysisState =>
	edited(state, markMove(state.game, state.line, sign));

/** Shows moves as ghosts. */
export const preview = (state: AnalysisState, shown: Preview): AnalysisState =>
	shown === state.preview ? state : { ...state, preview: shown };
