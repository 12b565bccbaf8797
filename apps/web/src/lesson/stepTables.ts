/** The boards of the tutorial, made from legal moves. Yellow is the learner; the other colours never move. */
import { findBuiltin, type Scenario } from '@rumis/rules';
import { act, type Seat, startTable, type Table } from '@rumis/table';

const LEARNER: Seat = { kind: 'person', name: '' };
/** This bot is never asked for a move: after a stone the board waits for the next step. */
const OTHER: Seat = { kind: 'bot', bot: 'level:1', name: '' };

/** The table after these moves. They are constants, so an illegal one is a programming error. */
export function lessonTable(scenario: Scenario, players: number, moves: readonly string[]): Table {
	const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? LEARNER : OTHER));
	const setup = { scenario, players, mode: 'standard', start: 'yellow' } as const;
	const started = startTable({ setup, seats, undo: 'free', seed: 1, ruin: 'turns' });
	if (!started.ok) throw new Error(`no such table: ${started.error.code}`);
	return moves.reduce(play, started.value);
}

function play(table: Table, move: string): Table {
	const played = act(table, 'host', { kind: 'move', ply: table.position.ply, move });
	if (!played.ok) throw new Error(`${move}: ${played.error.code}`);
	return played.value;
}

export const builtinTable = (board: string, players: number, moves: readonly string[]): Table =>
	lessonTable(findBuiltin(board)!, players, moves);
