import { findBuiltin, MODES, modeOf, PLAYER_COUNTS, SCENARIOS } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { builtinBalance } from './builtinBalance.js';
import { BUILTIN_BALANCES } from './builtinBalances.js';

describe('the shipped figures', () => {
	const games = SCENARIOS.flatMap((scenario) =>
		PLAYER_COUNTS.flatMap((players) =>
			MODES.filter((mode) => modeOf(mode).refuse(scenario, players) === null).map(
				(mode) => [scenario, players, mode] as const,
			),
		),
	);

	it('exist for every board, number of players and mode, and for nothing else', () => {
		const keys = games.map(([{ id }, players, mode]) => `${id}.${players}.${mode}`);
		expect(Object.keys(BUILTIN_BALANCES).sort()).toEqual(keys.sort());
	});

	it.each(games)('of $id for %i, %s, add up and allow a verdict', (scenario, players, mode) => {
		const known = builtinBalance(scenario, players, mode)!;
		expect(known.seats.reduce((sum, { wins }) => sum + wins.mean, 0)).toBeCloseTo(1, 1);
		expect(known.verdict.code).not.toBe('tooFewGames');
	});

	it('do not apply to a changed board with the same name', () => {
		const chullpa = findBuiltin('chullpa')!;
		expect(builtinBalance({ ...chullpa }, 2, 'standard')).toBeNull();
	});
});
