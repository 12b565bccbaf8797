import { describe, expect, test, vi } from 'vitest';
import { board, startOn, startWith } from '../test/positions.js';
import { layRandomRuin, type Position, SCENARIOS } from './index.js';

const SEEDS = 100;
/** No attempt can succeed on a board that is too small, so their number is bounded: a server lays ruins too. */
const MOST_STONES = 1000;

/** Plays first stones for all players, each the widest on the ground, like a hostile opponent. */
function openRudely(position: Position): number {
	let placed = 0;
	for (const _ of position.colours) {
		const onGround = (squares: number) =>
			position.legalMoves().find((move) => move.kind === 'place' && move.drops.length === squares);
		const move = onGround(4) ?? onGround(3) ?? onGround(2) ?? onGround(1);
		if (!move || position.out.length > 0) return placed;
		position.play(move);
		placed++;
	}
	return placed;
}

describe.each(SCENARIOS.map(({ id }) => id))('random ruins on %s', (id) => {
	test.each([2, 3])('for %i players have eleven stones and room for every first stone', (players) => {
		for (let seed = 0; seed < SEEDS; seed++) {
			const position = startOn(id, players, 'ruinas');
			layRandomRuin(position, seed);
			expect([position.ply, position.phase], `seed ${seed}`).toEqual([11, 'build']);
			const free = position.topView().filter(({ height, limit }) => height === 0 && limit > 0);
			expect(free.length).toBeGreaterThanOrEqual(2 * players);
			expect(openRudely(position), `first stones after seed ${seed}`).toBe(players);
		}
	});
});

test('on a board that is too small for eleven stones the ruin is as large as it gets, and few are tried', () => {
	const tiny = board(['333', '333', '333']);
	const position = startWith(tiny, 2, 'ruinas');
	const played = vi.spyOn(position, 'play');
	layRandomRuin(position, 1);
	expect(played.mock.calls.length, 'stones laid in all attempts').toBeLessThan(MOST_STONES);
	expect(position.phase).toBe('build');
	expect(position.ply).toBeGreaterThan(2);
	expect(position.ply).toBeLessThan(11);
});
