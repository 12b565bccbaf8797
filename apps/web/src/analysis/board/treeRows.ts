/** The move tree as a list of rows. A large tree is truncated, but the current line is always shown. */
import {
	type Game,
	type Line,
	type MoveMark,
	type MoveNode,
	makeMove,
	type Owner,
	Position,
} from '@rumis/rules';

export interface TreeRow {
	/** The moves up to this one. */
	readonly line: Line;
	readonly text: string;
	readonly owner: Owner;
	readonly mark: MoveMark | null;
	readonly comment: string;
	/** Alternatives to this move. */
	readonly variations: readonly (readonly TreeRow[])[];
	/** The number of variations that are not shown. */
	readonly hidden: number;
}

/** Beyond this many moves, or this many variations of one move, only the current line is shown. */
const MOST_ROWS = 300;
const MOST_VARIATIONS = 12;
const MOST_COMMENT = 200;

export function treeRows(game: Game, current: Line): readonly TreeRow[] {
	const started = Position.start(game.setup);
	return started.ok ? new TreeWalk(started.value, current).lineRows(game.next, []) : [];
}

class TreeWalk {
	private count = 0;

	constructor(
		private readonly position: Position,
		private readonly current: Line,
	) {}

	/** The moves of a line; restores the position afterwards. */
	lineRows(first: readonly MoveNode[], start: Line): readonly TreeRow[] {
		const rows: TreeRow[] = [];
		const ply = this.position.ply;
		let line = start;
		for (let choices = first; choices[0]; choices = choices[0].next) {
			const before = line;
			line = [...line, makeMove(choices[0].move)];
			if (!this.isShown(line)) break;
			rows.push(this.row(choices[0], choices.slice(1), before, line));
		}
		while (this.position.ply > ply) this.position.undo();
		return rows;
	}

	private row(node: MoveNode, others: readonly MoveNode[], before: Line, line: Line): TreeRow {
		this.count++;
		const shown = others.filter((other, at) => this.isVariationShown([...before, makeMove(other.move)], at));
		const variations = shown.map((other) => this.lineRows([other], before));
		const played = this.position.play(node.move);
		if (!played.ok) throw new Error(`not a game: ${makeMove(node.move)}`);
		return {
			line,
			text: makeMove(node.move),
			owner: played.value.owner,
			mark: node.mark ?? null,
			comment: shorten([...node.before, ...node.after].join(' ')),
			variations,
			hidden: others.length - shown.length,
		};
	}

	private isVariationShown(line: Line, at: number): boolean {
		return at < MOST_VARIATIONS ? this.isShown(line) : this.isCurrent(line);
	}

	private isShown(line: Line): boolean {
		return this.count < MOST_ROWS || this.isCurrent(line);
	}

	/** Whether the move is part of the line to the current position. */
	private isCurrent(line: Line): boolean {
		return line.length <= this.current.length && line.every((text, at) => text === this.current[at]);
	}
}

const shorten = (text: string): string =>
	text.length > MOST_COMMENT ? `${text.slice(0, MOST_COMMENT - 1)}…` : text;
