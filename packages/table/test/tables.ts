/** Shortcuts to tables, for tests. */
import { type Colour, findBuiltin, type ModeId, makeMove, type Random } from '@rumis/rules';
import {
	type Actor,
	act,
	type Command,
	type Seat,
	startTable,
	type Table,
	type TableConfig,
} from '../src/index.js';

export const person = (name = ''): Seat => ({ kind: 'person', name });
export const bot = (spec = 'level:5'): Seat => ({ kind: 'bot', bot: spec, name: '' });

export const people = (count: number): readonly Seat[] =>
	Array.from({ length: count }, (_, seat) => person(`P${seat + 1}`));

export interface Wanted extends Partial<Omit<TableConfig, 'setup'>> {
	readonly board?: string;
	readonly players?: number;
	readonly mode?: ModeId;
	readonly start?: Colour;
}

export function configOf(wanted: Wanted = {}): TableConfig {
	const { board = 'chullpa', mode = 'standard', start = 'yellow', seats, undo = 'free', seed = 1 } = wanted;
	const players = wanted.players ?? seats?.length ?? 2;
	const setup = { scenario: findBuiltin(board)!, players, mode, start };
	return { setup, seats: seats ?? people(players), undo, seed, ruin: wanted.ruin ?? 'turns' };
}

export function tableOf(wanted: Wanted = {}): Table {
	const table = startTable(configOf(wanted));
	if (!table.ok) throw new Error(JSON.stringify(table.error));
	return table.value;
}

/** Performs a command that must be legal. */
export function done(table: Table, by: Actor, command: Command): Table {
	const after = act(table, by, command);
	if (!after.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(after.error)}`);
	return after.value;
}

/** The code of the refusal; null if it is legal. */
export function refusal(table: Table, by: Actor, command: Command): string | null {
	const after = act(table, by, command);
	return after.ok ? null : after.error.code;
}

/** The first legal move, or a random one. */
export function aMove({ position }: Table, random?: Random): Command {
	const moves = position.legalMoves();
	const move = moves[random?.below(moves.length) ?? 0];
	return { kind: 'move', ply: position.ply, move: move ? makeMove(move) : 'I2 a1,a2' };
}

/** Plays this many moves for all seats, or to the end. */
export function played(table: Table, plies = Number.POSITIVE_INFINITY, random?: Random): Table {
	let now = table;
	for (let ply = 0; ply < plies && now.position.phase !== null; ply++)
		now = done(now, 'host', aMove(now, random));
	return now;
}

export const movesOf = ({ position }: Table): readonly string[] => position.moves.map(makeMove);

/** The whole visible state of a table, as plain data. */
export const lookOf = (table: Table) => ({
	...table,
	position: { moves: movesOf(table), toPlay: table.position.toPlay, view: table.position.topView() },
});
