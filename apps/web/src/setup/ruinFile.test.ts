import {
	findBuiltin,
	gameOf,
	layRandomRuin,
	makeRecord,
	Position,
	SCENARIOS,
	type Setup,
} from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { parseRuin } from './ruinFile.js';

const setup: Setup = { scenario: SCENARIOS[0]!, players: 2, mode: 'ruinas', start: 'yellow' };

function ruinas(): Position {
	const position = Position.start(setup);
	if (!position.ok) throw new Error(position.error.code);
	layRandomRuin(position.value, 5);
	return position.value;
}

describe('the ruin of a saved game', () => {
	it('is its moves of the ruin phase and no others', () => {
		const position = ruinas();
		const ruin = position.moves;
		position.play(position.legalMoves()[0]!);
		position.play(position.legalMoves()[0]!);
		const read = parseRuin(makeRecord(gameOf(setup, position.moves)), findBuiltin);
		expect(read).toMatchObject({ ok: true, value: { moves: ruin } });
	});

	it('is missing in a game of another mode', () => {
		const record = makeRecord(gameOf({ ...setup, mode: 'standard' }, []));
		expect(parseRuin(record, findBuiltin)).toEqual({ ok: false, error: { code: 'ruinNone' } });
	});

	it('is rejected if the file is not a record', () => {
		const read = parseRuin('[Scenario "chullpa"]\nhello', findBuiltin);
		expect(read).toMatchObject({ ok: false, error: { line: 1 } });
	});
});
