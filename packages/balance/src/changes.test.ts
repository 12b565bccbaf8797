import { checkScenario, findBuiltin, playerCounts, SCENARIOS, type Scenario, type Setup } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { balanceOf } from './balance.js';
import { changesFor } from './changes.js';
import { emptyTally } from './tally.js';

/** A balance in which every square was covered in this many of 100 games. */
function balanceWith({ plan }: Scenario, heat: (square: number) => number) {
	const signs = [...plan.join('')];
	const covered = signs.map((_, square) => heat(square));
	return balanceOf(
		{ ...emptyTally(2, signs.length), games: 100, covered },
		signs.map((sign) => sign !== '.'),
	);
}

const setupOf = (scenario: Scenario, players: number): Setup => ({
	...{ scenario, players, mode: 'standard', start: 'yellow' },
});

const cubes = ({ plan }: Scenario): number =>
	[...plan.join('')].reduce((sum, sign) => sum + (Number(sign) || 0), 0);

describe('changes to a board', () => {
	const boards = SCENARIOS.flatMap((scenario) =>
		playerCounts(scenario).map((players) => [scenario, players] as const),
	);

	it.each(boards)(
		'of $id for %i are valid boards, each different from it by one step',
		(scenario, players) => {
			const changes = changesFor(
				setupOf(scenario, players),
				balanceWith(scenario, () => 90),
			);
			expect(changes.length).toBeGreaterThan(2);
			for (const { change, scenario: changed } of changes) {
				expect(checkScenario(changed)).toEqual([]);
				expect(changed).not.toEqual(scenario);
				if (change.code === 'raiseSquare') expect(cubes(changed)).toBe(cubes(scenario) + 1);
				if (change.code === 'lowerSquare') expect(cubes(changed)).toBe(cubes(scenario) - 1);
				if (change.code === 'addSquare') expect(changed.plan[change.y]![change.x]).toMatch(/[1-9]/);
			}
		},
	);

	it('remove the square that is built on least', () => {
		const scenario = findBuiltin('chullpa')!;
		const changes = changesFor(
			setupOf(scenario, 2),
			balanceWith(scenario, (square) => (square === 19 ? 5 : 95)),
		);
		const removed = changes.find(({ change }) => change.code === 'removeSquare');
		expect(removed?.change).toEqual({ code: 'removeSquare', x: 3, y: 4 });
		expect(removed?.scenario.plan.at(-1)).toBe(`${scenario.plan.at(-1)!.slice(0, 3)}.`);
	});

	it('fill a gap before they add to the outside', () => {
		const gap: Scenario = {
			id: 'gap',
			name: 'Gap',
			plan: ['4444', '4.44', '4444'],
			limits: { 2: { height: 4 } },
		};
		const changes = changesFor(
			setupOf(gap, 2),
			balanceWith(gap, () => 90),
		);
		const added = changes.find(({ change }) => change.code === 'addSquare');
		expect(added).toEqual({
			change: { code: 'addSquare', x: 1, y: 1 },
			scenario: { ...gap, plan: ['4444', '4444', '4444'] },
		});
	});
});
