import type { Owner } from '@rumis/rules';

/** The meaning of a piece of text; the terminal decides how it looks. */
export type Tone =
	| 'plain'
	| 'dim'
	| 'strong'
	| 'good'
	| 'bad'
	| 'bar'
	| 'chosen'
	| 'empty'
	| 'beyond'
	| 'misfit'
	| 'breaking'
	| 'hint'
	| `on-${Owner}`
	| `ghost-${Owner}`;

export interface Span {
	readonly text: string;
	readonly tone: Tone;
}

export type Line = readonly Span[];

export interface Size {
	readonly columns: number;
	readonly rows: number;
}

export const span = (text: string, tone: Tone = 'plain'): Span => ({ text, tone });
export const line = (text: string, tone: Tone = 'plain'): Line => [span(text, tone)];
export const BLANK: Line = [];

export const lengthOf = (spans: Line): number => spans.reduce((sum, { text }) => sum + [...text].length, 0);

/** Truncates with an ellipsis. */
export function clip(spans: Line, width: number): Line {
	if (lengthOf(spans) <= width) return spans;
	const room = Math.max(0, width - 1);
	return width > 0 ? [...cut(spans, room), span('…', spans.at(-1)?.tone)] : [];
}

/** The first `width` characters, without an ellipsis. */
export function cut(spans: Line, width: number): Line {
	const kept: Span[] = [];
	let room = width;
	for (const { text, tone } of spans) {
		const part = [...text].slice(0, room).join('');
		if (part) kept.push(span(part, tone));
		room -= [...part].length;
	}
	return kept;
}

/** Exactly this long: truncated, or padded in the tone. */
export function fit(spans: Line, width: number, tone: Tone = 'plain'): Line {
	const clipped = clip(spans, width);
	const rest = width - lengthOf(clipped);
	return rest > 0 ? [...clipped, span(' '.repeat(rest), tone)] : clipped;
}

/** Two blocks side by side; the left one has this width. */
export function beside(left: readonly Line[], right: readonly Line[], width: number): Line[] {
	const rows = Math.max(left.length, right.length);
	return Array.from({ length: rows }, (_, row) => [
		...fit(left[row] ?? BLANK, width),
		...(right[row] ?? BLANK),
	]);
}

/** Blocks of equal width in rows, as many per row as fit. */
export function tile(blocks: readonly (readonly Line[])[], width: number, columns: number): Line[][] {
	const inRow = Math.max(1, Math.floor(columns / width));
	const rows = Array.from({ length: Math.ceil(blocks.length / inRow) }, (_, row) =>
		blocks.slice(row * inRow, (row + 1) * inRow),
	);
	return rows.map((row) => row.reduceRight<Line[]>((right, block) => beside(block, right, width), []));
}

export function centre(text: string, width: number): string {
	const left = Math.floor((width - text.length) / 2);
	return ' '.repeat(Math.max(0, left)) + text.padEnd(Math.max(0, width - Math.max(0, left)));
}
