/** The tokens of a record's move part, each with its position in the text. */
export type Token =
	| { readonly kind: 'word' | 'number' | 'comment' | 'broken'; readonly at: number; readonly text: string }
	| { readonly kind: '(' | ')' | 'end'; readonly at: number };

const TOKEN =
	/\s*(?:(?<number>\d+\.+)|\{(?<comment>(?:[^\\}]|\\[\s\S])*)\}|;(?<line>[^\n]*)|(?<bracket>[()])|(?<word>[^\s(){};]+)|(?<broken>[^\s]))/y;

/** Stops at the first invalid character: nothing after it can make the text valid. */
export function tokensFrom(text: string, start: number): Token[] {
	const tokens: Token[] = [];
	let at = start;
	for (;;) {
		TOKEN.lastIndex = at;
		const match = TOKEN.exec(text);
		if (!match?.groups) break;
		const begin = at + (match[0].length - match[0].trimStart().length);
		const token = tokenOf(match.groups, begin);
		tokens.push(token);
		if (token.kind === 'broken') break;
		at += match[0].length;
	}
	tokens.push({ kind: 'end', at: text.length });
	return tokens;
}

function tokenOf(groups: Record<string, string | undefined>, at: number): Token {
	const { number, comment, line, bracket, word, broken } = groups;
	if (number !== undefined) return { kind: 'number', at, text: number };
	if (comment !== undefined) return { kind: 'comment', at, text: unescapeComment(comment) };
	if (line !== undefined) return { kind: 'comment', at, text: line.trim() };
	if (bracket === '(' || bracket === ')') return { kind: bracket, at };
	if (word !== undefined) return { kind: 'word', at, text: word };
	return { kind: 'broken', at, text: broken ?? '' };
}

/** Inside braces a backslash escapes a closing brace and another backslash. */
const unescapeComment = (text: string): string => text.replace(/\\([\\}])/g, '$1');
export const escapeComment = (text: string): string => text.replace(/[\\}]/g, '\\$&');

/** Inside quotes a backslash escapes a quote and another backslash. */
export const unescapeTag = (text: string): string => text.replace(/\\([\\"])/g, '$1');
export const escapeTag = (text: string): string => text.replace(/[\\"]/g, '\\$&');
