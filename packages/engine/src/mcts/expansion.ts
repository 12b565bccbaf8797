import { exponential } from '../numbers/exponential.js';
import type { SearchGame } from './game.js';
import type { SearchSettings } from './settings.js';
import type { Tree } from './tree.js';
import { widen } from './widening.js';

const MOST_MOVES = 65_536;
/** Up to this many visits the widening is cached. */
const REMEMBERED = 1 << 16;
/** Up to this many moves, insertion into a short list beats a full sort. */
const FEW = 16;

/** Expands nodes, highest move score first, with priors from a softmax of the scores. */
export class Expansion {
	private readonly moves = new Uint16Array(MOST_MOVES);
	private readonly scores = new Float32Array(MOST_MOVES);
	private readonly order = new Int32Array(MOST_MOVES);
	private readonly widenings = new Uint16Array(REMEMBERED);

	constructor(
		private readonly game: SearchGame,
		private readonly settings: SearchSettings,
	) {}

	/** The number of children considered after that many visits (progressive widening). */
	widening(visits: number): number {
		if (visits >= REMEMBERED) return widen(this.settings, visits);
		if (this.widenings[visits] === 0) this.widenings[visits] = widen(this.settings, visits);
		return this.widenings[visits]!;
	}

	/** Adds the first children of a node, or more of them; false when the tree is full. */
	expand(tree: Tree, node: number, width: number): boolean {
		return this.settings.isLazy ? this.expandLazily(tree, node, width) : this.expandAll(tree, node, width);
	}

	private expandAll(tree: Tree, node: number, width: number): boolean {
		const { game, moves, scores, order, settings } = this;
		const count = game.listMoves(moves, scores);
		const kept = Math.min(count, width);
		const first = tree.allocate(kept);
		if (first === 0) return false;
		for (let i = 0; i < count; i++) order[i] = i;
		const sorted = order.subarray(0, count);
		if (settings.sharpness > 0) sorted.sort((a, b) => scores[b]! - scores[a]!);
		const best = scores[sorted[0]!]!;
		let sum = 0;
		for (let i = 0; i < kept; i++) sum += exponential(settings.sharpness * (scores[sorted[i]!]! - best));
		tree.firstChild[node] = first;
		tree.childCount[node] = kept;
		tree.moveCount[node] = kept;
		for (let i = 0; i < kept; i++) {
			const score = scores[sorted[i]!]!;
			tree.initialise(first + i, moves[sorted[i]!]!, exponential(settings.sharpness * (score - best)) / sum);
		}
		return true;
	}

	/**
	 * Adds only the children that will be considered soon. Move scores never change, so existing children stay
	 * first.
	 */
	private expandLazily(tree: Tree, node: number, width: number): boolean {
		const { game, moves, scores, order } = this;
		const count = game.listMoves(moves, scores);
		const had = tree.childCount[node]!;
		const most = Math.min(count, width);
		const wanted = Math.min(most, roundUp(this.widening(tree.visits[node]!)));
		const first = tree.allocate(wanted);
		if (first === 0) return false;
		this.sortBest(count, wanted);
		const old = tree.firstChild[node]!;
		for (let i = 0; i < had; i++) tree.moveNode(old + i, first + i);
		const sum = this.softmaxSum(count);
		for (let i = had; i < wanted; i++) {
			tree.initialise(first + i, moves[order[i]!]!, this.softmaxTerm(order[i]!) / sum);
		}
		if (had > 0) tree.release(old, had);
		tree.firstChild[node] = first;
		tree.childCount[node] = wanted;
		tree.moveCount[node] = most;
		return true;
	}

	private softmaxTerm(index: number): number {
		const { scores, order, settings } = this;
		return exponential(settings.sharpness * (scores[index]! - scores[order[0]!]!));
	}

	private softmaxSum(count: number): number {
		let sum = 0;
		for (let i = 0; i < count; i++) sum += this.softmaxTerm(i);
		return sum;
	}

	/** Writes the indices of the best moves in order; ties keep their original order. */
	private sortBest(count: number, wanted: number): void {
		const { scores, order } = this;
		if (wanted > FEW) {
			for (let i = 0; i < count; i++) order[i] = i;
			order.subarray(0, count).sort((a, b) => scores[b]! - scores[a]! || a - b);
			return;
		}
		let found = 0;
		for (let i = 0; i < count; i++) {
			const score = scores[i]!;
			if (found === wanted && score <= scores[order[found - 1]!]!) continue;
			let at = found < wanted ? found++ : found - 1;
			for (; at > 0 && scores[order[at - 1]!]! < score; at--) order[at] = order[at - 1]!;
			order[at] = i;
		}
	}
}

/** Rounds up to a power of two, at least 8: the block sizes of the tree. */
const roundUp = (count: number): number => 1 << Math.max(3, 32 - Math.clz32(count - 1));
