/** Keeps the data small: moves that were played most, deep ones only if more than once. */
import type { OpeningNode } from '../../src/openings/tree.js';

/** Nodes of one kind of game at most. */
const MOST = 90;

export function pruned(roots: readonly OpeningNode[]): OpeningNode[] {
	for (let least = 1; ; least++) {
		const kept = keep(roots, least, 0);
		if (countNodes(kept) <= MOST) return kept;
	}
}

/** First moves are kept twice as long as those that follow. */
function keep(nodes: readonly OpeningNode[], least: number, depth: number): OpeningNode[] {
	return nodes
		.filter(({ games }) => games >= (depth === 0 ? least / 2 : Math.max(2, least)))
		.map((node) => ({ ...node, next: keep(node.next, least, depth + 1) }))
		.sort((a, b) => b.games - a.games || (a.move < b.move ? -1 : 1));
}

const countNodes = (nodes: readonly OpeningNode[]): number =>
	nodes.reduce((sum, { next }) => sum + 1 + countNodes(next), 0);
