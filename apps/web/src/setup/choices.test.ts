import { CHARACTERS, LEVELS } from '@rumis/engine';
import {
	COLOURS,
	checkSetup,
	layRandomRuin,
	MODES,
	PLAYER_COUNTS,
	Position,
	parseScenario,
	RUIN_NAMES,
	ruinsFor,
	SCENARIOS,
	type Scenario,
} from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	type Change,
	type Choices,
	choose,
	DEFAULT_CHOICES,
	placesOf,
	playingColours,
	ruinFits,
	seatsOf,
	setupOf,
} from './choices.js';

/** A custom board for odd numbers of players only. */
function ownBoard(...counts: number[]): Scenario {
	const limits = Object.fromEntries(counts.map((count) => [count, { height: 5 }]));
	const board = parseScenario(
		JSON.stringify({ id: 'own', name: 'Own', plan: Array(6).fill('555555'), limits }),
	);
	if (!board.ok) throw new Error(JSON.stringify(board.error));
	return board.value;
}

function ruinOn(scenario: Scenario, players: number) {
	const position = Position.start({ scenario, players, mode: 'ruinas', start: 'yellow' });
	if (!position.ok) throw new Error(position.error.code);
	layRandomRuin(position.value, 7);
	return { name: 'saved.rumis', moves: position.value.moves };
}

const board = (id: string): Scenario => SCENARIOS.find((scenario) => scenario.id === id)!;
const BOARDS = [...SCENARIOS, ownBoard(4), ownBoard(3, 5), ownBoard(6)];
const RUINS = [ruinOn(board('chullpa'), 2), ruinOn(board('pisac'), 3), null];

const oneChange: fc.Arbitrary<Change> = fc.oneof(
	fc.record({ scenario: fc.constantFrom(...BOARDS) }),
	fc.record({ mode: fc.constantFrom(...MODES) }),
	fc.record({ players: fc.constantFrom(...PLAYER_COUNTS) }),
	fc.record({ start: fc.constantFrom(...COLOURS, 'chance' as const) }),
	fc.record({ place: fc.nat(5), colour: fc.constantFrom(...COLOURS) }),
	fc.record({ ruin: fc.constantFrom('turns' as const, 'chance' as const, 'file' as const, ...RUIN_NAMES) }),
	fc.record({ ruinFile: fc.constantFrom(...RUINS), ruin: fc.constant('file' as const) }),
	fc.record({
		seat: fc.nat(5),
		is: fc.record(
			{
				kind: fc.constantFrom('person' as const, 'bot' as const),
				name: fc.string(),
				level: fc.constantFrom(...LEVELS),
				style: fc.constantFrom('level' as const, ...(Object.keys(CHARACTERS) as ['climber'])),
			},
			{ requiredKeys: [] },
		),
	}),
);

function expectPossible(choices: Choices): void {
	const colours = playingColours(choices);
	const starts = choices.start === 'chance' ? colours : [choices.start];
	for (const start of starts) expect(checkSetup(setupOf(choices, start)).ok).toBe(true);
	expect(seatsOf(choices)).toHaveLength(choices.players);
	expect([...choices.colours].sort(), 'every colour once').toEqual([...COLOURS].sort());
	if (choices.ruin === 'file') expect(ruinFits(choices)).toBe(true);
}

