/**
 * A board in a URL: `1.pisac~8888_7777~~2-4_3-5..<words>.<check>`, with a `t` between the two dots if the
 * transfer game is allowed. The plan is written as in a link to a game; the texts (names, meanings, source
 * notes) follow as JSON in base64url, so nothing needs escaping.
 */
import type { Scenario } from './board/scenario.js';
import { CHECK_DIGITS, checkOf, makeWholeBoard, parseBoard } from './compact.js';
import { makeScenario, parseScenario } from './scenarioText.js';
import { makeBase64, parseBase64 } from './util/base64.js';
import { err, ok, type Result } from './util/result.js';

export const BOARD_LINK_ERRORS = [
	'boardLinkForm',
	'boardLinkVersion',
	'boardLinkCheck',
	'boardLinkPlan',
	'boardLinkWords',
] as const;

export interface BoardLinkError {
	readonly code: (typeof BOARD_LINK_ERRORS)[number];
}

/** A link, and which of the board's texts were omitted because it would have been too long. */
export interface BoardLink {
	readonly link: string;
	readonly leftOut: readonly Wordy[];
}

type Wordy = 'source' | 'translations' | 'gloss';

const VERSION = '1';

/** What is omitted first when there is not enough room. */
const LEFT_OUT: readonly (readonly Wordy[])[] = [
	[],
	['source'],
	['source', 'translations'],
	['source', 'translations', 'gloss'],
];

/** The board as text for a URL, up to this length; null if even the plan and the name are longer. */
export function makeBoardLink(scenario: Scenario, longest = 1400): BoardLink | null {
	for (const leftOut of LEFT_OUT) {
		const link = linkWithout(scenario, leftOut);
		if (link.length <= longest)
			return { link, leftOut: leftOut.filter((key) => scenario[key] !== undefined) };
	}
	return null;
}

function linkWithout(scenario: Scenario, leftOut: readonly Wordy[]): string {
	const { name, gloss, translations, source, transfer } = scenario;
	const words = Object.entries({ name, gloss, translations, source }).filter(
		([key, value]) => value !== undefined && !leftOut.includes(key as Wordy),
	);
	const text = makeBase64(JSON.stringify(Object.fromEntries(words)));
	const head = [VERSION, makeWholeBoard(scenario), transfer ? 't' : '', text].join('.');
	return `${head}.${checkOf(head)}`;
}

/** Parses the output of `makeBoardLink`. A faulty board is refused as in a file. */
export function parseBoardLink(text: string): Result<Scenario, BoardLinkError> {
	const fail = (code: BoardLinkError['code']) => err({ code });
	const parts = text.trim().split('.');
	const [version, board = '', transfer = '', words = '', check = ''] = parts;
	if (version !== VERSION) return fail(parts.length === 5 ? 'boardLinkVersion' : 'boardLinkForm');
	if (parts.length !== 5 || check.length !== CHECK_DIGITS) return fail('boardLinkForm');
	if (checkOf(parts.slice(0, 4).join('.')) !== check) return fail('boardLinkCheck');
	const plan = parseBoard(board, transfer === 't', () => undefined);
	if (!plan) return fail('boardLinkPlan');
	const said = wordsIn(words);
	if (!said) return fail('boardLinkWords');
	// The parser for files makes the final check, also of the types of the texts.
	const scenario = parseScenario(makeScenario({ ...plan, ...said }));
	return scenario.ok ? ok(scenario.value) : fail('boardLinkWords');
}

const WORDS: readonly string[] = ['name', 'gloss', 'translations', 'source'];

function wordsIn(text: string): Partial<Scenario> | null {
	const json = parseBase64(text);
	try {
		const words: unknown = json === null ? null : JSON.parse(json);
		const isObject = typeof words === 'object' && words !== null && !Array.isArray(words);
		return isObject && Object.keys(words).every((key) => WORDS.includes(key)) ? words : null;
	} catch {
		return null;
	}
}
