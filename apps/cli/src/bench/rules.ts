import { findBuiltin, makeMove, Position } from '@rumis/rules';
import { perSecond } from './measure.js';
import { BENCH_POSITIONS, playRandomly, reach } from './positions.js';
import { signatureOf } from './signature.js';
import { benchTableMoves } from './tableMoves.js';

export interface RulesBenchRow {
	readonly name: string;
	readonly legalMoves: number;
	/** How often per second the legal moves are listed, and a move is played and undone. */
	readonly listsPerSecond: number;
	readonly playsPerSecond: number;
}

export interface RulesBench {
	readonly rows: readonly RulesBenchRow[];
	/** Whole random games of chullpa for two, per second. */
	readonly gamesPerSecond: number;
	/** Moves per second at a table of six on huaca, around ply 60: from `decide` to the new table. */
	readonly tableMovesPerSecond: number;
	/** Changes if and only if the rules behave differently on any of the positions. */
	readonly signature: string;
}

/** Measures each position for about `milliseconds`, twice. */
export function benchRules(milliseconds: number, onProgress: (fraction: number) => void): RulesBench {
	const rows = BENCH_POSITIONS.map((entry, index) => {
		onProgress(index / BENCH_POSITIONS.length);
		return benchPosition(entry.name, reach(entry), milliseconds);
	});
	return {
		rows,
		gamesPerSecond: benchGames(milliseconds),
		tableMovesPerSecond: benchTableMoves(milliseconds),
		signature: signature(),
	};
}

function benchPosition(name: string, position: Position, milliseconds: number): RulesBenchRow {
	const moves = position.legalMoves();
	let turn = 0;
	const playAndUndo = () => {
		position.play(moves[turn++ % moves.length]!);
		position.undo();
	};
	return {
		name,
		legalMoves: moves.length,
		listsPerSecond: perSecond(() => position.legalMoves(), milliseconds),
		playsPerSecond: perSecond(playAndUndo, milliseconds),
	};
}

function benchGames(milliseconds: number): number {
	const setup = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;
	let seed = 0;
	return perSecond(() => {
		const started = Position.start(setup);
		if (started.ok) playRandomly(started.value, Number.POSITIVE_INFINITY, seed++);
	}, milliseconds);
}

/**
 * A hash of the rules' results for the positions: moves, scores, colours that are out, the view from above.
 */
function signature(): string {
	const texts = BENCH_POSITIONS.map((entry) => {
		const position = reach(entry);
		const { phase, toPlay, out } = position;
		const said = [entry.name, phase, toPlay, out, position.scores(), position.topView()];
		return JSON.stringify([...said, position.legalMoves().map(makeMove)]);
	});
	return signatureOf(texts);
}
