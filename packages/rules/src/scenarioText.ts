import {
	type Limit,
	PLAYER_COUNTS,
	type PlayerCount,
	type Scenario,
	type Translation,
} from './board/scenario.js';
import { checkScenario, SCENARIO_FAULTS, type ScenarioFault } from './scenarioCheck.js';
import { JSON_ERRORS, type JsonNode, parseJson } from './util/jsonText.js';
import { LruCache } from './util/lruCache.js';
import { err, ok, type Result, type TextPosition, textPositionAt } from './util/result.js';

/** Format errors, in addition to those of the content. */
const FORM_ERRORS = ['scenarioKeyUnknown', 'scenarioKeyMissing', 'scenarioType', 'scenarioPlayers'] as const;
export const SCENARIO_ERRORS = [...JSON_ERRORS, ...FORM_ERRORS, ...SCENARIO_FAULTS] as const;

export interface ScenarioError extends TextPosition {
	readonly code: (typeof SCENARIO_ERRORS)[number];
	/** The invalid, missing or unknown field, if any. */
	readonly key?: string;
	/** The player count whose limits are wrong. */
	readonly players?: number;
}

type ObjectNode = Extract<JsonNode, { kind: 'object' }>;

/** Longer files are not parsed. */
const MAX_LENGTH = 100_000;

/**
 * Recently parsed boards by text: plans and tables are cached per object, so parsing a board again must
 * return the same one.
 */
const RECENT = new LruCache<Scenario>(16);

/** Parses a scenario file, custom or built in. Reports all mistakes, each with its position. */
export function parseScenario(text: string): Result<Scenario, readonly ScenarioError[]> {
	const known = RECENT.get(text);
	if (known) return ok(known);
	const read = readScenario(text);
	if (read.ok) RECENT.put(text, read.value);
	return read;
}

function readScenario(text: string): Result<Scenario, readonly ScenarioError[]> {
	if (text.length > MAX_LENGTH) return err([{ code: 'jsonTrailing', ...textPositionAt(text, MAX_LENGTH) }]);
	const json = parseJson(text);
	if (!json.ok) return err([{ code: json.error.code, ...textPositionAt(text, json.error.at) }]);
	const form = new FormReader(text);
	const scenario = form.scenario(json.value);
	if (!scenario || form.errors.length > 0) return err(form.errors);
	const faults = checkScenario(scenario);
	if (faults.length === 0) return ok(scenario);
	return err(faults.map((fault) => located(text, json.value as ObjectNode, fault)));
}

/** The canonical text of a scenario file; the built-in files have the same format. */
export function makeScenario(scenario: Scenario): string {
	const { id, name, gloss, translations, plan, zones, limits, transfer, source } = scenario;
	// The field order is fixed, so equal boards have equal texts.
	const notes = source && { limits: source.limits, plan: source.plan };
	const ordered = { id, name, gloss, translations, plan, zones, limits, transfer, source: notes };
	return `${JSON.stringify(ordered, null, '\t').replace(/\{\s+("height"[^{}]*?)\s+\}/g, limitOnOneLine)}\n`;
}

const limitOnOneLine = (_: string, inner: string): string => `{ ${inner.replace(/\s*\n\s*/g, ' ')} }`;

/** Validates types and names, and collects all mistakes. */
class FormReader {
	readonly errors: ScenarioError[] = [];

	constructor(private readonly text: string) {}

	scenario(node: JsonNode): Scenario | null {
		const object = this.object(node, 'scenario');
		if (!object) return null;
		const known = ['id', 'name', 'gloss', 'translations', 'plan', 'zones', 'limits', 'transfer', 'source'];
		this.refuseOthers(object, known);
		for (const key of ['id', 'name', 'plan', 'limits']) {
			if (!object.members.has(key)) this.complain('scenarioKeyMissing', object.at, { key });
		}
		return {
			id: this.string(object, 'id') ?? '',
			name: this.string(object, 'name') ?? '',
			...optional('gloss', this.string(object, 'gloss')),
			...optional('translations', this.translations(object)),
			plan: this.rows(object, 'plan') ?? [],
			...optional('zones', this.rows(object, 'zones')),
			limits: this.limits(object),
			...optional('transfer', this.boolean(object, 'transfer')),
			...optional('source', this.source(object)),
		};
	}

	private complain(code: ScenarioError['code'], at: number, more: Pick<ScenarioError, 'key'> = {}): null {
		this.errors.push({ code, ...textPositionAt(this.text, at), ...more });
		return null;
	}

