import { COLOURS, type Colour, parseColour, parseColours } from './board/colour.js';
import { type Limit, type PlayerCount, playerCounts, type Scenario } from './board/scenario.js';
import { SCENARIOS } from './builtinScenarios.js';
import { parseModeId } from './modes/mode.js';
import { checkScenario, type ScenarioFault } from './scenarioCheck.js';
import { checkSetup, coloursOf, type Setup, type SetupError } from './state/setup.js';
import { err, ok, type Result } from './util/result.js';

/** Why the tags of a record are not a valid setup. */
export type TagError =
	| { readonly code: 'tagMissing' | 'tagValue' | 'tagScenarioUnknown'; readonly tag: string }
	| { readonly code: 'tagScenario'; readonly tag: string; readonly fault: ScenarioFault }
	| { readonly code: 'tagSetup'; readonly tag: string; readonly setup: SetupError };

/** Tags of the setup. They are generated from it and not stored twice. */
export const SETUP_TAGS = [
	'Scenario',
	'Plan',
	'Zones',
	'Limits',
	'Players',
	'Mode',
	'Colours',
	'Start',
] as const;

/**
 * The position of other tags in a canonical record: these before the setup, the names of the players after
 * it.
 */
export const LEADING_TAGS = ['Event', 'Site', 'Date', 'Round'] as const;
const nameTagOf = (colour: Colour): string => colour[0]!.toUpperCase() + colour.slice(1);

/** The tags with player names: first those of the playing colours, in order. */
export const nameTags = (setup: Setup): readonly string[] => [
	...new Set([...coloursOf(setup), ...COLOURS].map(nameTagOf)),
];

type Tags = ReadonlyMap<string, string>;

/** Finds a scenario by its id; the built-in ones by default. */
export type FindScenario = (id: string) => Scenario | undefined;

export const findBuiltin: FindScenario = (id) => SCENARIOS.find((scenario) => scenario.id === id);

export function setupFromTags(tags: Tags, find: FindScenario): Result<Setup, TagError> {
	for (const tag of ['Scenario', 'Players', 'Mode', 'Start']) {
		if (!tags.has(tag)) return err({ code: 'tagMissing', tag });
	}
	const mode = parseModeId(tags.get('Mode')!);
	if (!mode) return err({ code: 'tagValue', tag: 'Mode' });
	const start = parseColour(tags.get('Start')!);
	if (!start) return err({ code: 'tagValue', tag: 'Start' });
	if (!/^[2-6]$/.test(tags.get('Players')!)) return err({ code: 'tagValue', tag: 'Players' });
	const colours = tags.has('Colours') ? parseColours(tags.get('Colours')!) : undefined;
	if (colours === null) return err({ code: 'tagValue', tag: 'Colours' });
	const scenario = tags.has('Plan') ? embedded(tags, mode === 'transfer') : builtIn(tags, find);
	if (!scenario.ok) return scenario;
	const players = Number(tags.get('Players'));
	const setup = checkSetup({ scenario: scenario.value, players, mode, start, ...(colours && { colours }) });
	return setup.ok ? setup : err({ code: 'tagSetup', tag: tagOf(setup.error), setup: setup.error });
}

const TAG_OF_ERROR: Partial<Record<SetupError['code'], string>> = {
	setupStart: 'Start',
	setupColours: 'Colours',
	setupPlayers: 'Players',
};

const tagOf = ({ code }: SetupError): string => TAG_OF_ERROR[code] ?? 'Mode';

function builtIn(tags: Tags, find: FindScenario): Result<Scenario, TagError> {
	const scenario = find(tags.get('Scenario')!);
	return scenario ? ok(scenario) : err({ code: 'tagScenarioUnknown', tag: 'Scenario' });
}

/** A scenario embedded in the record, with everything a referee needs. */
function embedded(tags: Tags, transfer: boolean): Result<Scenario, TagError> {
	const id = tags.get('Scenario')!;
	const limits = parseLimits(tags.get('Limits') ?? '');
	if (!limits) return err({ code: 'tagValue', tag: 'Limits' });
	const plan = tags.get('Plan')!.split('/');
	const scenario = travellingScenario(id, plan, tags.get('Zones')?.split('/'), limits, transfer);
	const [fault] = checkScenario(scenario);
	if (!fault) return ok(scenario);
	return err({ code: 'tagScenario', tag: FAULT_TAGS[fault.key] ?? 'Scenario', fault });
}

/** A scenario with just the data in a record or a link; its name is its id. */
export function travellingScenario(
	id: string,
	plan: readonly string[],
	zones: readonly string[] | undefined,
	limits: Scenario['limits'],
	transfer: boolean,
): Scenario {
	return { id, name: id, plan, ...(zones ? { zones } : {}), limits, ...(transfer ? { transfer } : {}) };
}

const FAULT_TAGS: Partial<Record<keyof Scenario, string>> = {
	plan: 'Plan',
	zones: 'Zones',
	limits: 'Limits',
	transfer: 'Mode',
};

/** `2:4r 3:6` is height 4 in the red zone for two players, height 6 everywhere for three. */
export function parseLimits(text: string): Scenario['limits'] | null {
	const limits: Partial<Record<PlayerCount, Limit>> = {};
	for (const part of text.split(' ')) {
		const match = /^([2-6]):([1-9])([rb]?)$/.exec(part);
		if (!match) return null;
		const zone = match[3] as Limit['zone'] | '';
		limits[Number(match[1]) as PlayerCount] = { height: Number(match[2]), ...(zone ? { zone } : {}) };
	}
	return limits;
}

export const makeLimits = (scenario: Scenario): string =>
	playerCounts(scenario)
		.map((players) => {
			const { height, zone } = scenario.limits[players]!;
			return `${players}:${height}${zone ?? ''}`;
		})
		.join(' ');

export function tagsFromSetup({ scenario, players, mode, colours, start }: Setup): [string, string][] {
	return [
		['Scenario', scenario.id],
		...(isBuiltIn(scenario) ? [] : embeddingTags(scenario)),
		['Players', String(players)],
		['Mode', mode],
		...(colours ? [['Colours', colours.join(',')] satisfies [string, string]] : []),
		['Start', start],
	];
}

function embeddingTags(scenario: Scenario): [string, string][] {
	const zones: [string, string][] = scenario.zones ? [['Zones', scenario.zones.join('/')]] : [];
	return [['Plan', scenario.plan.join('/')], ...zones, ['Limits', makeLimits(scenario)]];
}

/** Whether a parser with only the built-in boards would find this one by its id. */
export function isBuiltIn(scenario: Scenario): boolean {
	const builtin = findBuiltin(scenario.id);
	if (!builtin || builtin === scenario) return builtin === scenario;
	const essence = ({ plan, zones, limits, transfer }: Scenario) =>
		JSON.stringify([plan, zones, limits, transfer ?? false]);
	return essence(builtin) === essence(scenario);
}
