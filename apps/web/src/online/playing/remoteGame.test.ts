import { makeMove } from '@rumis/rules';
import { act, type Table } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../test/sampleGames.js';
import { pickStone, placeHeld } from '../../../test/sampleHand.js';
import { canTakeBack, playMove, takeBack } from '../../game/playing.js';
import { type GameState, openGame, personToMove } from '../../game/state.js';
import { showTable, takeStoneBack } from './remoteGame.js';

const persons = [
	{ kind: 'person', name: 'Ana' },
	{ kind: 'person', name: 'Ben' },
] as const;

const begun = (): Table => {
	const table = tableOf();
	return { ...table, seats: persons, config: { ...table.config, seats: persons, undo: 'ask' } };
};

const open = (table: Table, seat: number | null): GameState =>
	openGame('g', table, { kind: 'server', seat, sent: null });

const moveAt = ({ position }: Table): string => makeMove(position.legalMoves()[0]!);

/** The table after the next move, as on the server. */
function after(table: Table): Table {
	const moved = act(table, 'host', { kind: 'move', ply: table.position.ply, move: moveAt(table) });
	if (!moved.ok) throw new Error(moved.error.code);
	return moved.value;
}

const sentOf = ({ referee }: GameState) => (referee.kind === 'server' ? referee.sent : null);

describe('a game whose referee is a server', () => {
	it('lets only the player to move make moves, and no spectator', () => {
		const table = begun();
		expect(personToMove(open(table, 0))).toBe(0);
		expect(personToMove(open(table, 1))).toBe(null);
		expect(personToMove(open(table, null))).toBe(null);
		expect(pickStone(open(table, 1), 'I2').held).toBe(null);
		expect(playMove(open(table, null), moveAt(table)).table).toBe(table);
	});

	it('shows your own stone immediately, and sends it once', () => {
		const table = begun();
		const sent = playMove(open(table, 0), moveAt(table));
		expect(sent.table.position.ply).toBe(1);
		expect(sentOf(sent)).toMatchObject({ kind: 'move', ply: 0 });
		expect(personToMove(sent)).toBe(null);
		expect(placeHeld(sent)).toBe(sent);
		const confirmed = showTable(sent, after(table), 0);
		expect(confirmed.table.position.ply).toBe(1);
		expect(sentOf(confirmed)).toBe(null);
	});

	it('keeps the stone that is on its way while something else happens', () => {
		const table = begun();
		const sent = playMove(open(table, 0), moveAt(table));
		const meanwhile = showTable(sent, { ...table, seq: table.seq + 1 }, 0);
		expect(meanwhile.table.position.ply).toBe(1);
		expect(sentOf(meanwhile)).not.toBe(null);
	});

	it('rolls back a refused stone, with the reason', () => {
		const table = begun();
		const sent = playMove(open(table, 0), moveAt(table));
		const back = takeStoneBack(sent, table, { code: 'unavailable' });
		expect(back.table.position.ply).toBe(0);
		expect(sentOf(back)).toBe(null);
		expect(back.message).toEqual({ kind: 'refused', error: { code: 'unavailable' } });
		expect(personToMove(back)).toBe(0);
	});

	it('asks to take back and waits for the answer', () => {
		const table = after(begun());
		const state = open(table, 0);
		expect(canTakeBack(state)).toBe(true);
		const asked = takeBack(state);
		expect(asked.table).toBe(table);
		expect(sentOf(asked)).toEqual({ kind: 'takeBack', to: 0 });
		expect(canTakeBack(open(table, 1)), 'who has not moved').toBe(false);
		expect(canTakeBack(open(table, null))).toBe(false);
	});

	it('stays in the past while others move, unless the past is taken back', () => {
		const table = after(after(begun()));
		const looking: GameState = { ...open(table, 0), viewedPly: 1 };
		expect(showTable(looking, after(table), 0).viewedPly).toBe(1);
		expect(showTable(looking, begun(), 0).viewedPly).toBe(null);
	});

	it('that ends early is not counted out', () => {
		const table = begun();
		const ended: Table = { ...table, ended: { seat: 1, why: 'resigned' } };
		expect(showTable(open(table, 0), ended, 0).count).toEqual({ squares: 0, isDone: true });
	});
});
