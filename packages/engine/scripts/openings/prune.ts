/** Keeps the data small: the most frequent moves only, deep ones only if played more than once. */
import type { OpeningNode } from '../../src/openings/tree.js';

/** Maximum number of nodes per kind of game. */
const MOST = 90;

export function pruned(roots: readonly OpeningNode[]): OpeningNode[] {
	for (let least = 1; ; least++) {
		const kept = keep(roots, least, 0);
		if (countNodes(kept) <= MOST) return kept;
	}
}

/** First moves need half as many games as later ones. */
function keep(nodes: readonly OpeningNode[], least: number, depth: number): OpeningNode[] {
	return nodes
		.filter(({ games }) => games >= (depth === 0 ? least / 2 : Math.max(2, least)))
		.map((node) => ({ ...node, next: keep(node.next, least, depth + 1) }))
		.sort((a, b) => b.games - a.games || (a.move < b.move ? -1 : 1));
}

const countNodes = (nodes: readonly OpeningNode[]): number =>
	nodes.reduce((sum, { next }) => sum + 1 + countNodes(next), 0);