describe('choosing a game', () => {
	it('can be started after any changes in any order', () => {
		fc.assert(
			fc.property(fc.array(oneChange, { maxLength: 20 }), (changes) => {
				let choices = DEFAULT_CHOICES;
				for (const change of changes) {
					choices = choose(choices, change);
					expectPossible(choices);
				}
			}),
			{ numRuns: 200 },
		);
	});

	it('takes every board that is chosen', () => {
		const choices = choose(choose(DEFAULT_CHOICES, { scenario: board('colca') }), { mode: 'transfer' });
		for (const scenario of BOARDS) expect(choose(choices, { scenario }).scenario).toBe(scenario);
	});

	it('keeps mode and players on a board that has them too', () => {
		const before = choose(choose(DEFAULT_CHOICES, { mode: 'inverse' }), { players: 4 });
		expect(choose(before, { scenario: board('huaca') })).toMatchObject({ mode: 'inverse', players: 4 });
	});

	it('changes to the nearest number of players that the board allows', () => {
		const six = choose(choose(DEFAULT_CHOICES, { scenario: board('huaca') }), { players: 6 });
		expect(choose(six, { scenario: board('chullpa') }).players).toBe(4);
	});

	it('falls back to the standard game where a mode is not played', () => {
		const transfer = choose(choose(DEFAULT_CHOICES, { scenario: board('colca') }), { mode: 'transfer' });
		expect(choose(transfer, { scenario: board('chullpa') }).mode).toBe('standard');
	});

	it('makes the opening colour random when the chosen one no longer plays', () => {
		const blue = choose(choose(DEFAULT_CHOICES, { players: 4 }), { start: 'blue' });
		expect(choose(blue, { players: 3 }).start).toBe('chance');
		expect(choose(choose(blue, { players: 2 }), { players: 4 }).start).toBe('chance');
	});

	it('remembers the player of a seat that is unused for a while', () => {
		const named = choose(choose(DEFAULT_CHOICES, { players: 3 }), {
			seat: 2,
			is: { kind: 'person', name: 'Killa' },
		});
		const back = choose(choose(named, { players: 2 }), { players: 3 });
		expect(seatsOf(back)[2]).toMatchObject({ kind: 'person', name: 'Killa' });
	});

	it('does not use a saved ruin where it is illegal', () => {
		const ruinas = choose(DEFAULT_CHOICES, { mode: 'ruinas' });
		const laid = choose(ruinas, { ruinFile: RUINS[0]!, ruin: 'file' });
		expect(laid.ruin).toBe('file');
		const narrow = { ...board('chullpa'), id: 'narrow', plan: Array(10).fill('88') };
		expect(choose(laid, { scenario: narrow }).ruin).toBe('turns');
	});

	it('swaps two seats when one takes the colour of the other, and the opening colour follows its seat', () => {
		const red = choose(choose(DEFAULT_CHOICES, { start: 'yellow' }), { place: 0, colour: 'red' });
		expect(playingColours(red)).toEqual(['red', 'yellow']);
		expect(red.start).toBe('red');
		const orange = choose(red, { place: 1, colour: 'orange' });
		expect(playingColours(orange)).toEqual(['red', 'orange']);
		expect(setupOf(orange, 'red').colours).toEqual(['red', 'orange']);
	});

	it('omits the default colours', () => {
		expect(setupOf(DEFAULT_CHOICES, 'yellow')).not.toHaveProperty('colours');
	});

	it('lets each player of the duo game choose two colours', () => {
		const duo = choose(DEFAULT_CHOICES, { mode: 'duo' });
		expect(placesOf(duo, 1)).toEqual([1, 3]);
		const chosen = choose(choose(duo, { place: 1, colour: 'violet' }), { place: 3, colour: 'orange' });
		expect(playingColours(chosen)).toEqual(['yellow', 'violet', 'green', 'orange']);
	});

	it('offers the transfer game first to two players on boards made for it, and leaves the choice', () => {
		const colca = choose(DEFAULT_CHOICES, { scenario: board('colca') });
		expect(colca.mode).toBe('transfer');
		expect(choose(colca, { players: 3 })).toMatchObject({ mode: 'standard', players: 3 });
		expect(choose(colca, { scenario: board('chullpa') }).mode).toBe('standard');
		const plain = choose(colca, { mode: 'standard' });
		expect(plain.mode).toBe('standard');
		expect(choose(plain, { scenario: board('puncu') }).mode, 'the plain game was chosen').toBe('standard');
	});

	it('keeps a named ruin only where it belongs', () => {
		const ruinas = choose(DEFAULT_CHOICES, { mode: 'ruinas' });
		const [ruin] = ruinsFor(ruinas.scenario, 2);
		const named = choose(ruinas, { ruin: ruin!.name });
		expect(named.ruin).toBe(ruin!.name);
		expect(choose(named, { players: 3 }).ruin).toBe('turns');
		expect(choose(named, { scenario: board('pisac') }).ruin).toBe('turns');
	});
});
