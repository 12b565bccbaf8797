import {
	err,
	findBuiltin,
	ok,
	parseBoardLink,
	parseScenario,
	type Result,
	SCENARIOS,
	type Scenario,
} from '@rumis/rules';
import { sayBoardLink, sayScenario } from '../text/wording.js';
import { readText } from './files.js';

/** The text after `#/board/` in a URL, or on its own; null if it is not a link to a board. */
export function boardLinkIn(name: string): string | null {
	const address = /#\/board\/(.+)$/.exec(name);
	if (address) return address[1]!;
	return /^\d+\.[a-z][a-z0-9-]*~/.test(name) ? name : null;
}

/** A scenario by its id, from a link, or from a file. */
export function findBoard(name: string): Result<Scenario, string> {
	const builtin = findBuiltin(name.toLowerCase());
	if (builtin) return ok(builtin);
	const link = boardLinkIn(name);
	return link === null ? boardFromFile(name) : boardFromLink(link);
}

function boardFromLink(link: string): Result<Scenario, string> {
	const scenario = parseBoardLink(link);
	return scenario.ok ? scenario : err(`link: ${sayBoardLink(scenario.error)}`);
}

function boardFromFile(name: string): Result<Scenario, string> {
	const text = readText(name);
	if (!text.ok)
		return err(`unknown scenario: ${text.error}; built in: ${SCENARIOS.map(({ id }) => id).join(' ')}`);
	const scenario = parseScenario(text.value);
	if (scenario.ok) return scenario;
	return err(`${name}: ${sayScenario(scenario.error[0]!)}`);
}
