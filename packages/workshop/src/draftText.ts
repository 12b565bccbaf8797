/** Parses external drafts, including those that are not valid boards yet. */
import { MAX_HEIGHT, MAX_SIDE, PLAYER_COUNTS } from '@rumis/rules';
import { BOARD_LANGUAGES, type Draft } from './draft.js';

/** Null if the text is not a draft. */
export function parseDraft(text: string): Draft | null {
	try {
		const value: unknown = JSON.parse(text);
		return isDraft(value) ? value : null;
	} catch {
		return null;
	}
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown, least: number, most: number): value is number =>
	Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isZone = (value: unknown): boolean => value === 'r' || value === 'b';

export function isDraft(value: unknown): value is Draft {
	if (!isObject(value)) return false;
	const { width, depth, heights, zones, id, words, limits, transfer, source, others } = value;
	if (!isWhole(width, 1, MAX_SIDE) || !isWhole(depth, 1, MAX_SIDE)) return false;
	const isSheet = (list: unknown): list is unknown[] => Array.isArray(list) && list.length === width * depth;
	return (
		isSheet(heights) &&
		heights.every((height) => isWhole(height, 0, MAX_HEIGHT)) &&
		isSheet(zones) &&
		zones.every((zone, at) => zone === null || (isZone(zone) && heights[at] !== 0)) &&
		isText(id) &&
		BOARD_LANGUAGES.every((language) => isObject(words) && hasTexts(words[language], ['name', 'gloss'])) &&
		PLAYER_COUNTS.every((count) => isObject(limits) && isLimit(limits[count])) &&
		typeof transfer === 'boolean' &&
		hasTexts(source, ['plan', 'limits']) &&
		isOthers(others)
	);
}

const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
	isObject(value) && keys.every((key) => isText(value[key]));

const isLimit = (value: unknown): boolean =>
	value === null ||
	(isObject(value) &&
		isWhole(value.height, 1, MAX_HEIGHT) &&
		(value.zone === undefined || isZone(value.zone)));

const isOthers = (value: unknown): boolean =>
	value === undefined ||
	(isObject(value) &&
		Object.entries(value).every(
			([language, words]) =>
				/^[a-z]{2,3}$/.test(language) &&
				isObject(words) &&
				Object.entries(words).every(([key, text]) => /^(name|gloss)$/.test(key) && isText(text)),
		));
