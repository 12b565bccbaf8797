import { OpeningBook } from '@rumis/engine/openings';
import { findBuiltin, Position } from '@rumis/rules';
import { expect, test } from 'vitest';
import { heatOf } from './heat.js';

const SETUP = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;

test('squares that were chosen more often are hotter, and every square of the plan is there', () => {
	const started = Position.start(SETUP);
	if (!started.ok) throw new Error(started.error.code);
	const book = new OpeningBook(SETUP, '0 30 60 85 I4 b2*4\n0 10 50 80 I4 a1*4\n');
	const heat = heatOf(book.after([])!, started.value);
	const at = (name: string) => heat.find((square) => square.name === name);
	expect(heat).toHaveLength(started.value.topView().length);
	// The plan has four symmetries, so each of these squares gets a quarter of the games.
	expect(at('b2')).toMatchObject({ games: 7.5, heat: 1, wins: 0.6 });
	expect(at('a1')).toMatchObject({ games: 2.5, wins: 0.5 });
	expect(at('a1')!.heat).toBeCloseTo(1 / 3);
	expect(at('b3')).toMatchObject({ games: 0, heat: 0 });
});
