import { gameOf, makeRecord, parseRecord, SCENARIOS, type Setup } from '@rumis/rules';
import { gameOfTable, type Seat, startTable, tableOfGame } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { startGame } from './game.js';
import { makeMenu } from './menu.js';
import { recordOf, seatsOfRecord } from './record.js';
import { parseSeats } from './seats.js';

const setup: Setup = { scenario: SCENARIOS[0]!, players: 3, mode: 'standard', start: 'yellow' };
const seats: readonly Seat[] = [
	{ kind: 'person', name: 'Ana' },
	{ kind: 'bot', bot: 'greedy', name: 'Greta' },
	{ kind: 'person', name: '' },
];

function tableWith(sitting: readonly Seat[]) {
	const table = startTable({ setup, seats: sitting, undo: 'free', seed: 1, ruin: 'turns' });
	if (!table.ok) throw new Error(table.error.code);
	return table.value;
}

function gameFrom(record: string) {
	const game = parseRecord(record);
	if (!game.ok) throw new Error(game.error.code);
	return game.value;
}

describe('the names in a record', () => {
	it('seat the bots of a game saved in a browser, and the person for everyone else', () => {
		const game = gameFrom(makeRecord(gameOfTable(tableWith(seats))));
		expect(seatsOfRecord(game)).toMatchObject([
			{ kind: 'person', name: 'Ana' },
			{ kind: 'bot', bot: 'greedy' },
			{ kind: 'person', name: '' },
		]);
	});

	it('seat the same bots in a browser for a game saved here', () => {
		const sitting = parseSeats('level:2,me,greedy', 3);
		if (!sitting.ok) throw new Error(sitting.error);
		const game = startGame({ table: tableWith(sitting.value), menu: makeMenu(setup, 5, 1) });
		const table = tableOfGame(gameFrom(recordOf(game)), { seed: 1 });
		expect(table.ok && table.value.seats).toEqual([
			{ kind: 'bot', bot: 'level:2', name: '' },
			{ kind: 'person', name: '' },
			{ kind: 'bot', bot: 'greedy', name: '' },
		]);
	});

	it("seat nobody if they are all people's, or missing", () => {
		expect(seatsOfRecord(gameOf(setup, []))).toBeNull();
		expect(seatsOfRecord(gameOf(setup, [], [['Yellow', 'Ana']]))).toBeNull();
	});
});
