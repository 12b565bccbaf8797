import { findBuiltin, makeMove, Position, type Setup, seededRandom, stoneIndex } from '@rumis/rules';
import { type Command, decide, startTable, type Table } from '@rumis/table';
import { perSecond } from './measure.js';
import { BENCH_POSITIONS, playRandomly, reach } from './positions.js';
import { signatureOf } from './signature.js';

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

const SETUP: Setup = { scenario: findBuiltin('huaca')!, players: 6, mode: 'standard', start: 'yellow' };
/** Late enough that nearly the whole game is history, which a new table must not replay. */
const PLY = 60;
const TABLES = 4;

/** Moves per second at a table of six on huaca: from `decide` to the new table, every legal move in turn. */
function benchTableMoves(milliseconds: number): number {
	const moves = lateTables().flatMap((table) =>
		table.position.legalMoves().map((move) => {
			const command: Command = { kind: 'move', ply: PLY, move: makeMove(move) };
			return { table, command };
		}),
	);
	let turn = 0;
	return perSecond(() => {
		const { table, command } = moves[turn++ % moves.length]!;
		if (!decide(table, 'host', command).ok) throw new Error('a legal move was refused');
	}, milliseconds);
}

/** Tables of random games that last longer than `PLY`; most do not. */
function lateTables(): Table[] {
	const tables: Table[] = [];
	for (let seed = 0; tables.length < TABLES; seed++) {
		const table = startAt(seed);
		const position = playLargeFirst(table.position.clone(), seed);
		if (position.phase !== null) tables.push({ ...table, position });
	}
	return tables;
}

function startAt(seed: number): Table {
	const seats = Array.from({ length: SETUP.players }, () => ({ kind: 'person', name: '' }) as const);
	const started = startTable({ setup: SETUP, seats, undo: 'free', seed, ruin: 'turns' });
	if (!started.ok) throw new Error(`cannot set up a table: ${started.error.code}`);
	return started.value;
}

/** Plays random moves, large stones before small ones: that makes games longer. */
function playLargeFirst(position: Position, seed: number): Position {
	const random = seededRandom(seed);
	while (position.ply < PLY && position.phase !== null) {
		const all = position.legalMoves();
		const largest = Math.max(...all.map(({ stone }) => stoneIndex(stone)));
		const moves = all.filter(({ stone }) => stoneIndex(stone) === largest);
		position.play(moves[random.below(moves.length)]!);
	}
	return position;
}
