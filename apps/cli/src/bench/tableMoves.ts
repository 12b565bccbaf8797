import { findBuiltin, makeMove, type Position, type Setup, seededRandom, stoneIndex } from '@rumis/rules';
import { type Command, decide, startTable, type Table } from '@rumis/table';
import { perSecond } from './measure.js';

const SETUP: Setup = { scenario: findBuiltin('huaca')!, players: 6, mode: 'standard', start: 'yellow' };
/** Late enough that nearly the whole game is history, which a new table must not replay. */
const PLY = 60;
const TABLES = 4;

/** Moves per second at a table of six on huaca: from `decide` to the new table, every legal move in turn. */
export function benchTableMoves(milliseconds: number): number {
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
