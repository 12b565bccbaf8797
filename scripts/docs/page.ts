/** Parses a document as far as the checks need: headings, links, inline code, and code blocks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, WORKSPACES } from '../workspaces.js';

export interface Block {
	/** The language after the fence, such as `console`; empty without one. */
	readonly language: string;
	/** The rest of the info string: a file name, or the kind of block. */
	readonly label: string;
	readonly lines: readonly string[];
	/** The line of the fence on the page. */
	readonly line: number;
	/** Why the block is not run, from a comment above it; null if it is. */
	readonly notRun: string | null;
}

/** A piece of text with its line on the page. */
export interface Found {
	readonly text: string;
	readonly line: number;
}

export interface Page {
	/** From the root of the project, with slashes. */
	readonly path: string;
	/** The anchors of the headings, as GitHub generates them. */
	readonly anchors: ReadonlySet<string>;
	readonly links: readonly Found[];
	/** Inline code. */
	readonly spans: readonly Found[];
	readonly blocks: readonly Block[];
}

const FENCE = /^(\s*)```(\S*) ?(.*)$/;
const NOT_RUN = /^\s*<!-- not run: (.+) -->$/;

/** The anchor of a heading; a second one of the same name gets `-1`. */
function addAnchor(anchors: Set<string>, heading: string): void {
	const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
	const anchor = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
	let name = anchor;
	for (let times = 1; anchors.has(name); times++) name = `${anchor}-${times}`;
	anchors.add(name);
}

/** All matches in a line of prose. */
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
