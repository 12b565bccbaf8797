import { parseColour } from './board/colour.js';
import type { Illegal } from './board/illegal.js';
import type { Move } from './board/move.js';
import { type MoveTextError, makeMove, parseMove } from './board/moveText.js';
import { type Game, type MoveMark, type MoveNode, parseMark } from './game.js';
import { FREE_SQUARES_ONCE } from './modes/ruinas.js';
import { Position } from './position.js';
import { type FindScenario, findBuiltin, SETUP_TAGS, setupFromTags, type TagError } from './recordTags.js';
import { type Token, tokensFrom, unescapeTag } from './recordTokens.js';
import { makeResult, UNFINISHED } from './recordWrite.js';
import type { Setup } from './state/setup.js';
import { err, ok, type Result, type TextPosition, textPositionAt } from './util/result.js';

/** Why a record is refused. The position is added when the error leaves this file. */
type Fault =
	| TagError
	| { readonly code: 'tagBroken' | 'recordLong' | 'variationDeep' | 'variationEmpty' }
	| { readonly code: 'variationStray' | 'variationOpen' | 'afterResult' }
	| { readonly code: 'tagTwice'; readonly tag: string }
	| { readonly code: 'wordUnknown'; readonly found: string }
	| { readonly code: 'resultWrong'; readonly expected: string }
	| { readonly code: 'moveBroken'; readonly move: string; readonly reason: MoveTextError }
	| { readonly code: 'moveIllegal'; readonly move: string; readonly illegal: Illegal };

export type RecordError = Fault & TextPosition;

/** A longer text is no record of a game, however richly commented. */
const MAX_LENGTH = 2_000_000;
/** Every move is validated, so this limits the time. Whole books of analysis have fewer. */
const MAX_MOVES = 5_000;
/** The maximum nesting of variations, so hostile files cannot overflow the stack. */
const MAX_DEPTH = 50;

/** The maximum number of words in a move: a stone has four cubes. */
const MAX_PIECES = 20;

/** Thrown inside this file only, and caught in `parseRecord`. */
class Stop {
	constructor(
		readonly fault: Fault,
		readonly at: number,
	) {}
}

/** Parses a game record and validates every move, also in variations. */
export function parseRecord(text: string, find: FindScenario = findBuiltin): Result<Game, RecordError> {
	const unified = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
	try {
		if (unified.length > MAX_LENGTH) throw new Stop({ code: 'recordLong' }, MAX_LENGTH);
		return ok(readRecord(unified, find));
	} catch (stop) {
		if (stop instanceof Stop) return err({ ...stop.fault, ...textPositionAt(unified, stop.at) });
		throw stop;
	}
}

function readRecord(text: string, find: FindScenario): Game {
	const { tags, places, end } = readTags(text);
	const setup = setupFromTags(tags, find);
	if (!setup.ok) throw new Stop(setup.error, places.get(setup.error.tag) ?? 0);
	const kept = new Map([...tags].filter(([name]) => !(SETUP_TAGS as readonly string[]).includes(name)));
	const { reader, comments, next } = readMoves(tokensFrom(text, end), setup.value);
	checkResultTag(kept, reader.end, places.get('Result') ?? 0);
	return { setup: reader.end.setup, tags: kept, comments, next };
}

interface MovePart {
	readonly reader: MoveReader;
	readonly comments: string[];
	readonly next: MoveNode[];
}

/**
 * Parses the moves. An old game of Ruinas, whose ruin had to leave more squares free, is recognized by its
 * round 1, which begins when current rules would still have the ruin built.
 */
function readMoves(tokens: readonly Token[], setup: Setup): MovePart {
	if (setup.mode !== 'ruinas') return readMovesOnce(tokens, setup);
	try {
		const part = readMovesOnce(tokens, setup);
		return part.reader.isRuinCutShort ? (readOldMoves(tokens, setup) ?? part) : part;
	} catch (stop) {
		const old = stop instanceof Stop ? readOldMoves(tokens, setup) : null;
		if (old) return old;
		throw stop;
	}
}

