/** The boards of the lesson, made by the rules from moves. Yellow learns; the other colours only sit there. */
import { findBuiltin, type Scenario } from '@rumis/rules';
import { act, type Seat, startTable, type Table } from '@rumis/table';

const LEARNER: Seat = { kind: 'person', name: '' };
/** Nobody asks this bot for moves: after a stone the board waits for the next step. */
const OTHER: Seat = { kind: 'bot', bot: 'level:1', name: '' };

/** The table after these moves. They are ours, so a wrong one is a mistake of the programmer. */
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
