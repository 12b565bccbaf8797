/** GTP version 2 framing: parsing a command line, and formatting a reply. */

export interface Request {
	/** The number before the command, repeated in the reply; empty without one. */
	readonly id: string;
	readonly command: string;
	readonly args: readonly string[];
	/** The text after the command, unchanged. */
	readonly rest: string;
}

export interface Reply {
	readonly ok: boolean;
	readonly text: string;
	/** A reply that grows while thinking. */
	readonly stream?: Stream;
}

/** Thinks in steps of some milliseconds, until `step` returns true; can report at any time. */
export interface Stream {
	step(): boolean;
	report(): string;
}

/** Longer lines are refused unparsed. */
export const MAX_LINE = 100_000;

/** Null for a line without a command: empty, or only a comment. */
export function parseRequest(line: string): Request | null {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: GTP tells receivers to drop control characters
	const clean = line.replace(/\t/g, ' ').replace(/[\u0000-\u001f\u007f]/g, '');
	const content = clean.split('#', 1)[0]!.trim();
	const id = /^\d+(?=\s|$)/.exec(content)?.[0] ?? '';
	const asked = content.slice(id.length).trimStart();
	const command = /^\S*/.exec(asked)![0];
	if (id === '' && command === '') return null;
	const rest = asked.slice(command.length).trimStart();
	return { id, command, rest, args: splitArgs(rest) };
}

/** Words separated by spaces; a word in double quotes may contain spaces. */
const splitArgs = (rest: string): string[] =>
	[...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** A reply must not contain an empty line, which would end it. */
export function makeReply(id: string, { ok, text }: Reply): string {
	const body = text.replace(/\n{2,}/g, '\n').trimEnd();
	return `${ok ? '=' : '?'}${id}${body ? ` ${body}` : ''}\n\n`;
}

export const yes = (text = ''): Reply => ({ ok: true, text });
export const no = (text: string): Reply => ({ ok: false, text });
