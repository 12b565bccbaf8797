import { Expansion } from './expansion.js';
import type { SearchGame } from './game.js';
import type { TreeRunner } from './runner.js';
import type { SearchSettings } from './settings.js';
import { NOT_EVALUATED, Tree, UNKNOWN } from './tree.js';

/** No game is longer than this. */
const MAX_DEPTH = 200;

/**
 * Monte Carlo tree search for any number of sides: selection with priors and RAVE, expansion with progressive
 * widening, playout and static evaluation of the leaf, backpropagation. Every move is valued for the side that
 * makes it. Nodes store who moves, so selection needs no board; the moves of the path are replayed only at the
 * leaf.
 */
export class TreeSearch {
	private tree: Tree;
	private spare: Tree | null = null;
	private readonly runner: TreeRunner | null;
	simulations = 0;
	/** Sums of values by side over all simulations. */
	readonly totals: Float64Array;

	private readonly path = new Int32Array(MAX_DEPTH);
	/** How many moves of the path have been replayed; −1 before the reset. */
	private played = -1;
	private readonly values: Float32Array;
	private readonly evaluation: Float32Array;
	private readonly evaluatedSides: number;
	private readonly expansion: Expansion;
	/** By mover and move: the last simulation in which it was played (for RAVE). */
	private readonly lastPlayed: Int32Array;
	private readonly noteMove: (mover: number, move: number) => void;

	constructor(
		private readonly game: SearchGame,
		private readonly settings: SearchSettings,
		private readonly capacity: number,
	) {
		this.evaluatedSides = settings.valueShare > 0 ? game.sides : 0;
		this.evaluation = new Float32Array(game.sides);
		this.runner = game.makeRunner(settings, capacity);
		this.tree = this.newTree();
		this.expansion = new Expansion(game, settings);
		this.values = new Float32Array(game.sides);
		this.totals = new Float64Array(game.sides);
		this.lastPlayed = new Int32Array(game.movers * game.moveNumbers);
		this.noteMove = (mover, move) => {
			this.lastPlayed[mover * this.game.moveNumbers + move] = this.simulationId;
		};
	}

	private newTree(): Tree {
		return this.runner?.newTree() ?? new Tree(this.capacity, this.settings.isLazy, this.evaluatedSides);
	}

	/** Unlike `simulations` never reset, since `lastPlayed` is not either. */
	private simulationId = 0;

	get nodes(): number {
		return this.tree.size;
	}

	clear(): void {
		this.tree.clear();
		this.resetTotals();
	}

	private resetTotals(): void {
		this.simulations = 0;
		this.totals.fill(0);
	}

	/** Reuses the subtree of the position after these moves. */
	advance(moves: readonly number[]): void {
		let node = 0;
		for (const move of moves) {
			node = this.tree.childWith(node, move);
			if (node === 0) break;
		}
		this.resetTotals();
		if (node === 0) this.tree.clear();
		else this.keep(node, 0);
		this.tree.isFull = false;
	}

	/** Keeps only the subtree of a node; children of nodes with fewer than `least` visits are dropped. */
	private keep(node: number, least: number): void {
		this.spare ??= this.newTree();
		this.tree.copySubtree(node, this.spare, least);
		[this.tree, this.spare] = [this.spare, this.tree];
	}

	/** Frees memory by dropping the children of rarely visited nodes. */
	private prune(): void {
		let least = 8;
		do {
			this.keep(0, least);
			least *= 2;
		} while (this.tree.size > this.capacity / 2 && least < 1e9);
		this.tree.isFull = false;
	}

	run(simulations: number): void {
		const runner = this.runner?.canRun() ? this.runner : null;
		for (let left = simulations; left > 0; ) {
			if (this.tree.isFull && this.settings.isLazy) this.prune();
			const done = runner ? runner.run(this.tree, left, this.totals) : this.simulate();
			this.simulations += done;
			left -= done;
		}
	}

	/** Runs one simulation and returns 1, like `TreeRunner.run`. */
	private simulate(): 1 {
		const { tree, path, game } = this;
		this.simulationId++;
		this.played = -1;
		let depth = 0;
		for (let node = 0; ; node = path[depth]!) {
			path[depth] = node;
			if (depth === MAX_DEPTH - 1 || !this.hasChildren(node, depth)) break;
			const child = this.settings.isPlain ? this.selectPlain(node) : this.select(node);
			this.noteMove(game.mover(tree.state[node]!), tree.move[child]!);
			path[++depth] = child;
		}
		this.replayTo(depth);
		const isEvaluated = this.evaluatedSides > 0 && this.evaluateOnce(path[depth]!);
		game.finish(this.values, this.noteMove);
		if (isEvaluated) this.blend(path[depth]!);
		this.backpropagate(depth);
		return 1;
	}

	/** Evaluates the leaf unless the tree has its evaluation already; false if there is none. */
	private evaluateOnce(node: number): boolean {
		const { tree, evaluation, evaluatedSides } = this;
		const at = node * evaluatedSides;
		if (tree.evaluations[at] !== NOT_EVALUATED) return true;
		if (!this.game.evaluate(evaluation)) return false;
		tree.evaluations.set(evaluation, at);
		return true;
	}

	private blend(node: number): void {
		const { values, settings, tree, evaluatedSides } = this;
		for (let side = 0; side < evaluatedSides; side++) {
			const evaluation = tree.evaluations[node * evaluatedSides + side]!;
			values[side]! += settings.valueShare * (evaluation - values[side]!);
		}
	}

