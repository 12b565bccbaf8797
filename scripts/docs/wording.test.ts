/** Consistent terms: what the glossary rules out appears in no text and in no document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../apps/web/src/i18n/languages.js';
import { ROOT } from '../workspaces.js';
import { FILES } from './files.js';
import { PAGES } from './page.js';
import {
	commentsOf,
	parseTerms,
	readTerms,
	ruledOutProse,
	ruledOutSource,
	ruledOutTexts,
	stringsOf,
	termsIn,
	wordsOf,
} from './wording.js';

const TERMS = readTerms();

it('every language has its list, and so have the documents', () => {
	expect([...TERMS.keys()]).toEqual([...Object.keys(LANGUAGES), 'documents']);
	for (const terms of TERMS.values()) expect(terms.length).toBeGreaterThan(5);
});

it.each(Object.keys(LANGUAGES))('the texts in %s keep to the glossary', (language) => {
	expect(ruledOutTexts(language, TERMS.get(language)!)).toEqual([]);
});

/** Documents are checked against both lists, except for labels. */
const IN_DOCUMENTS = [...wordsOf(TERMS, 'en'), ...TERMS.get('documents')!];

it.each(PAGES)('$path keeps to plain English', ({ path }) => {
	const page = readFileSync(join(ROOT, path), 'utf8');
	expect(ruledOutProse(path, page, IN_DOCUMENTS)).toEqual([]);
});

const SPOKEN = ['apps/web/public/manifest.webmanifest', 'apps/web/index.html', 'apps/web/package.json'];

it.each(SPOKEN)('%s keeps to the glossary', (path) => {
	const text = readFileSync(join(ROOT, path), 'utf8');
	expect(ruledOutProse(path, text, TERMS.get('en')!)).toEqual([]);
});

/**
 * Programs and their messages: the command line, the server, scripts. Other languages have their own lists,
 * and board files are quoted verbatim.
 */
const SOURCES = FILES.filter(
	(path) =>
		/\.(tsx?|mjs)$/.test(path) &&
		!/\.test\.|^scripts\/docs\/|\/i18n\/(de|fr|nl)\/|\/builtinScenarios\./.test(path),
);

it('the command line, the server, all other programs and their comments keep to it', () => {
	expect(SOURCES).toContain('apps/cli/src/text/wording.ts');
	expect(SOURCES).toContain('apps/server/src/hostTerminal.ts');
	const found = SOURCES.flatMap((path) =>
		ruledOutSource(path, readFileSync(join(ROOT, path), 'utf8'), TERMS),
	);
	expect(found).toEqual([]);
});

/** The check must be able to fail. */
describe('a text that breaks the glossary', () => {
	const table =
		'\n## Ruled out\n\n| in | ruled out |\n| xx | `pack*` · `who can … must` · `"chance"` · `one’s` |\n';
	const terms = parseTerms(table).get('xx')!;

	it.each([
		['Every packing', ['pack*']],
		['Who can place a stone must place one.', ['who can … must']],
		['Who can? You must.', []],
		['Chance', ['"chance"']],
		['The last chance', []],
		["one's games", ['one’s']],
		['someone’s games', []],
		['unpacked', []],
	])('%s', (text, found) => expect(termsIn(text, terms)).toEqual(found));

	it('is found in strings of all kinds, with its line, but not in comments', () => {
		const source = "/* a packing */\n// it's\nconst a = 'one';\nconst b = [\"two\", `three`];\n";
		expect(stringsOf(source)).toEqual([
			{ text: 'one', line: 3 },
			{ text: 'two', line: 4 },
			{ text: 'three', line: 4 },
		]);
	});

	it('is found in comments, also where a line breaks in it', () => {
		const source = "/** Who can\n * place must. */\nconst a = 'who'; // shall\n";
		expect(commentsOf(source)).toEqual([
			{ text: '/** Who can place must. */', line: 1 },
			{ text: '// shall', line: 3 },
		]);
	});

	it('is found in the strings and comments of a program, but not in its identifiers', () => {
		const source =
			"import './packing.js'; // who can stay must go\nsay('ways to lie', 'chance', \"one's games\");\n";
		expect(ruledOutSource('x.ts', source, TERMS)).toEqual([
			'x.ts:2: ways to lie',
			'x.ts:2: one’s',
			'x.ts:1: who can … must',
		]);
	});

	it('is found in the prose of a document, but not in its code', () => {
		const page = 'Packed.\n```sh\npack\n```\nSee `pack`.\nA pack.\n';
		expect(ruledOutProse('X.md', page, terms)).toEqual(['X.md:1: pack*', 'X.md:6: pack*']);
	});

	it.each([
		['en', 'Who can place a stone must place one.'],
		['de', 'Packung 3 von 12'],
		['fr', 'Toutes les énigmes'],
		['nl', 'Vorige pakking'],
	])('in %s: %s', (language, text) => expect(termsIn(text, TERMS.get(language)!)).not.toEqual([]));
});
