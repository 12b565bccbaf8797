import { SCENARIOS, type Scenario } from '@rumis/rules';
import { expect, test } from 'vitest';
import { compiledWasm, embeddedWasm } from '../../scripts/compileWasm.js';
import { expectSameGames, expectSameSearch, setupsOn } from '../../test/twins.js';
import { PLAYOUT_WASM } from './playoutWasm.js';

/** The largest possible plan, and one full of holes and steps. */
const large: Scenario = {
	...SCENARIOS[0]!,
	id: 'large',
	plan: Array.from({ length: 16 }, () => '9'.repeat(16)),
	limits: { 2: { height: 9 }, 4: { height: 9 }, 6: { height: 9 } },
};
const holey: Scenario = {
	...large,
	id: 'holey',
	plan: large.plan.map((row, y) =>
		[...row].map((_, x) => ((x * 7 + y * 5) % 11 === 0 ? '.' : String(1 + ((x + y) % 9)))).join(''),
	),
};

const setups = setupsOn([...SCENARIOS, large, holey]);

test('the large plans are among the games', () => {
	for (const name of ['large 2 standard', 'large 6 inverse', 'holey 2 duo']) {
		expect(setups.map((setup) => setup.name)).toContain(name);
	}
});

test.each(setups)('TypeScript and WebAssembly play the same games: $name', ({ setup }) => {
	const games = setup.mode === 'transfer' ? 1 : 6;
	expectSameGames(setup, games, 1);
	expectSameGames(setup, games, 3);
});

// Searches contain many playouts, so every third setup is enough.
const searched = setups.filter((_, index) => index % 3 === 0);

test.each(searched)('TypeScript and WebAssembly run the same search: $name', ({ setup }) => {
	expectSameSearch(setup, setup.mode === 'transfer' ? 10 : 80);
});

test('the module in the engine is what assembly/ compiles to', async () => {
	expect(embeddedWasm(await compiledWasm())).toContain(`'${PLAYOUT_WASM}'`);
});
