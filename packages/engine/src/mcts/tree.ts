/** Nobody has looked yet who moves in a node. */
export const UNKNOWN = 255;

/** Stands for the judgement of a position that nobody has judged yet. */
export const UNJUDGED = -1;

/** Blocks of children have 8, 16, 32 … places, so that one that was given back fits the next who asks. */
const SMALLEST = 3;
const CLASSES = 17;

const classOf = (count: number): number => Math.max(0, 32 - Math.clz32(count - 1) - SMALLEST);

/** Nodes of a search tree in typed arrays: no objects, nothing for the garbage collector, a hard limit. */
export class Tree {
	readonly move: Uint16Array;
	/** The children of a node lie side by side; 0 means it has none yet. */
	readonly firstChild: Int32Array;
	readonly childCount: Uint16Array;
	/** How many children it could have in all. */
	readonly moveCount: Uint16Array;
	/** Who moves in the node, as the game names its states. */
	readonly state: Uint8Array;
	readonly visits: Float32Array;
	/** Mean value for the side that made the move into the node. */
	readonly value: Float32Array;
	/** Mean value for the side that moves in the node. */
	readonly outlook: Float32Array;
	/** What the move looked like before it was searched: a probability among its siblings. */
	readonly prior: Float32Array;
	/** The same as visits and value, counted over all simulations in which the move came later. */
	readonly laterVisits: Float32Array;
	readonly laterValue: Float32Array;
	/** By node and side: what the position alone promises each; the first is negative before anyone looked. */
	readonly judged: Float32Array;
	/** Nodes up to the highest ever used, and those given back. */
	private used = 1;
	private freed = 0;
	/** By size: the first block given back; each names the next one in its first node. */
	private readonly free = new Int32Array(CLASSES);

	constructor(
		readonly capacity: number,
		/** Whether children are ever added to a node that has some: then places are given back. */
		private readonly grows: boolean,
		/** How many sides are judged; 0 for none. */
		private readonly judgedSides: number,
	) {
		this.move = new Uint16Array(capacity);
		this.firstChild = new Int32Array(capacity);
		this.childCount = new Uint16Array(capacity);
		this.moveCount = new Uint16Array(capacity);
		this.state = new Uint8Array(capacity);
		this.visits = new Float32Array(capacity);
		this.value = new Float32Array(capacity);
		this.outlook = new Float32Array(capacity);
		this.prior = new Float32Array(capacity);
		this.laterVisits = new Float32Array(capacity);
		this.laterValue = new Float32Array(capacity);
		this.judged = new Float32Array(capacity * judgedSides);
		this.clear();
	}

	get size(): number {
		return this.used - this.freed;
	}

	/** A tree of one root, node 0. */
	clear(): void {
		this.used = 1;
		this.freed = 0;
		this.free.fill(0);
		this.initialise(0, 0, 1);
	}

	/** Finds places for children side by side; 0 when there are none left. */
	allocate(count: number): number {
		const kind = classOf(count);
		const given = this.free[kind]!;
		if (given !== 0) {
			this.free[kind] = this.firstChild[given]!;
			this.freed -= 1 << (kind + SMALLEST);
			return given;
		}
		const first = this.used;
		const places = this.grows ? 1 << (kind + SMALLEST) : count;
		if (first + places > this.capacity) return 0;
		this.used += places;
		return first;
	}

	/** Gives back the places of so many children. */
	release(first: number, count: number): void {
		const kind = classOf(count);
		this.firstChild[first] = this.free[kind]!;
		this.free[kind] = first;
		this.freed += 1 << (kind + SMALLEST);
	}

	initialise(node: number, move: number, prior: number): void {
		this.move[node] = move;
		this.firstChild[node] = 0;
		this.childCount[node] = 0;
		this.moveCount[node] = 0;
		this.state[node] = UNKNOWN;
		this.visits[node] = 0;
		this.value[node] = 0;
		this.outlook[node] = 0;
		this.prior[node] = prior;
		this.laterVisits[node] = 0;
		this.laterValue[node] = 0;
		if (this.judgedSides > 0) this.judged[node * this.judgedSides] = UNJUDGED;
	}

	/** The child with that move, or 0. */
	childWith(parent: number, move: number): number {
		const first = this.firstChild[parent]!;
		for (let child = first; child < first + this.childCount[parent]!; child++) {
			if (this.move[child] === move) return child;
		}
		return 0;
	}

	/**
	 * Keeps what hangs below a node, which becomes the root of another, empty tree. Children of nodes with fewer
	 * visits than `least` are left behind.
	 */
	copySubtree(node: number, target: Tree, least = 0): void {
		target.clear();
		this.copyNode(node, target, 0);
		const queue = [[node, 0]] as [number, number][];
		for (let i = 0; i < queue.length; i++) {
			const [from, to] = queue[i]!;
			const count = this.childCount[from]!;
			const first = this.firstChild[from]!;
			if (first === 0 || this.visits[from]! < least) continue;
			const start = target.allocate(count);
			if (start === 0) continue;
			target.firstChild[to] = start;
			target.childCount[to] = count;
			target.moveCount[to] = this.moveCount[from]!;
			for (let c = 0; c < count; c++) {
				this.copyNode(first + c, target, start + c);
				if (this.firstChild[first + c] !== 0) queue.push([first + c, start + c]);
			}
		}
	}

	/** Copies a node without its children. */
	copyNode(from: number, target: Tree, to: number): void {
		target.initialise(to, this.move[from]!, this.prior[from]!);
		target.state[to] = this.state[from]!;
		target.visits[to] = this.visits[from]!;
		target.value[to] = this.value[from]!;
		target.outlook[to] = this.outlook[from]!;
		target.laterVisits[to] = this.laterVisits[from]!;
		target.laterValue[to] = this.laterValue[from]!;
		const sides = this.judgedSides;
		for (let i = 0; i < sides; i++) target.judged[to * sides + i] = this.judged[from * sides + i]!;
	}

	/** The same within the tree, children and all: the node moves to another place. */
	moveNode(from: number, to: number): void {
		this.copyNode(from, this, to);
		this.firstChild[to] = this.firstChild[from]!;
		this.childCount[to] = this.childCount[from]!;
		this.moveCount[to] = this.moveCount[from]!;
	}
}
