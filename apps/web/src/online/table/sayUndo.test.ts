import { describe, expect, it } from 'vitest';
import { person, played, tableOf } from '../../../test/sampleGames.js';
import * as de from '../../i18n/de/index.js';
import * as en from '../../i18n/en/index.js';
import { sayUndo } from './sayUndo.js';

const table = played(tableOf({ seats: [person('Ann'), person('Ben')] }), 'I4 b3*4', 'I2 c3,c4');

describe('a request to take back', () => {
	it('says how far back it goes', () => {
		expect(sayUndo(table, { seat: 0, to: 0 }, 1, en)).toBe('Ann would like to take back the last 2 moves.');
		expect(sayUndo(table, { seat: 0, to: 0 }, 1, de)).toBe('Ann möchte die letzten 2 Züge zurücknehmen.');
	});

	it('of a single move has no number', () => {
		expect(sayUndo(table, { seat: 1, to: 1 }, 0, en)).toBe('Ben would like to take back the last move.');
	});

	it('says the same to the player who asked', () => {
		expect(sayUndo(table, { seat: 0, to: 0 }, 0, en)).toBe(en.online.undo.waiting(2));
	});
});