function readOldMoves(tokens: readonly Token[], setup: Setup): MovePart | null {
	try {
		const part = readMovesOnce(tokens, { ...setup, freeSquares: FREE_SQUARES_ONCE });
		return part.reader.isRuinCutShort || part.reader.end.phase === 'ruin' ? null : part;
	} catch (stop) {
		if (stop instanceof Stop) return null;
		throw stop;
	}
}

function readMovesOnce(tokens: readonly Token[], setup: Setup): MovePart {
	const started = Position.start(setup);
	if (!started.ok) throw new Error('a checked setup was refused');
	const reader = new MoveReader(tokens, started.value);
	return { reader, ...reader.game() };
}

/** A finished game states its own result; an unfinished one keeps its tag. */
function checkResultTag(tags: Map<string, string>, end: Position, at: number): void {
	const stated = tags.get('Result');
	const expected = end.phase === null ? makeResult(end) : undefined;
	if (expected !== undefined && stated !== undefined && stated !== UNFINISHED && stated !== expected) {
		throw new Stop({ code: 'resultWrong', expected }, at);
	}
	if (expected !== undefined || stated === UNFINISHED) tags.delete('Result');
}

interface TagPart {
	readonly tags: Map<string, string>;
	readonly places: ReadonlyMap<string, number>;
	/** Where the moves begin. */
	readonly end: number;
}

function readTags(text: string): TagPart {
	const tags = new Map<string, string>();
	const places = new Map<string, number>();
	const line = /\s*\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y;
	let end = 0;
	for (;;) {
		line.lastIndex = end;
		const match = line.exec(text);
		if (!match) break;
		const [all, name = '', value = ''] = match;
		const at = end + (all.length - all.trimStart().length);
		if (tags.has(name)) throw new Stop({ code: 'tagTwice', tag: name }, at);
		tags.set(name, unescapeTag(value));
		places.set(name, at);
		end += all.length;
	}
	const rest = text.slice(end);
	if (rest.trimStart().startsWith('[')) throw new Stop({ code: 'tagBroken' }, end + rest.search(/\S/));
	return { tags, places, end };
}

/** A node while it is being filled. */
interface OpenNode {
	readonly move: Move;
	readonly before: string[];
	readonly after: string[];
	mark?: MoveMark;
	readonly next: MoveNode[];
}

/** A mark may directly follow the move. */
function splitMark(text: string): { readonly text: string; readonly mark: MoveMark | undefined } {
	const [signs = ''] = /[!?]+$/.exec(text) ?? [];
	const mark = parseMark(signs);
	return mark ? { text: text.slice(0, -signs.length), mark } : { text, mark };
}

/** Parses the tree of moves, playing along on a position. */
class MoveReader {
	private index = 0;
	private moves = 0;
	/** Whether round 1 of the main line began while there were still ruin stones to place. */
	isRuinCutShort = false;

	constructor(
		private readonly tokens: readonly Token[],
		private readonly position: Position,
	) {}

	/** The position at the end of the main line. */
	get end(): Position {
		return this.position;
	}

	game(): { comments: string[]; next: MoveNode[] } {
		const root: { after: string[]; next: MoveNode[] } = { after: [], next: [] };
		const stopped = this.line(root, root.after, 0);
		if (stopped.kind === ')') throw new Stop({ code: 'variationStray' }, stopped.at);
		return { comments: root.after, next: root.next };
	}

	/** Consumes the next token; after the last there is only the end. */
	private take(): Token {
		const token = this.tokens[this.index] ?? this.tokens.at(-1)!;
		this.index++;
		return token;
	}

