import { CHARACTERS, LEVELS, type Level } from '@rumis/engine';
import { COLOURS, parseModeId, SCENARIOS, type Scenario } from '@rumis/rules';
import { type Choices, DEFAULT_CHOICES, fit, type SeatChoice } from './choices.js';
import { keep, parseJson, readKept } from './device.js';

const KEY = 'rumis.setup';

/** Longer names do not fit beside the board. */
export const LONGEST_NAME = 30;

/** Names a board among the built-in ones and a player's own, which may have the id of a built-in one. */
export const keyOf = (scenario: Scenario): string =>
	SCENARIOS.includes(scenario) ? scenario.id : `own:${scenario.id}`;

/** The text of the choices, as they are kept. A ruin from a file is not kept, as the file may be gone. */
export function makeChoices({ scenario, mode, players, seats, start, ruin }: Choices): string {
	const keptRuin = ruin === 'file' ? 'turns' : ruin;
	return JSON.stringify({ board: keyOf(scenario), mode, players, seats, start, ruin: keptRuin });
}

/** Reads kept choices; whatever is missing, broken or no longer possible is as by default. */
export function parseChoices(text: string | null, ownBoards: readonly Scenario[]): Choices {
	const kept = fieldsOf(parseJson(text));
	const board = [...SCENARIOS, ...ownBoards].find((scenario) => keyOf(scenario) === kept.board);
	const mode = typeof kept.mode === 'string' ? parseModeId(kept.mode) : null;
	const seats = Array.isArray(kept.seats) ? kept.seats : [];
	return fit({
		scenario: board ?? DEFAULT_CHOICES.scenario,
		mode: mode ?? DEFAULT_CHOICES.mode,
		players: typeof kept.players === 'number' ? kept.players : DEFAULT_CHOICES.players,
		seats: DEFAULT_CHOICES.seats.map((seat, at) => parseSeat(seats[at], seat)),
		start: oneOf(COLOURS, kept.start) ?? 'chance',
		ruin: oneOf(['turns', 'chance'] as const, kept.ruin) ?? 'turns',
		ruinFile: null,
	});
}

function parseSeat(value: unknown, otherwise: SeatChoice): SeatChoice {
	const kept = fieldsOf(value);
	const styles = ['level', ...(Object.keys(CHARACTERS) as (keyof typeof CHARACTERS)[])] as const;
	return {
		kind: oneOf(['person', 'bot'] as const, kept.kind) ?? otherwise.kind,
		name: typeof kept.name === 'string' ? kept.name.slice(0, LONGEST_NAME) : otherwise.name,
		style: oneOf(styles, kept.style) ?? otherwise.style,
		level: oneOf<Level>(LEVELS, kept.level) ?? otherwise.level,
	};
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const oneOf = <Choice>(choices: readonly Choice[], value: unknown): Choice | undefined =>
	choices.find((choice) => choice === value);

export const keepChoices = (choices: Choices): void => keep(KEY, makeChoices(choices));
export const readChoices = (ownBoards: readonly Scenario[]): Choices =>
	parseChoices(readKept(KEY), ownBoards);
