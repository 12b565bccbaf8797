import type { Line } from '../view/text.js';
import { paletteFor } from './palette.js';
import type { TerminalStyle } from './terminalStyle.js';

const RESET = '\x1b[0m';

/** Replacements of the few non-ASCII characters, for ASCII terminals. */
const ASCII: Readonly<Record<string, string>> = { '▕': '|', '▁': '_', '║': 'H', '…': '~' };

/** A line with escape sequences. Control characters are removed: file names may contain them. */
export function paint(spans: Line, { depth, ascii }: TerminalStyle): string {
	const palette = paletteFor(depth);
	const painted = spans.map(({ text, tone }) => {
		const code = palette.get(tone);
		const shown = clean(text, ascii);
		return code ? `\x1b[${code}m${shown}${RESET}` : shown;
	});
	return painted.join('');
}

function clean(text: string, ascii: boolean): string {
	const printed = text.replace(/\p{C}/gu, '?');
	return ascii ? printed.replace(/[^ -~]/g, (sign) => ASCII[sign] ?? '?') : printed;
}
