import { checkSetup, SCENARIOS, type Scenario } from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choices, choose, DEFAULT_CHOICES, playingColours, setupOf } from './choices.js';
import { makeChoices, parseChoices } from './savedChoices.js';

const OWN: Scenario = { ...SCENARIOS[0]!, name: 'My tower' };

describe('stored choices', () => {
	it('are restored unchanged', () => {
		const colca = SCENARIOS.find(({ id }) => id === 'colca')!;
		const chosen = [
			{ scenario: colca },
			{ players: 5 },
			{ mode: 'inverse' as const },
			{ place: 0, colour: 'orange' as const },
			{ start: 'violet' as const },
			{ seat: 4, is: { kind: 'person' as const, name: 'Inti' } },
			{ seat: 1, is: { style: 'climber' as const, level: 7 as const } },
		].reduce<Choices>(choose, DEFAULT_CHOICES);
		expect(parseChoices(makeChoices(chosen), [])).toEqual(chosen);
	});

	it('find a board of the player’s own, even with the id of a built-in one', () => {
		const text = makeChoices(choose(DEFAULT_CHOICES, { scenario: OWN }));
		expect(parseChoices(text, [OWN]).scenario).toBe(OWN);
	});

	it('do without a board that is gone', () => {
		const text = makeChoices(choose(DEFAULT_CHOICES, { scenario: OWN }));
		expect(parseChoices(text, []).scenario).toBe(SCENARIOS[0]);
	});

	it('do not ask for a ruin whose file is gone', () => {
		const text = makeChoices({ ...DEFAULT_CHOICES, ruin: 'file', ruinFile: { name: 'x', moves: [] } });
		expect(parseChoices(text, []).ruin).toBe('turns');
	});

	it('are as by default where there is nothing', () => {
		expect(parseChoices(null, [])).toEqual(DEFAULT_CHOICES);
	});

	it('can always be started, whatever was stored', () => {
		const field = fc.oneof(
			fc.jsonValue(),
			fc.constantFrom('duo', 'ruinas', 'transfer', 'orange', 'huaca', 6),
		);
		const fields = ['board', 'mode', 'players', 'seats', 'colours', 'start', 'ruin'];
		const broken = fc.oneof(
			fc.string(),
			fc.json(),
			fc.dictionary(fc.constantFrom(...fields), field).map((kept) => JSON.stringify(kept)),
		);
		fc.assert(
			fc.property(broken, (text) => {
				const choices = parseChoices(text, []);
				const start = choices.start === 'chance' ? playingColours(choices)[0]! : choices.start;
				expect(checkSetup(setupOf(choices, start)).ok).toBe(true);
				expect(choices.seats).toHaveLength(6);
			}),
		);
	});
});
