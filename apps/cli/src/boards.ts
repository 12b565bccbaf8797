import { err, findBuiltin, ok, parseScenario, type Result, SCENARIOS, type Scenario } from '@rumis/rules';
import { readText } from './files.js';
import { sayScenario } from './wording.js';

/** A scenario by its id, or from a file. */
export function findBoard(name: string): Result<Scenario, string> {
	const builtin = findBuiltin(name.toLowerCase());
	if (builtin) return ok(builtin);
	const text = readText(name);
	if (!text.ok)
		return err(`unknown scenario: ${text.error}; built in: ${SCENARIOS.map(({ id }) => id).join(' ')}`);
	const scenario = parseScenario(text.value);
	if (scenario.ok) return scenario;
	return err(`${name}: ${sayScenario(scenario.error[0]!)}`);
}
