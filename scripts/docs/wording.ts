/**
 * Finds terms that the glossary in docs/ADD-A-LANGUAGE.md rules out: in the texts of the app, in all other
 * English messages (the command line, the server, the manifest), in documents and in comments.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces.js';

export interface Term {
	/** As written in the table. */
	readonly text: string;
	readonly pattern: RegExp;
}

/** Ruled-out terms by language code, or by `documents`. */
export type Terms = ReadonlyMap<string, readonly Term[]>;

const straight = (text: string): string => text.replaceAll('’', "'");

/** `word*` matches any word with that prefix, `a … b` has words in between, `"label"` is a whole text. */
function termOf(text: string): Term {
	const label = /^"(.+)"$/.exec(text)?.[1];
	const source = straight(label ?? text)
		.replace(/[.?+()[\]]/g, '\\$&')
		.replaceAll('*', '\\p{L}*')
		.replaceAll('…', '[^.:;?!]+');
	const bounded = label === undefined ? `(?<![\\p{L}-])${source}(?![\\p{L}-])` : `^\\s*${source}\\s*$`;
	return { text, pattern: new RegExp(bounded, 'iu') };
}

/** The rows of the table under “Ruled out”: a language, and its terms as inline code. */
export function parseTerms(page: string): Terms {
	const section = /\n## Ruled out\n([\s\S]*?)(?=\n## |$)/.exec(page)?.[1] ?? '';
	const rows = section.split('\n').filter((line) => line.startsWith('|') && line.includes('`'));
	return new Map(
		rows.map((row) => {
			const [, key = '', terms = ''] = row.split('|').map((cell) => cell.trim());
			return [key, [...terms.matchAll(/`([^`]+)`/g)].map(([, term = '']) => termOf(term))];
		}),
	);
}

export const readTerms = (): Terms => parseTerms(readFileSync(join(ROOT, 'docs/ADD-A-LANGUAGE.md'), 'utf8'));

export const termsIn = (text: string, terms: readonly Term[]): string[] =>
	terms.filter(({ pattern }) => pattern.test(straight(text))).map((term) => term.text);

/** Comments, and the strings of a source file. */
const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;

interface Found {
	readonly text: string;
	readonly line: number;
}

const tokensOf = (source: string, textOf: (match: RegExpMatchArray) => string | undefined): Found[] =>
	[...source.matchAll(TOKEN)].flatMap((match) => {
		const text = textOf(match);
		return text === undefined ? [] : [{ text, line: source.slice(0, match.index).split('\n').length }];
	});

/** The strings of a source file with their lines, without comments. */
export const stringsOf = (source: string): Found[] =>
	tokensOf(source, (match) => match[1] ?? match[2] ?? match[3]);

/** The comments of a source file with their lines, each as one line of text. */
export const commentsOf = (source: string): Found[] =>
	tokensOf(source, ([whole]) =>
		/^\/[/*]/.test(whole) ? whole.replace(/\n\s*\*(?!\/)/g, ' ').replace(/\s+/g, ' ') : undefined,
	);

/** A term that is a whole label may well be a word in a program, such as `chance`. */
const isLabel = ({ text }: Term): boolean => text.startsWith('"');
/** The terms that a language rules out anywhere, not only as a label. */
export const wordsOf = (terms: Terms, language: string): readonly Term[] =>
	terms.get(language)!.filter((term) => !isLabel(term));

const isModule = (text: string): boolean => /^(\.|@rumis\/)/.test(text);

/** Every ruled-out term in the strings and comments of a program. */
export function ruledOutSource(path: string, source: string, terms: Terms): string[] {
	const words = wordsOf(terms, 'en');
	const said = stringsOf(source).filter(({ text }) => !isModule(text));
	const find = (found: readonly Found[], ruledOut: readonly Term[]): string[] =>
		found.flatMap(({ text, line }) => termsIn(text, ruledOut).map((term) => `${path}:${line}: ${term}`));
	return [...find(said, words), ...find(commentsOf(source), terms.get('documents')!)];
}

const TEXTS = 'apps/web/src/i18n';

/** Every ruled-out term in the texts of a language, with file and line. */
export function ruledOutTexts(language: string, terms: readonly Term[]): string[] {
	const files = readdirSync(join(ROOT, TEXTS, language)).filter((name) => !name.includes('.test.'));
	return files.flatMap((name) =>
		stringsOf(readFileSync(join(ROOT, TEXTS, language, name), 'utf8')).flatMap(({ text, line }) =>
			termsIn(text, terms).map((term) => `${TEXTS}/${language}/${name}:${line}: ${term}`),
		),
	);
}

/** Every ruled-out term in the prose of a document: code is left out. */
export function ruledOutProse(path: string, page: string, terms: readonly Term[]): string[] {
	const prose = page.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
	return prose
		.split('\n')
		.flatMap((line, at) =>
			termsIn(line.replace(/`[^`]*`/g, '`'), terms).map((term) => `${path}:${at + 1}: ${term}`),
		);
}
