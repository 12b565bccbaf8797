import { Expansion } from './expansion.js';
import type { SearchGame } from './game.js';
import type { TreeRunner } from './runner.js';
import type { SearchSettings } from './settings.js';
import { NOT_EVALUATED, Tree, UNKNOWN } from './tree.js';

/** A line in the tree is never longer than a game. */
const MAX_DEPTH = 200;

/**
 * Monte Carlo tree search for any number of sides. Every simulation walks down the tree, grows it by a node,
 * plays to the end, and writes the values back; each move is judged by what its own mover got. The walk needs
 * no game: nodes know who moves in them. Only where it ends is the game brought to the position.
 */
export class TreeSearch {
	private tree: Tree;
	private spare: Tree | null = null;
	private readonly runner: TreeRunner | null;
	simulations = 0;
	/** Sum over simulations of what each side got, for the expected values at the root. */
	readonly totals: Float64Array;

	private readonly path = new Int32Array(MAX_DEPTH);
	/** How many moves of the path the game has been brought forward; −1 before it was reset. */
	private played = -1;
	private readonly values: Float32Array;
	private readonly evaluation: Float32Array;
	private readonly evaluatedSides: number;
	private readonly expansion: Expansion;
	/** By mover and move: the simulation in which it was played last. */
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

	/** Numbers simulations through all of the search's life, for `lastPlayed`. */
	private simulationId = 0;

	get nodes(): number {
		return this.tree.size;
	}

	/** Forgets everything. */
	clear(): void {
		this.tree.clear();
		this.forgetTotals();
	}

	private forgetTotals(): void {
		this.simulations = 0;
		this.totals.fill(0);
	}

	/** The game has gone on by these moves: keeps what is known of the position it came to. */
	advance(moves: readonly number[]): void {
		let node = 0;
		for (const move of moves) {
			node = this.tree.childWith(node, move);
			if (node === 0) break;
		}
		this.forgetTotals();
		if (node === 0) this.tree.clear();
		else this.keep(node, 0);
		this.tree.isFull = false;
	}

	/** Goes on with what hangs below a node. */
	private keep(node: number, least: number): void {
		this.spare ??= this.newTree();
		this.tree.copySubtree(node, this.spare, least);
		[this.tree, this.spare] = [this.spare, this.tree];
	}

	/** Makes room by forgetting the children of nodes that were hardly visited. */
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

	/** Runs one simulation and says so. */
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

	/** Whether the position at the end of the path can be judged; it is done once for every node. */
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

	/** Brings the game to the node at that depth, and notes who moves there if nobody knew. */
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

	/** Whether the node has children, after it was given some or more where it is time for that. */
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

	/** The child that promises most: by its value, by that of its later plays, and by curiosity. */
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

	/** Every move of the mover that came at any time later in the simulation shares in its value. */
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

	/** The root's children that were tried, most visited first. */
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

	/** The line of most visited moves below a node. */
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
