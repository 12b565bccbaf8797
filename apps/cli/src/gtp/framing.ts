/** GTP version 2 framing: how a command line is cut up, and what a reply looks like. */

export interface Request {
	/** The number before the command, repeated in the reply; empty when there was none. */
	readonly id: string;
	readonly command: string;
	readonly args: readonly string[];
	/** All that follows the command, as it was written. */
	readonly rest: string;
}

export interface Reply {
	readonly ok: boolean;
	readonly text: string;
	/** An answer that grows while it is thought about. */
	readonly stream?: Stream;
}

/** Thinks in steps of some milliseconds, until `step` says that it is done; reports at any time. */
export interface Stream {
	step(): boolean;
	report(): string;
}

/** Longer lines are refused unread. */
export const MAX_LINE = 100_000;

/** Null for a line that asks nothing: empty, or only a comment. */
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

/** Words between spaces; a word in double quotes may contain some. */
const splitArgs = (rest: string): string[] =>
	[...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** A reply may hold no empty line, since that is what ends it. */
export function makeReply(id: string, { ok, text }: Reply): string {
	const body = text.replace(/\n{2,}/g, '\n').trimEnd();
	return `${ok ? '=' : '?'}${id}${body ? ` ${body}` : ''}\n\n`;
}

export const yes = (text = ''): Reply => ({ ok: true, text });
export const no = (text: string): Reply => ({ ok: false, text });
