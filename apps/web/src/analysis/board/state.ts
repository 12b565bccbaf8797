/** The immutable state of an analysis board. */
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
	/** Their owner, if it is not this colour's turn: then each is shown where it would be placed now. */
	readonly owner: Colour | null;
}

export interface Task {
	/** The attempted move that waits for its grade. */
	readonly attempt: string | null;
}

export const NO_PREVIEW: Preview = { moves: [], owner: null };

export interface AnalysisState extends PlayState {
	/** Its storage key on the device. */
	readonly id: string;
	readonly game: Game;
	/** The moves that lead to the position on the board. */
	readonly line: Line;
	/** The moves for stepping forward: the line just left, otherwise the main line. */
	readonly ahead: Line;
	readonly preview: Preview;
	/** A move to find in this position: stones are only tried, and the tree stays unchanged. */
	readonly task: Task | null;
	readonly isEdited: boolean;
	readonly overlays: Overlays;
	readonly message: HandMessage | { readonly kind: 'notSaved' } | null;
}

/** The longest prefix of a line that is in the tree. */
export function knownPart(game: Game, line: Line): Line {
	let length = line.length;
	while (length > 0 && !nodeAt(game, line.slice(0, length))) length--;
	return line.slice(0, length);
}

export function openAnalysis({ id, game, line, isEdited }: SavedAnalysis): AnalysisState {
	return {
		...startPlay({ ...middleOf(playAll(game.setup, [])), z: 0 }),
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

/** The position after a line of legal moves. Stepping forward plays only the new move. */
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
