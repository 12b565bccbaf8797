/** Games for tests. */
import { type Colour, findBuiltin, type ModeId, makeMove, type Phase, seededRandom } from '@rumis/rules';
import { act, type Command, type Seat, startTable, type Table, type TableConfig } from '@rumis/table';
import { type GameState, openGame } from '../src/game/state.js';

export const person = (name = ''): Seat => ({ kind: 'person', name });
export const bot = (spec: string): Seat => ({ kind: 'bot', bot: spec, name: '' });

export interface Wanted extends Partial<Omit<TableConfig, 'setup'>> {
	readonly board?: string;
	readonly players?: number;
	readonly mode?: ModeId;
	readonly start?: Colour;
}

/** By default Chullpa for two people. */
export function tableOf(wanted: Wanted = {}): Table {
	const { board = 'chullpa', mode = 'standard', start = 'yellow', players = 2 } = wanted;
	const { seats = Array.from({ length: players }, () => person()), ruin = 'turns', seed = 1 } = wanted;
	const setup = { scenario: findBuiltin(board)!, players: seats.length, mode, start };
	const table = startTable({ setup, seats, undo: 'free', seed, ruin });
	if (!table.ok) throw new Error(JSON.stringify(table.error));
	return table.value;
}

export const gameWith = (wanted: Wanted = {}): GameState => openGame('sample', tableOf(wanted));

function done(table: Table, command: Command): Table {
	const after = act(table, 'host', command);
	if (!after.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(after.error)}`);
	return after.value;
}

/** The table after these moves. */
export const played = (table: Table, ...moves: readonly string[]): Table =>
	moves.reduce((now, move) => done(now, { kind: 'move', ply: now.position.ply, move }), table);

/** Random moves until the condition holds, or the game is over. */
export function playedByChance(table: Table, seed: number, isEnough: (now: Table) => boolean): Table {
	const random = seededRandom(seed);
	let now = table;
	while (now.position.phase !== null && !isEnough(now)) {
		const moves = now.position.legalMoves();
		now = played(now, makeMove(moves[random.below(moves.length)]!));
	}
	return now;
}

export const playedOut = (table: Table, seed = 1): Table => playedByChance(table, seed, () => false);

export const playedUpTo = (table: Table, phase: Phase, seed = 1): Table =>
	playedByChance(table, seed, (now) => now.position.phase === phase);

/** The moves so far, as texts. */
export const movesOf = ({ position }: Table): readonly string[] => position.moves.map(makeMove);
