/**
 * Editing the tree of a game. A node is identified by the moves that lead to it, so its identity survives a
 * reordering of variations. Everything is immutable: an edit returns a new game, which shares the unchanged
 * parts.
 */
import type { Move } from './board/move.js';
import { makeMove } from './board/moveText.js';
import type { Game, MoveMark, MoveNode } from './game.js';

/** Move texts from the start of the game; the empty line is the start itself. */
export type Line = readonly string[];

type Nodes = readonly MoveNode[];

const isMove =
	(text: string) =>
	({ move }: MoveNode): boolean =>
		makeMove(move) === text;

/** The node that a line leads to; null for the start and for lines the tree doesn't have. */
export function nodeAt({ next }: Pick<Game, 'next'>, line: Line): MoveNode | null {
	let node: MoveNode | undefined;
	let choices: Nodes = next;
	for (const text of line) {
		node = choices.find(isMove(text));
		choices = node?.next ?? [];
	}
	return node ?? null;
}

/** The moves of the tree that may follow a line, the main one first. */
export const nextMoves = (game: Game, line: Line): Nodes =>
	line.length === 0 ? game.next : (nodeAt(game, line)?.next ?? []);

/** The line continued by its main moves to the end. */
export function longestLine(game: Game, line: Line): Line {
	const longest = [...line];
	for (let [node] = nextMoves(game, line); node; node = node.next[0]) longest.push(makeMove(node.move));
	return longest;
}

/** Replaces the nodes that follow a line. Lines the tree doesn't have change nothing. */
function changeNodes(nodes: Nodes, [first, ...rest]: Line, change: (nodes: Nodes) => Nodes): Nodes {
	if (first === undefined) return change(nodes);
	return changeNode(nodes, first, (node) => ({ ...node, next: changeNodes(node.next, rest, change) }));
}

function changeNode(nodes: Nodes, text: string, change: (node: MoveNode) => MoveNode): Nodes {
	const at = nodes.findIndex(isMove(text));
	return at < 0 ? nodes : nodes.with(at, change(nodes[at]!));
}

/** Changes the alternatives of the line's last move. */
const changeChoices = (game: Game, line: Line, change: (nodes: Nodes, text: string) => Nodes): Game => {
	const text = line.at(-1);
	if (text === undefined) return game;
	return { ...game, next: changeNodes(game.next, line.slice(0, -1), (nodes) => change(nodes, text)) };
};

/** Adds a move after the line: as the main move if there is none, otherwise as a variation. */
export function addMove(game: Game, line: Line, move: Move): Game {
	const text = makeMove(move);
	const add = (nodes: Nodes): Nodes =>
		nodes.some(isMove(text)) ? nodes : [...nodes, { move, before: [], after: [], next: [] }];
	return { ...game, next: changeNodes(game.next, line, add) };
}

/** Removes the last move of the line with everything after it. */
export const removeMove = (game: Game, line: Line): Game =>
	changeChoices(game, line, (nodes, text) => nodes.filter((node) => !isMove(text)(node)));

/** Moves the last move of the line one place up among its alternatives; the first of them is the main line. */
export const promoteMove = (game: Game, line: Line): Game =>
	changeChoices(game, line, (nodes, text) => {
		const at = nodes.findIndex(isMove(text));
		return at <= 0 ? nodes : [...nodes.slice(0, at - 1), nodes[at]!, nodes[at - 1]!, ...nodes.slice(at + 1)];
	});

/** Sets or removes the mark of the last move of the line. */
export const markMove = (game: Game, line: Line, mark: MoveMark | null): Game =>
	changeChoices(game, line, (nodes, text) =>
		changeNode(nodes, text, ({ mark: _old, ...node }) => (mark ? { ...node, mark } : node)),
	);

/** Replaces all comments after the last move of the line, or before the first move; empty text removes them. */
export function commentMove(game: Game, line: Line, text: string): Game {
	const comments = text.trim() === '' ? [] : [text];
	if (line.length === 0) return { ...game, comments };
	return changeChoices(game, line, (nodes, move) =>
		changeNode(nodes, move, (node) => ({ ...node, after: comments })),
	);
}

/** Removes duplicates: a record may list the same move twice among its alternatives. */
export const mergeRepeated = (game: Game): Game => ({ ...game, next: mergeNodes(game.next) });

function mergeNodes(nodes: Nodes): Nodes {
	const merged = new Map<string, MoveNode>();
	for (const node of nodes) {
		const text = makeMove(node.move);
		const same = merged.get(text);
		merged.set(text, same ? joinNodes(same, node) : node);
	}
	return [...merged.values()].map((node) => ({ ...node, next: mergeNodes(node.next) }));
}

const joinNodes = (one: MoveNode, other: MoveNode): MoveNode => ({
	...other,
	...one,
	before: [...one.before, ...other.before],
	after: [...one.after, ...other.after],
	next: [...one.next, ...other.next],
});
