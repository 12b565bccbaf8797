import { findBuiltin, Position, parseMove } from '@rumis/rules';
import { expect, it } from 'vitest';
import { EnginePool } from './enginePool.js';

const setup = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;
const request = { setup, moves: [], bot: 'level:1', seed: 1 };

it('bots think in several threads at once, and choose legal moves', async () => {
	const pool = new EnginePool(2);
	const moves = await Promise.all([1, 2, 3, 4].map((seed) => pool.think({ ...request, seed })));
	for (const chosen of moves) {
		const move = parseMove(chosen.ok ? chosen.value : '');
		const position = Position.start(setup);
		expect(move.ok && position.ok && position.value.check(move.value)).toBeNull();
	}
	pool.close();
});

it('a bot that does not exist is refused, and the next one thinks', async () => {
	const pool = new EnginePool(1);
	expect(await pool.think({ ...request, bot: 'nobody' })).toMatchObject({ error: { code: 'thinkBot' } });
	expect(await pool.think(request)).toMatchObject({ ok: true });
	pool.close();
	expect(await pool.think(request)).toMatchObject({ error: { code: 'thinkCancelled' } });
});