	/** Parses moves after `parent` until the line ends, and returns the token that ended it. */
	private line(parent: { readonly next: MoveNode[] }, leading: string[], depth: number): Token {
		let tail = parent;
		let choices: MoveNode[] | null = null;
		let last: OpenNode | null = null;
		let comments = leading;
		for (;;) {
			const token = this.take();
			switch (token.kind) {
				case 'end':
				case ')':
					return token;
				case 'comment':
					comments.push(token.text);
					break;
				case 'number':
					if (depth === 0 && Number.parseInt(token.text, 10) > 0 && this.position.phase === 'ruin')
						this.isRuinCutShort = true;
					break;
				case '(':
					if (!choices) throw new Stop({ code: 'variationStray' }, token.at);
					this.variation(choices, token, depth + 1);
					break;
				case 'broken':
					throw new Stop({ code: 'wordUnknown', found: token.text }, token.at);
				case 'word': {
					if (depth === 0 && this.isResult(token.text)) return this.result(token);
					const mark = parseMark(token.text);
					if (mark && last) {
						last.mark = mark;
						break;
					}
					const node = this.move(token.text, token.at);
					last = node;
					tail.next.push(node);
					choices = tail.next;
					comments = node.after;
					tail = node;
				}
			}
		}
	}

	/** An alternative to the last move. */
	private variation(choices: MoveNode[], open: Token, depth: number): void {
		if (depth > MAX_DEPTH) throw new Stop({ code: 'variationDeep' }, open.at);
		const replaced = this.position.undo()!;
		const ply = this.position.ply;
		const before: string[] = [];
		const start: { next: MoveNode[] } = { next: [] };
		const stopped = this.line(start, before, depth);
		const [first] = start.next;
		if (stopped.kind !== ')') throw new Stop({ code: 'variationOpen' }, open.at);
		if (!first) throw new Stop({ code: 'variationEmpty' }, open.at);
		choices.push({ ...first, before }, ...start.next.slice(1));
		while (this.position.ply > ply) this.position.undo();
		this.position.play(replaced);
	}

	private move(stone: string, at: number): OpenNode {
		if (++this.moves > MAX_MOVES) throw new Stop({ code: 'recordLong' }, at);
		const { text, mark } = splitMark(`${stone} ${this.squares()}`);
		const move = parseMove(text);
		if (!move.ok) {
			const isMove = /^[a-z]\d$/i.test(stone);
			if (!isMove) throw new Stop({ code: 'wordUnknown', found: stone }, at);
			throw new Stop({ code: 'moveBroken', move: text.trim(), reason: move.error }, at);
		}
		const played = this.position.play(move.value);
		if (!played.ok) {
			throw new Stop({ code: 'moveIllegal', move: makeMove(move.value), illegal: played.error }, at);
		}
		return { move: move.value, before: [], after: [], next: [], ...(mark && { mark }) };
	}

	/** The squares of a move may be spread over several words: `b2, b3 ,b4`. */
	private squares(): string {
		const pieces: string[] = [];
		for (;;) {
			const token = this.tokens[this.index];
			if (token?.kind !== 'word' || pieces.length >= MAX_PIECES) return pieces.join('');
			const goesOn = pieces.at(-1)?.endsWith(',') ?? true;
			if (!goesOn && !token.text.startsWith(',')) return pieces.join('');
			pieces.push(token.text);
			this.index++;
		}
	}

	private isResult(word: string): boolean {
		return word === UNFINISHED || parseColour(word) !== null;
	}

	/** The end mark: it must be the last token. */
	private result(first: Token & { readonly text: string }): Token {
		const words = [first.text];
		let token = this.take();
		const isScore = first.text !== UNFINISHED;
		for (; isScore && token.kind === 'word'; token = this.take()) words.push(token.text);
		if (token.kind !== 'end') throw new Stop({ code: 'afterResult' }, token.at);
		const stated = words.join(' ');
		const expected = this.position.phase === null ? makeResult(this.position) : UNFINISHED;
		if (stated !== UNFINISHED && stated !== expected) {
			throw new Stop({ code: 'resultWrong', expected }, first.at);
		}
		return token;
	}
}
