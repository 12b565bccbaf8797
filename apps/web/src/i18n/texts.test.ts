import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.js';

type Speak = (...args: readonly unknown[]) => unknown;
/** All texts of a language by path, such as `game.undo`. */
type Flat = ReadonlyMap<string, string | Speak>;

const CODES = Object.keys(LANGUAGES) as Language[];
const OTHERS = CODES.filter((code): code is Exclude<Language, 'en'> => code !== 'en');

/** Texts that are identical in English. */
const SAME: Readonly<Record<(typeof OTHERS)[number], readonly string[]>> = {
	de: [
		...['Rumis', 'OK', 'orange', 'Orange', 'Standard', 'Duo', 'Ruinas', 'Bot', 'Bot 2', 'Name', 'Text', '3D'],
		...['Touch', 'Live', 'Chat', '2 h 2 min', 'Engine', 'Normal', 'Bots', 'Plan', 'Puma', 'Viscacha'],
	],
	fr: [
		...['Rumis', 'OK', 'violet', 'Violet', 'orange', 'Orange', 'Standard', 'Inverse', 'Duo', 'Ruinas'],
		...[
			'cairn',
			'Points',
			'2 points',
			'Menu',
			'8 – expert',
			'centre',
			'Solitaire',
			'expert',
			'Expert',
			'Patience',
		],
		...['2 cubes', 'Cubes', 'Cube 2 × 2 × 2', 'condor', 'puma', 'serpent'],
		...[
			'2 minutes',
			'2 h 2 min',
			'Message',
			'Table',
			'3D',
			'Animations',
			'Notifications',
			'2 solutions.',
			'2 orientations',
			'2 simulations',
		],
	],
	nl: [
		...['Rumis', 'OK', 'Duo', 'Ruinas', 'Transfer', 'Bot', 'Bot 2', 'Menu', 'Later', 'Set', 'Solitaire'],
		...['2 – beginner', '8 – expert', 'Rating', 'Ratings', '3D', 'Live', 'Chat', 'Engine', 'Plan', 'Bots'],
		...['alpaca', 'condor', 'viscacha'],
	],
};

/** Move texts are the same in every language, and so are texts without letters. */
const isWorded = (text: string): boolean => /\p{L}/u.test(text) && !/^[A-Z]\d [a-p]\d/.test(text);

function flatten(texts: object, path = ''): Flat {
	const entries = Object.entries(texts).flatMap(([key, text]): [string, string | Speak][] =>
		typeof text === 'object' ? [...flatten(text, `${path}${key}.`)] : [[path + key, text]],
	);
	return new Map(entries);
}

const flats = {} as Record<Language, Flat>;

beforeAll(async () => {
	for (const code of CODES)
		flats[code] = flatten({ ...(await LANGUAGES[code].load()), ...(await LANGUAGES[code].loadBook()) });
});

/** Sample arguments. They have no letters, so all letters of the result come from the text. */
const KINDS: readonly unknown[] = [2, '7', ['7', '8']];
const COUNTS = [0, 1, 2, 5, 1_000_000];

const combinations = (length: number): unknown[][] =>
	length === 0 ? [[]] : combinations(length - 1).flatMap((rest) => KINDS.map((kind) => [...rest, kind]));

/** The result of a text, or null for arguments of the wrong type. */
function ask(text: string | Speak | undefined, args: readonly unknown[]): string | null {
	if (typeof text !== 'function') return text ?? null;
	try {
		const answer = text(...args);
		return typeof answer === 'string' && !/#|\b(undefined|NaN|null)\b|\[object/.test(answer) ? answer : null;
	} catch {
		return null;
	}
}

/** Sample arguments that every language accepts. */
function sampleFor(path: string): readonly unknown[] | undefined {
	const english = flats.en.get(path);
	if (typeof english !== 'function') return [];
	return combinations(english.length).find((args) => CODES.every((code) => ask(flats[code].get(path), args)));
}

/** The same with other numbers, to cover all plural forms. */
const withCounts = (args: readonly unknown[]): readonly unknown[][] =>
	COUNTS.map((count) => args.map((arg) => (typeof arg === 'number' ? count : arg)));

const pathsWhere = (isOdd: (path: string) => boolean): string[] => [...flats.en.keys()].filter(isOdd);

describe.each(CODES)('the texts in %s', (code) => {
	it('are as many and of the same kinds as in English', () => {
		const kinds = (flat: Flat) => [...flat].map(([path, text]) => `${path}: ${typeof text}`).sort();
		expect(kinds(flats[code])).toEqual(kinds(flats.en));
	});

	it('are empty only where there is nothing to say in English either', () => {
		const isEmpty = (flat: Flat) => pathsWhere((path) => String(flat.get(path)).trim() === '');
		expect(isEmpty(flats[code])).toEqual(isEmpty(flats.en));
	});

	it('return text for any argument', () => {
		expect(pathsWhere((path) => sampleFor(path) === undefined)).toEqual([]);
		const isSilent = (path: string) =>
			withCounts(sampleFor(path)!).some((args) => ask(flats[code].get(path), args) === null);
		expect(pathsWhere(isSilent)).toEqual([]);
	});

	it.each(['owners', 'Owners'])('distinguish all colours (%s)', (list) => {
		const words = [...flats[code]]
			.filter(([path]) => path.startsWith(`rules.${list}.`))
			.map(([, word]) => word);
		expect(words.length).toBeGreaterThan(0);
		expect(new Set(words).size).toBe(words.length);
	});
});

/** Patterns that must not occur in a language's texts. */
const TYPOGRAPHY: Readonly<Record<Language, RegExp>> = {
	// A sign right after a space, foreign quotation marks, typewriter apostrophes and dots.
	en: /\p{L} [:;!](\s|$)|[„«»]|\p{L}'\p{L}|\.\.\.|\s-\s/u,
	de: /\p{L} [:;!](\s|$)|[«»”]|\p{L}'\p{L}|\.\.\.|\s-\s|\d%/u,
	nl: /\p{L} [:;!](\s|$)|[„“”«»]|\p{L}'\p{L}|\.\.\.|\s-\s|\d %/u,
	// French has a no-break space before these signs.
	fr: /[\p{L}\d)»][:;!?](\s|$)|[\p{L}\d)»] [:;!?](\s|$)|[„“”]|« |(?<=\p{L}) »|\p{L}'\p{L}|\.\.\.|\s-\s|\d%/u,
};

describe.each(CODES)('the texts in %s', (code) => {
	it('have the spaces, quotation marks and apostrophes of their language', () => {
		const isOdd = (path: string) =>
			withCounts(sampleFor(path)!).some((args) =>
				TYPOGRAPHY[code].test(ask(flats[code].get(path), args) ?? ''),
			);
		expect(pathsWhere(isOdd)).toEqual([]);
	});
});

describe.each(OTHERS)('the texts in %s', (code) => {
	it('are translated', () => {
		const isEnglish = (path: string) => {
			const [text, english] = [flats[code], flats.en].map((flat) => ask(flat.get(path), sampleFor(path)!));
			return text === english && isWorded(english ?? '') && !SAME[code].includes(english ?? '');
		};
		expect(pathsWhere(isEnglish)).toEqual([]);
	});
});
