import type { Depth } from './palette.js';

export interface TerminalStyle {
	readonly depth: Depth;
	readonly ascii: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The capabilities of the terminal. Node detects colours, and respects NO_COLOR. */
export function terminalStyle(
	output: Pick<NodeJS.WriteStream, 'getColorDepth'>,
	env: Env = process.env,
	platform: string = process.platform,
): TerminalStyle {
	const bits = output.getColorDepth(env);
	const { TERM, LC_ALL, LC_CTYPE, LANG } = env;
	const locale = LC_ALL || LC_CTYPE || LANG || '';
	const ascii = TERM === 'dumb' || (platform !== 'win32' && !/utf-?8/i.test(locale));
	return { depth: depthFor(bits, TERM), ascii };
}

function depthFor(bits: number, term: string | undefined): Depth {
	if (term === 'dumb') return 'plain';
	if (bits < 4) return 'mono';
	return bits < 8 ? 16 : 256;
}