	private refuseOthers(object: ObjectNode, known: readonly string[]): void {
		for (const [key, { keyAt }] of object.members) {
			if (!known.includes(key)) this.complain('scenarioKeyUnknown', keyAt, { key });
		}
	}

	private object(node: JsonNode, key: string): ObjectNode | null {
		return node.kind === 'object' ? node : this.complain('scenarioType', node.at, { key });
	}

	private string(object: ObjectNode, key: string): string | null {
		const node = object.members.get(key)?.value;
		if (!node) return null;
		return node.kind === 'string' ? node.value : this.complain('scenarioType', node.at, { key });
	}

	private boolean(object: ObjectNode, key: string): boolean | null {
		const node = object.members.get(key)?.value;
		if (!node) return null;
		return node.kind === 'boolean' ? node.value : this.complain('scenarioType', node.at, { key });
	}

	private rows(object: ObjectNode, key: string): string[] | null {
		const node = object.members.get(key)?.value;
		if (!node) return null;
		if (node.kind !== 'array') return this.complain('scenarioType', node.at, { key });
		return node.items.map((item) => {
			if (item.kind === 'string') return item.value;
			this.complain('scenarioType', item.at, { key });
			return '';
		});
	}

	private limits(object: ObjectNode): Scenario['limits'] {
		const node = object.members.get('limits')?.value;
		const rows = node && this.object(node, 'limits');
		const limits: Partial<Record<PlayerCount, Limit>> = {};
		for (const [key, { keyAt, value }] of rows?.members ?? []) {
			const players = PLAYER_COUNTS.find((count) => String(count) === key);
			if (players) limits[players] = this.limit(value);
			else this.complain('scenarioPlayers', keyAt, { key });
		}
		return limits;
	}

	private limit(node: JsonNode): Limit {
		const object = this.object(node, 'limits');
		if (!object) return { height: 0 };
		this.refuseOthers(object, ['height', 'zone']);
		const height = object.members.get('height')?.value;
		if (!height) this.complain('scenarioKeyMissing', object.at, { key: 'height' });
		else if (height.kind !== 'number') this.complain('scenarioType', height.at, { key: 'height' });
		const zone = this.string(object, 'zone');
		if (zone !== null && zone !== 'r' && zone !== 'b') {
			this.complain('scenarioType', object.members.get('zone')!.value.at, { key: 'zone' });
		}
		return {
			height: height?.kind === 'number' ? height.value : 0,
			...optional('zone', zone as Limit['zone'] | null),
		};
	}

	private translations(object: ObjectNode): Scenario['translations'] | null {
		const node = object.members.get('translations')?.value;
		const languages = node && this.object(node, 'translations');
		if (!languages) return null;
		const read: Record<string, Translation> = {};
		for (const [language, { keyAt, value }] of languages.members) {
			const words = this.object(value, language);
			if (!/^[a-z]{2,3}$/.test(language)) this.complain('scenarioKeyUnknown', keyAt, { key: language });
			else if (words) read[language] = this.translation(words);
		}
		return read;
	}

	private translation(words: ObjectNode): Translation {
		this.refuseOthers(words, ['name', 'gloss']);
		return {
			...optional('name', this.string(words, 'name')),
			...optional('gloss', this.string(words, 'gloss')),
		};
	}

	private source(object: ObjectNode): Scenario['source'] | null {
		const node = object.members.get('source')?.value;
		const source = node && this.object(node, 'source');
		if (!source) return null;
		this.refuseOthers(source, ['limits', 'plan']);
		return {
			...optional('limits', this.string(source, 'limits')),
			...optional('plan', this.string(source, 'plan')),
		};
	}
}

/** A field that is omitted if it has no value. */
const optional = <Key extends string, Value>(key: Key, value: Value | null | undefined) =>
	(value === null || value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

/** Turns "row 3, column 5 of the plan" into a line and column of the file. */
function located(text: string, root: ObjectNode, fault: ScenarioFault): ScenarioError {
	const { code, key, players } = fault;
	const place = textPositionAt(text, offsetOf(root, fault));
	return { code, key, ...place, ...(players === undefined ? {} : { players }) };
}

function offsetOf(root: ObjectNode, { key, row, column, players }: ScenarioFault): number {
	const node = root.members.get(key)?.value;
	if (!node) return root.at;
	if (node.kind === 'object' && players !== undefined) {
		return node.members.get(String(players))?.value.at ?? node.at;
	}
	if (node.kind !== 'array' || row === undefined) return node.at;
	const line = node.items[row];
	if (!line) return node.at;
	return column === undefined ? line.at : line.at + 1 + column;
}
