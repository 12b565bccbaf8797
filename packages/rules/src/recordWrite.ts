import { makeMove } from './board/moveText.js';
import type { Game, MoveNode } from './game.js';
import { Position } from './position.js';
import { LEADING_TAGS, nameTags, tagsFromSetup } from './recordTags.js';
import { escapeComment, escapeTag } from './recordTokens.js';

/** The result of a finished game as a record states it: `yellow 9, red 11`. */
export const makeResult = (position: Position): string =>
	position
		.scores()
		.map(({ colour, points }) => `${colour} ${points}`)
		.join(', ');

/** The end mark, and the `Result` tag, of an unfinished game. */
export const UNFINISHED = '*';

/** Writes the canonical record of a legal game. */
export function makeRecord(game: Game): string {
	const started = Position.start(game.setup);
	if (!started.ok) throw new Error(`not a game: ${started.error.code}`);
	const { setup } = started.value;
	const writer = new MoveWriter(started.value);
	const moves = writer.mainLine(game);
	const isOver = writer.end.phase === null;
	const result = isOver ? makeResult(writer.end) : (game.tags.get('Result') ?? UNFINISHED);
	const tags = tagLines({ setup, tags: game.tags }, result);
	const comments = game.comments.map((comment) => `{${escapeComment(comment)}}`);
	const endMark = isOver ? result : UNFINISHED;
	return [...tags, '', ...comments, ...moves, endMark, ''].join('\n');
}

function tagLines({ setup, tags }: Pick<Game, 'setup' | 'tags'>, result: string): string[] {
	const pick = (names: readonly string[]) =>
		names.flatMap((name): [string, string][] => (tags.has(name) ? [[name, tags.get(name)!]] : []));
	const ordered = [...pick(LEADING_TAGS), ...tagsFromSetup(setup), ...pick(nameTags(setup))];
	const taken = new Set([...ordered.map(([name]) => name), 'Result']);
	const others = [...tags].filter(([name]) => !taken.has(name));
	const all: [string, string][] = [...ordered, ...others, ['Result', result]];
	return all.map(([name, value]) => `[${name} "${escapeTag(value)}"]`);
}

/** Traverses the tree with a position, because only the rules know the next player. */
class MoveWriter {
	private words: string[] = [];
	private lines: string[] = [];

	constructor(private readonly position: Position) {}

	/** The position at the end of the main line. */
	get end(): Position {
		return this.position;
	}

	/** The lines of the main line, one per round. */
	mainLine(game: Game): string[] {
		this.line(game.next, null, true);
		this.breakLine();
		return this.lines;
	}

	private breakLine(): void {
		if (this.words.length > 0) this.lines.push(this.words.join(' '));
		this.words = [];
	}

	private line(first: readonly MoveNode[], roundBefore: Round | null, isMain: boolean): void {
		let last = roundBefore;
		let isResumed = !isMain;
		for (let choices = first; choices.length > 0; choices = choices[0]!.next) {
			const [node, ...variations] = choices;
			const round = nextRound(this.position, last);
			if (isMain && round.isFirst) this.breakLine();
			this.move(node!, round, isResumed || round.isFirst);
			for (const variation of variations) this.variation(variation, last);
			this.play(node!);
			isResumed = variations.length > 0;
			last = round;
		}
	}

	private move(node: MoveNode, round: Round, numbered: boolean): void {
		for (const comment of node.before) this.comment(comment);
		if (numbered) this.words.push(`${round.number}${round.isFirst ? '.' : '...'}`);
		this.words.push(`${makeMove(node.move)}${node.mark ?? ''}`);
		for (const comment of node.after) this.comment(comment);
	}

	private comment(text: string): void {
		this.words.push(`{${escapeComment(text)}}`);
	}

	private variation(node: MoveNode, last: Round | null): void {
		const outer = this.words;
		const ply = this.position.ply;
		this.words = [];
		this.line([node], last, false);
		outer.push(`(${this.words.join(' ')})`);
		this.words = outer;
		while (this.position.ply > ply) this.position.undo();
	}

	private play({ move }: MoveNode): void {
		const played = this.position.play(move);
		if (!played.ok) throw new Error(`not a game: ${makeMove(move)}: ${played.error.code}`);
	}
}

/** The round of a move, and whether it is the round's first. */
interface Round {
	readonly number: number;
	readonly isFirst: boolean;
	/** The mover's place in the playing order, from the starting colour. */
	readonly order: number;
}

/**
 * The round of the next move. The ruin is round 0. After that a round ends when the turn reaches or passes a
 * colour that has already moved in it.
 */
function nextRound(position: Position, last: Round | null): Round {
	const colour = position.toPlay;
	if (colour === null) throw new Error('the game is over');
	if (position.phase === 'ruin') return { number: 0, isFirst: last === null, order: position.colours.length };
	const { colours } = position;
	const { length } = colours;
	const order = (colours.indexOf(colour) - colours.indexOf(position.setup.start) + length) % length;
	const isFirst = last === null || last.number === 0 || order <= last.order;
	return { number: (last?.number ?? 0) + (isFirst ? 1 : 0), isFirst, order };
}
