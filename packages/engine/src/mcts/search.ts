import type { SearchGame } from './game.js';
import type { SearchSettings } from './settings.js';
import { Tree } from './tree.js';

/** A line in the tree is never longer than a game. */
const MAX_DEPTH = 200;
const MOST_MOVES = 65_536;

/**
 * Monte Carlo tree search for any number of sides. Every simulation walks down the tree, grows it by a node,
 * plays to the end, and writes the values back; each move is judged by what its own mover got.
 */
export class TreeSearch {
	private tree: Tree;
	private spare: Tree | null = null;
	simulations = 0;
	/** Sum over simulations of what each side got, for the expected values at the root. */
	readonly totals: Float64Array;

	private readonly path = new Int32Array(MAX_DEPTH);
	private readonly pathMover = new Int32Array(MAX_DEPTH);
	private readonly pathSide = new Int32Array(MAX_DEPTH);
	private readonly values: Float32Array;
	private readonly moves = new Uint16Array(MOST_MOVES);
	private readonly looks = new Float32Array(MOST_MOVES);
	private readonly order = new Int32Array(MOST_MOVES);
	/** By mover and move: the simulation in which it was played last. */
	private readonly played: Int32Array;
	private readonly noteMove: (mover: number, move: number) => void;

	constructor(
		private readonly game: SearchGame,
		private readonly settings: SearchSettings,
		private readonly capacity: number,
	) {
		this.tree = new Tree(capacity);
		this.values = new Float32Array(game.sides);
		this.totals = new Float64Array(game.sides);
		this.played = new Int32Array(game.movers * game.moveNumbers);
		this.noteMove = (mover, move) => {
			this.played[mover * this.game.moveNumbers + move] = this.stamp;
		};
	}

	/** Numbers simulations through all of the search's life, for `played`. */
	private stamp = 0;

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
		if (node === 0) {
			this.tree.clear();
			return;
		}
		this.spare ??= new Tree(this.capacity);
		this.tree.copySubtree(node, this.spare);
		[this.tree, this.spare] = [this.spare, this.tree];
	}

	run(simulations: number): void {
		for (let i = 0; i < simulations; i++) this.simulate();
	}

	private simulate(): void {
		const { game, tree, settings } = this;
		game.reset();
		this.stamp++;
		let depth = 0;
		let node = 0;
		for (;;) {
			this.path[depth] = node;
			if (game.isOver() || depth === MAX_DEPTH - 1) break;
			if (tree.firstChild[node] === 0) {
				const isRoot = node === 0;
				if (!isRoot && tree.visits[node]! < settings.expandAt) break;
				if (!this.expand(node, isRoot ? settings.rootWidth : settings.width)) break;
			}
			const child = settings.isPlain ? this.selectPlain(node) : this.select(node);
			this.pathMover[depth] = game.mover();
			this.pathSide[depth] = game.side();
			this.noteMove(this.pathMover[depth]!, tree.move[child]!);
			game.play(tree.move[child]!);
			node = child;
			depth++;
		}
		game.finish(this.values, this.noteMove);
		this.writeBack(depth);
	}

	/** Gives a node its children, the best looking first; false when memory has run out. */
	private expand(node: number, width: number): boolean {
		const { game, tree, moves, looks, order, settings } = this;
		const count = game.listMoves(moves, looks);
		const kept = Math.min(count, width);
		if (!tree.hasRoomFor(kept)) return false;
		for (let i = 0; i < count; i++) order[i] = i;
		const sorted = order.subarray(0, count);
		if (settings.sharpness > 0) sorted.sort((a, b) => looks[b]! - looks[a]!);
		const best = looks[sorted[0]!]!;
		let sum = 0;
		for (let i = 0; i < kept; i++) sum += Math.exp(settings.sharpness * (looks[sorted[i]!]! - best));
		const first = tree.addChildren(node, kept);
		for (let i = 0; i < kept; i++) {
			const look = looks[sorted[i]!]!;
			tree.initialise(first + i, moves[sorted[i]!]!, Math.exp(settings.sharpness * (look - best)) / sum);
		}
		return true;
	}

	/** The child that promises most: by its value, by that of its later plays, and by curiosity. */
	private select(node: number): number {
		const { tree, settings } = this;
		const { visits, value, prior, laterVisits, laterValue } = tree;
		const first = tree.firstChild[node]!;
		const total = visits[node]!;
		const widening = settings.wideningBase + settings.wideningFactor * total ** settings.wideningPower;
		const end = first + Math.min(tree.childCount[node]!, Math.floor(widening));
		const curiosity = settings.exploration * Math.sqrt(total + 1);
		const untried = (total > 0 ? tree.outlook[node]! : 0.5) - settings.untriedPenalty;
		const { laterWeight } = settings;
		let best = first;
		let bestScore = Number.NEGATIVE_INFINITY;
		for (let child = first; child < end; child++) {
			const n = visits[child]!;
			let estimate = n > 0 ? value[child]! : untried;
			if (laterWeight > 0 && laterVisits[child]! > 0) {
				const later = laterVisits[child]!;
				const share = later / (later + n + (later * n) / laterWeight);
				estimate += share * (laterValue[child]! - estimate);
			}
			const score = estimate + (curiosity * prior[child]!) / (1 + n);
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

	private writeBack(depth: number): void {
		const { tree, values, path, pathSide } = this;
		this.simulations++;
		for (let side = 0; side < values.length; side++) this.totals[side]! += values[side]!;
		tree.visits[path[0]!]!++;
		for (let d = 0; d < depth; d++) {
			const node = path[d]!;
			const child = path[d + 1]!;
			const value = values[pathSide[d]!]!;
			const n = ++tree.visits[child]!;
			tree.value[child]! += (value - tree.value[child]!) / n;
			tree.outlook[node]! += (value - tree.outlook[node]!) / tree.visits[node]!;
			if (this.settings.laterWeight > 0) this.learnLater(node, this.pathMover[d]!, value);
		}
	}

	/** Every move of the mover that came at any time later in the simulation shares in its value. */
	private learnLater(node: number, mover: number, value: number): void {
		const { tree, played, stamp } = this;
		const offset = mover * this.game.moveNumbers;
		const first = tree.firstChild[node]!;
		for (let child = first, end = first + tree.childCount[node]!; child < end; child++) {
			if (played[offset + tree.move[child]!] !== stamp) continue;
			const n = ++tree.laterVisits[child]!;
			tree.laterValue[child]! += (value - tree.laterValue[child]!) / n;
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
