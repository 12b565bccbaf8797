import {
	COLOURS,
	findBuiltin,
	MODES,
	makeScenario,
	parseScenario,
	type Scenario,
	type Setup,
} from '@rumis/rules';
import { isCount, isText, oneOf, readFields, readList, readSeat, readText } from './form.js';
import type { TableConfig } from './table.js';

/** A config as it is written: the scenario is the id of a built-in one, or else the text of its file. */
export function writeConfig({ setup, seats, undo, seed, ruin }: TableConfig): unknown {
	const { players, mode, start } = setup;
	return {
		setup: { scenario: writeScenario(setup.scenario), players, mode, start },
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
	const ruin = oneOf(['turns', 'chance'], fields.ruin) ?? readList(fields.ruin, readText);
	const { seed } = fields;
	return setup && seats && undo && ruin && isCount(seed) ? { setup, seats, undo, seed, ruin } : null;
}

function readSetup(data: unknown): Setup | null {
	const { scenario: board, players, mode: modeId, start: colour } = readFields(data) ?? {};
	const mode = oneOf(MODES, modeId);
	const start = oneOf(COLOURS, colour);
	const scenario = isText(board) ? readScenario(board) : null;
	return scenario && isCount(players) && mode && start ? { scenario, players, mode, start } : null;
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
