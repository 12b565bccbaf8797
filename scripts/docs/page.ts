/** Reads a document far enough to check what it says: headings, links, code in sentences, and code blocks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, WORKSPACES } from '../workspaces.js';

export interface Block {
	/** The language after the fence, such as `console`; empty without one. */
	readonly language: string;
	/** What follows the language: a file name, or what the block is. */
	readonly label: string;
	readonly lines: readonly string[];
	/** The line of the page on which the fence stands. */
	readonly line: number;
	/** Why the block cannot be run, from a comment above it; null when it can. */
	readonly notRun: string | null;
}

/** Something that stands in a line of the page. */
export interface Found {
	readonly text: string;
	readonly line: number;
}

export interface Page {
	/** From the root of the project, with slashes. */
	readonly path: string;
	/** Where links to this page can lead: the headings as GitHub writes them. */
	readonly anchors: ReadonlySet<string>;
	readonly links: readonly Found[];
	/** Code inside sentences. */
	readonly spans: readonly Found[];
	readonly blocks: readonly Block[];
}

const FENCE = /^(\s*)```(\S*) ?(.*)$/;
const NOT_RUN = /^\s*<!-- not run: (.+) -->$/;

/** The anchor of a heading; the second of the same name gets `-1`. */
function addAnchor(anchors: Set<string>, heading: string): void {
	const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
	const anchor = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
	let name = anchor;
	for (let times = 1; anchors.has(name); times++) name = `${anchor}-${times}`;
	anchors.add(name);
}

/** All of these in a line of prose. */
const findAll = (prose: string, line: number, pattern: RegExp): Found[] =>
	[...prose.matchAll(pattern)].map(([, text = '']) => ({ text, line }));

const LINK = /\]\(([^)\s]+)\)/g;
const PICTURE = /\bsrc="([^"]+)"/g;
const SPAN = /`([^`]+)`/g;

export function parsePage(path: string, text: string): Page {
	const anchors = new Set<string>();
	const [links, spans, blocks]: [Found[], Found[], Block[]] = [[], [], []];
	const lines = text.split('\n');
	for (let at = 0; at < lines.length; at++) {
		const line = at + 1;
		const prose = lines[at]!;
		const fence = FENCE.exec(prose);
		if (fence) {
			const end = lines.findIndex((other, index) => index > at && other.trim() === '```');
			blocks.push(blockOf(fence, lines, at, end));
			at = end;
			continue;
		}
		const heading = /^#+ (.+)$/.exec(prose)?.[1];
		if (heading) addAnchor(anchors, heading);
		spans.push(...findAll(prose, line, SPAN));
		const plain = prose.replace(SPAN, '');
		links.push(...findAll(plain, line, LINK), ...findAll(plain, line, PICTURE));
	}
	return { path, anchors, links, spans, blocks };
}

function blockOf(fence: RegExpExecArray, lines: readonly string[], at: number, end: number): Block {
	const [, indent = '', language = '', label = ''] = fence;
	const above = lines[at - 1]?.trim() === '' ? lines[at - 2] : lines[at - 1];
	return {
		language,
		label,
		lines: lines.slice(at + 1, end).map((line) => line.slice(indent.length)),
		line: at + 1,
		notRun: NOT_RUN.exec(above ?? '')?.[1] ?? null,
	};
}

const markdownIn = (folder: string): string[] =>
	readdirSync(join(ROOT, folder))
		.filter((name) => name.endsWith('.md'))
		.map((name) => (folder === '.' ? name : `${folder}/${name}`));

/** Every document of the project. */
export const PAGES: readonly Page[] = ['.', 'docs', ...WORKSPACES.map(({ path }) => path)]
	.flatMap(markdownIn)
	.map((path) => parsePage(path, readFileSync(join(ROOT, path), 'utf8')));
