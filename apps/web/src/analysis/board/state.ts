/** All there is to know about an analysis board. Never changed, only replaced by the functions beside it. */
import {
	type Colour,
	type Game,
	type Line,
	makeMove,
	nodeAt,
	Position,
	parseMove,
	type ReadonlyPosition,
} from '@rumis/rules';
import type { SavedAnalysis } from '../../device/savedAnalyses.js';
import { middleOf, type Overlays } from '../../game/state.js';
import { type HandMessage, type PlayState, startPlay } from '../../play/builder.js';
import { remember } from '../../play/remember.js';

/** Moves shown as ghosts over the position, such as a line of the engine. */
export interface Preview {
	readonly moves: Line;
	/** Whose they are, if it is not this colour's turn: then each is shown where it would be placed now. */
	readonly owner: Colour | null;
}

export interface Task {
	/** The move that is tried and waits to be judged. */
	readonly attempt: string | null;
}

export const NO_PREVIEW: Preview = { moves: [], owner: null };

export interface AnalysisState extends PlayState {
	/** Under which name it is kept on the device. */
	readonly id: string;
	readonly game: Game;
	/** The moves that lead to the position on the board. */
	readonly line: Line;
	/** The moves that follow when stepping on: where somebody came from, else the main line. */
	readonly ahead: Line;
	readonly preview: Preview;
	/** Something to be found in this position: then a stone is only tried, and the tree stays as it is. */
	readonly task: Task | null;
	readonly isEdited: boolean;
	readonly overlays: Overlays;
	readonly message: HandMessage | { readonly kind: 'notSaved' } | null;
}

/** The longest part of a line that the tree has. */
export function knownPart(game: Game, line: Line): Line {
	let length = line.length;
	while (length > 0 && !nodeAt(game, line.slice(0, length))) length--;
	return line.slice(0, length);
}

export function openAnalysis({ id, game, line, isEdited }: SavedAnalysis): AnalysisState {
	return {
		...startPlay({ ...middleOf(game.setup.scenario.plan), z: 0 }),
		id,
		game,
		line: knownPart(game, line),
		ahead: [],
		preview: NO_PREVIEW,
		task: null,
		isEdited,
		overlays: { fits: true, build: false, reach: null },
	};
}

function playAll(setup: Game['setup'], line: Line): ReadonlyPosition {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(`not a game: ${started.error.code}`);
	for (const text of line) {
		const move = parseMove(text);
		if (!move.ok || !started.value.play(move.value).ok) throw new Error(`not a line: ${text}`);
	}
	return started.value;
}

/** The position after a line of legal moves. Stepping on plays only the move that is new. */
function positionsOf(): (setup: Game['setup'], line: Line) => ReadonlyPosition {
	let last: ReadonlyPosition | null = null;
	return remember((setup: Game['setup'], line: Line): ReadonlyPosition => {
		const isNext = last?.setup === setup && last.ply === line.length - 1 && isPrefix(last, line);
		const move = parseMove(line.at(-1) ?? '');
		const after = isNext && move.ok ? last?.after(move.value) : undefined;
		last = after?.ok ? after.value : playAll(setup, line);
		return last;
	});
}

const isPrefix = ({ moves }: ReadonlyPosition, line: Line): boolean =>
	moves.every((move, at) => makeMove(move) === line[at]);

const positionOf = positionsOf();

/** The position on the board. */
export const positionNow = ({ game, line }: Pick<AnalysisState, 'game' | 'line'>): ReadonlyPosition =>
	positionOf(game.setup, line);
