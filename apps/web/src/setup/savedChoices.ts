import { CHARACTERS, LEVELS, type Level } from '@rumis/engine';
import { COLOURS, type Colour, parseModeId, RUIN_NAMES, SCENARIOS, type Scenario } from '@rumis/rules';
import { deviceStorage, fieldsOf, KEYS, oneOf, parseFields } from '../device/storage.js';
import { type Choices, DEFAULT_CHOICES, fit, type SeatChoice } from './choices.js';

/** Longer names do not fit next to the board. */
export const LONGEST_NAME = 30;

/** The key of a board; custom boards may have the id of a built-in one. */
export const keyOf = (scenario: Scenario): string =>
	SCENARIOS.includes(scenario) ? scenario.id : `own:${scenario.id}`;

/** Serialises the choices. A ruin from a file is not stored, because the file may be gone. */
export function makeChoices({ scenario, mode, players, seats, colours, start, ruin }: Choices): string {
	const storedRuin = ruin === 'file' ? 'turns' : ruin;
	return JSON.stringify({ board: keyOf(scenario), mode, players, seats, colours, start, ruin: storedRuin });
}

/** Parses stored choices; missing, broken or no longer possible values get their defaults. */
export function parseChoices(text: string | null, ownBoards: readonly Scenario[]): Choices {
	const stored = parseFields(text);
	const board = [...SCENARIOS, ...ownBoards].find((scenario) => keyOf(scenario) === stored.board);
	const mode = typeof stored.mode === 'string' ? parseModeId(stored.mode) : null;
	const seats = Array.isArray(stored.seats) ? stored.seats : [];
	return fit({
		scenario: board ?? DEFAULT_CHOICES.scenario,
		mode: mode ?? DEFAULT_CHOICES.mode,
		players: typeof stored.players === 'number' ? stored.players : DEFAULT_CHOICES.players,
		seats: DEFAULT_CHOICES.seats.map((seat, at) => parseSeat(seats[at], seat)),
		colours: parseOrder(stored.colours),
		start: oneOf(COLOURS, stored.start) ?? 'chance',
		ruin: oneOf(['turns', 'chance', ...RUIN_NAMES] as const, stored.ruin) ?? 'turns',
		ruinFile: null,
	});
}

/** A permutation of all six colours. */
function parseOrder(value: unknown): readonly Colour[] {
	const wanted: readonly unknown[] = Array.isArray(value) ? value : [];
	const colours = wanted.flatMap((item) => oneOf(COLOURS, item) ?? []);
	return new Set(colours).size === COLOURS.length && colours.length === COLOURS.length ? colours : COLOURS;
}

function parseSeat(value: unknown, otherwise: SeatChoice): SeatChoice {
	const stored = fieldsOf(value);
	const styles = ['level', ...(Object.keys(CHARACTERS) as (keyof typeof CHARACTERS)[])] as const;
	return {
		kind: oneOf(['person', 'bot'] as const, stored.kind) ?? otherwise.kind,
		name: typeof stored.name === 'string' ? stored.name.slice(0, LONGEST_NAME) : otherwise.name,
		style: oneOf(styles, stored.style) ?? otherwise.style,
		level: oneOf<Level>(LEVELS, stored.level) ?? otherwise.level,
	};
}

export const storeChoices = (choices: Choices): boolean =>
	deviceStorage.write(KEYS.newGame, makeChoices(choices));
export const readChoices = (ownBoards: readonly Scenario[]): Choices =>
	parseChoices(deviceStorage.read(KEYS.newGame), ownBoards);
