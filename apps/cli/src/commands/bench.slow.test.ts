import { MODES } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { rumis } from '../../test/rumis.js';
import type { ServerSpeed } from '../bench/server/bench.js';

describe('rumis bench rules', () => {
	it('gives the same signature in every run, and measures every mode', () => {
		const [first, second] = [1, 2].map(() => {
			const { code, out, err } = rumis(['bench', 'rules', '--ms', '1', '--json']);
			expect({ code, err }).toEqual({ code: 0, err: '' });
			return JSON.parse(out);
		});
		expect(first.signature).toMatch(/^[0-9a-f]{8}$/);
		expect(second.signature).toBe(first.signature);
		for (const mode of MODES) {
			const row = first.rows.find(({ name }: { name: string }) => name.includes(mode));
			expect(row?.legalMoves).toBeGreaterThan(0);
			expect(row?.listsPerSecond).toBeGreaterThan(0);
			expect(row?.playsPerSecond).toBeGreaterThan(0);
		}
		expect(first.gamesPerSecond).toBeGreaterThan(0);
		expect(first.tableMovesPerSecond).toBeGreaterThan(0);
	});

	it('prints a table with the signature last', () => {
		const { code, out } = rumis(['bench', 'rules', '--ms', '1']);
		expect(code).toBe(0);
		expect(out).toContain('chullpa-2-standard-0');
		expect(out).toMatch(/\nsignature: [0-9a-f]{8}\n$/);
	});
});

describe('rumis bench server', () => {
	it('measures a server in its own process', () => {
		const args = [
			'bench',
			'server',
			'--games',
			'4',
			'--seconds',
			'1',
			'--rate',
			'400',
			'--store',
			'sqlite',
			'--json',
		];
		const { code, out, err } = rumis(args, { timeout: 240_000 });
		expect({ code, err }).toEqual({ code: 0, err: '' });
		const { sqlite, postgres } = JSON.parse(out);
		expect(postgres).toBeUndefined();
		expect(Object.keys(sqlite.games)).toEqual(['two players', 'six players', 'large board']);
		for (const speed of Object.values<ServerSpeed>(sqlite.games)) {
			expect(speed.moves).toBeGreaterThan(0);
			expect(speed.movesPerSecond).toBeGreaterThan(0);
			expect(speed.latency.p99).toBeGreaterThanOrEqual(speed.latency.p50);
			const { paced } = speed;
			expect(paced.movesPerSecond).toBeGreaterThan(0);
			// An even load may fall behind, but never comes sooner than it is offered.
			expect(paced.movesPerSecond).toBeLessThan(450);
			expect(paced.latency.p99).toBeGreaterThanOrEqual(paced.latency.p50);
			expect(paced.stall.late).toBeGreaterThanOrEqual(paced.stall.computing);
			expect(paced.stall.computing).toBeGreaterThanOrEqual(0);
		}
		expect(sqlite.kilobytesPerConnection).toBeGreaterThan(0);
		expect(sqlite.kilobytesPerTable).toBeGreaterThan(0);
		expect(sqlite.storedKilobytesPerGame).toBeGreaterThan(1);
		expect(sqlite.storedBytesPerMove).toBeGreaterThan(100);
		expect(sqlite.pgbench).toBeNull();
	}, 250_000);
});
