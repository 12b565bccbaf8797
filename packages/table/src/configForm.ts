import {
	COLOURS,
	FREE_SQUARES_A_PLAYER,
	FREE_SQUARES_ONCE,
	findBuiltin,
	freeSquaresOf,
	MODES,
	makeScenario,
	parseScenario,
	RUIN_NAMES,
	type Scenario,
	type Setup,
} from '@rumis/rules';
import { isCount, isText, oneOf, readFields, readList, readSeat, readText } from './form.js';
import type { TableConfig } from './table.js';

/** A serialized config: the scenario is the id of a built-in one, or the text of its file. */
export function writeConfig({ setup, seats, undo, seed, ruin }: TableConfig): unknown {
	const { players, mode, start, colours } = setup;
	return {
		setup: {
			scenario: writeScenario(setup.scenario),
			players,
			mode,
			start,
			...(colours && { colours }),
			...(mode === 'ruinas' && { freeSquares: freeSquaresOf(setup) }),
		},
		seats,
		undo,
		seed,
		ruin,
	};
}

export function readConfig(data: unknown): TableConfig | null {
	const fields = readFields(data) ?? {};
	const setup = readSetup(fields.setup);
	const seats = readList(fields.seats, readSeat);
	const undo = oneOf(['free', 'ask'], fields.undo);
	const ruin = oneOf(['turns', 'chance', ...RUIN_NAMES], fields.ruin) ?? readList(fields.ruin, readText);
	const { seed } = fields;
	return setup && seats && undo && ruin && isCount(seed) ? { setup, seats, undo, seed, ruin } : null;
}

function readSetup(data: unknown): Setup | null {
	const fields = readFields(data) ?? {};
	const { players } = fields;
	const mode = oneOf(MODES, fields.mode);
	const start = oneOf(COLOURS, fields.start);
	const scenario = isText(fields.scenario) ? readScenario(fields.scenario) : null;
	const colours = readColours(fields.colours);
	if (!scenario || !isCount(players) || !mode || !start || !colours) return null;
	return { scenario, players, mode, start, ...colours, ...(mode === 'ruinas' && readFreeSquares(fields)) };
}

function readColours(data: unknown): Pick<Setup, 'colours'> | null {
	if (data === undefined) return {};
	const colours = readList(data, (item) => oneOf(COLOURS, item));
	return colours && { colours };
}

/** Missing in older tables, where the ruin had to leave more squares free. */
function readFreeSquares(fields: Readonly<Record<string, unknown>>): Pick<Setup, 'freeSquares'> {
	const freeSquares = isCount(fields.freeSquares) ? fields.freeSquares : FREE_SQUARES_ONCE;
	return freeSquares === FREE_SQUARES_A_PLAYER ? {} : { freeSquares };
}

function writeScenario(scenario: Scenario): string {
	const text = makeScenario(scenario);
	const builtin = findBuiltin(scenario.id);
	return builtin && makeScenario(builtin) === text ? scenario.id : text;
}

function readScenario(text: string): Scenario | null {
	const known = findBuiltin(text);
	if (known) return known;
	const scenario = parseScenario(text);
	return scenario.ok ? scenario.value : null;
}