	/** Replays the path up to that depth in the game, and stores who moves in new nodes. */
	private replayTo(depth: number): void {
		const { game, tree, path } = this;
		if (this.played < 0) {
			game.reset();
			this.played = 0;
			tree.state[0] = game.state();
		}
		while (this.played < depth) {
			const node = path[++this.played]!;
			const state = tree.state[node]!;
			if (state !== UNKNOWN) game.replay(tree.move[node]!, state);
			else {
				game.play(tree.move[node]!);
				tree.state[node] = game.state();
			}
		}
	}

	/** Expands or widens the node if due; returns whether it has children. */
	private hasChildren(node: number, depth: number): boolean {
		const { tree, settings, game } = this;
		const isRoot = node === 0;
		const count = tree.childCount[node]!;
		if (count === 0) {
			if (!isRoot && tree.visits[node]! < settings.expandAt) return false;
			this.replayTo(depth);
			if (game.isOver(tree.state[node]!)) return false;
			return this.expansion.expand(tree, node, isRoot ? settings.rootWidth : settings.width);
		}
		if (!settings.isLazy || count >= tree.moveCount[node]!) return true;
		if (this.expansion.widening(tree.visits[node]!) <= count) return true;
		this.replayTo(depth);
		this.expansion.expand(tree, node, isRoot ? settings.rootWidth : settings.width);
		return true;
	}

	/** PUCT selection: mean value blended with RAVE, plus an exploration bonus by prior. */
	private select(node: number): number {
		const { tree, settings } = this;
		const { visits, value, prior, raveVisits, raveValue } = tree;
		const first = tree.firstChild[node]!;
		const total = visits[node]!;
		const end = first + Math.min(tree.childCount[node]!, this.expansion.widening(total));
		const explorationScale = settings.exploration * Math.sqrt(total + 1);
		const firstPlayValue = (total > 0 ? tree.sideToMoveValue[node]! : 0.5) - settings.fpuReduction;
		const { raveWeight } = settings;
		let best = first;
		let bestScore = Number.NEGATIVE_INFINITY;
		for (let child = first; child < end; child++) {
			const n = visits[child]!;
			let estimate = n > 0 ? value[child]! : firstPlayValue;
			if (raveWeight > 0 && raveVisits[child]! > 0) {
				const raveN = raveVisits[child]!;
				const share = raveN / (raveN + n + (raveN * n) / raveWeight);
				estimate += share * (raveValue[child]! - estimate);
			}
			const score = estimate + (explorationScale * prior[child]!) / (1 + n);
			if (score > bestScore) {
				bestScore = score;
				best = child;
			}
		}
		return best;
	}

	/** Plain UCT: every child once, then the best upper confidence bound. */
	private selectPlain(node: number): number {
		const { tree, settings } = this;
		const first = tree.firstChild[node]!;
		const end = first + tree.childCount[node]!;
		const total = Math.log(tree.visits[node]! + 1);
		let best = first;
		let bestScore = Number.NEGATIVE_INFINITY;
		for (let child = first; child < end; child++) {
			const n = tree.visits[child]!;
			if (n === 0) return child;
			const score = tree.value[child]! + settings.exploration * Math.sqrt(total / n);
			if (score > bestScore) {
				bestScore = score;
				best = child;
			}
		}
		return best;
	}

	private backpropagate(depth: number): void {
		const { tree, values, path, game } = this;
		for (let side = 0; side < values.length; side++) this.totals[side]! += values[side]!;
		tree.visits[path[0]!]!++;
		for (let d = 0; d < depth; d++) {
			const node = path[d]!;
			const child = path[d + 1]!;
			const state = tree.state[node]!;
			const value = values[game.side(state)]!;
			const n = ++tree.visits[child]!;
			tree.value[child]! += (value - tree.value[child]!) / n;
			tree.sideToMoveValue[node]! += (value - tree.sideToMoveValue[node]!) / tree.visits[node]!;
			if (this.settings.raveWeight > 0) this.updateRave(node, game.mover(state), value);
		}
	}

	/**
	 * RAVE (all moves as first): children whose move the mover played anywhere in this simulation share in its
	 * value.
	 */
	private updateRave(node: number, mover: number, value: number): void {
		const { tree, lastPlayed, simulationId } = this;
		const offset = mover * this.game.moveNumbers;
		const first = tree.firstChild[node]!;
		for (let child = first, end = first + tree.childCount[node]!; child < end; child++) {
			if (lastPlayed[offset + tree.move[child]!] !== simulationId) continue;
			const n = ++tree.raveVisits[child]!;
			tree.raveValue[child]! += (value - tree.raveValue[child]!) / n;
		}
	}

	/** The root's visited children, most visits first. */
	candidates(): {
		readonly node: number;
		readonly move: number;
		readonly visits: number;
		readonly value: number;
	}[] {
		const { tree } = this;
		const first = tree.firstChild[0]!;
		const nodes = Array.from({ length: tree.childCount[0]! }, (_, i) => first + i);
		return nodes
			.map((node) => ({
				node,
				move: tree.move[node]!,
				visits: tree.visits[node]!,
				value: tree.value[node]!,
			}))
			.filter(({ visits }) => visits > 0)
			.sort((a, b) => b.visits - a.visits || b.value - a.value);
	}

	/** The principal variation below a node: the most visited moves. */
	lineFrom(node: number, longest: number): number[] {
		const { tree } = this;
		const line: number[] = [];
		for (let at = node; line.length < longest; ) {
			const first = tree.firstChild[at]!;
			let best = 0;
			for (let child = first, end = first + tree.childCount[at]!; child < end; child++) {
				if (tree.visits[child]! > (best === 0 ? 0 : tree.visits[best]!)) best = child;
			}
			if (best === 0) break;
			line.push(tree.move[best]!);
			at = best;
		}
		return line;
	}
}
