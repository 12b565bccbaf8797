/** State of a node that was never reached. */
export const UNKNOWN = 255;

/** Marks a node without a static evaluation. */
export const NOT_EVALUATED = -1;

/** Blocks of children have 8, 16, 32 … slots, so that freed blocks can be reused. */
const SMALLEST = 3;
const CLASSES = 17;

const classOf = (count: number): number => Math.max(0, 32 - Math.clz32(count - 1) - SMALLEST);

/** Header fields: nodes allocated so far, nodes freed, and whether the tree is full. */
const USED = 0;
const FREED = 1;
const FULL = 2;
/** One free list per block size; the first node of a free block links to the next one. */
const FREE = 3;
const HEADER = FREE + CLASSES;

/** Bytes per node, without its evaluations. */
const NODE_BYTES = 6 * 4 + 4 + 3 * 2 + 1;

export interface TreePlace {
	readonly buffer: ArrayBuffer;
	readonly at: number;
}

export const treeBytes = (capacity: number, evaluatedSides: number): number =>
	4 * HEADER + capacity * (NODE_BYTES + 4 * evaluatedSides);

/**
 * The nodes of a search tree in typed arrays: no objects, no garbage collection, fixed capacity. The arrays share
 * one buffer, so that WebAssembly (`assembly/tree.ts`) can work on them too.
 */
export class Tree {
	readonly move: Uint16Array;
	/** Children are contiguous; 0 means that the node has none yet. */
	readonly firstChild: Int32Array;
	readonly childCount: Uint16Array;
	/** The maximum number of children. */
	readonly moveCount: Uint16Array;
	/** Who moves in the node: `SearchGame.state`. */
	readonly state: Uint8Array;
	readonly visits: Float32Array;
	/** Mean value for the side that made the move into the node. */
	readonly value: Float32Array;
	/** Mean value for the side that moves in the node. */
	readonly sideToMoveValue: Float32Array;
	/** Prior probability among its siblings. */
	readonly prior: Float32Array;
	/**
	 * RAVE (all moves as first): visits and mean value over all simulations below the parent that contain the
	 * move.
	 */
	readonly raveVisits: Float32Array;
	readonly raveValue: Float32Array;
	/** By node and side: static evaluation; the first is negative if it is missing. */
	readonly evaluations: Float32Array;
	private readonly header: Int32Array;

	constructor(
		readonly capacity: number,
		/** Whether nodes are widened later: then blocks are freed and reused. */
		private readonly grows: boolean,
		/** Number of sides that are evaluated; 0 for none. */
		private readonly evaluatedSides: number,
		/** Its address must be a multiple of four. */
		readonly place: TreePlace = { buffer: new ArrayBuffer(treeBytes(capacity, evaluatedSides)), at: 0 },
	) {
		const { buffer } = place;
		let { at } = place;
		const take = (bytes: number): number => {
			at += bytes;
			return at - bytes;
		};
		const floats = (length: number) => new Float32Array(buffer, take(4 * length), length);
		const shorts = () => new Uint16Array(buffer, take(2 * capacity), capacity);
		this.header = new Int32Array(buffer, take(4 * HEADER), HEADER);
		this.visits = floats(capacity);
		this.value = floats(capacity);
		this.sideToMoveValue = floats(capacity);
		this.prior = floats(capacity);
		this.raveVisits = floats(capacity);
		this.raveValue = floats(capacity);
		this.evaluations = floats(capacity * evaluatedSides);
		this.firstChild = new Int32Array(buffer, take(4 * capacity), capacity);
		this.move = shorts();
		this.childCount = shorts();
		this.moveCount = shorts();
		this.state = new Uint8Array(buffer, take(capacity), capacity);
		this.clear();
	}

	get size(): number {
		return this.header[USED]! - this.header[FREED]!;
	}

	/** Whether an allocation has failed since this was reset. */
	get isFull(): boolean {
		return this.header[FULL] !== 0;
	}

	set isFull(full: boolean) {
		this.header[FULL] = full ? 1 : 0;
	}

	/** Resets to a single root, node 0. */
	clear(): void {
		this.header.fill(0);
		this.header[USED] = 1;
		this.initialise(0, 0, 1);
	}

	/** Allocates a block for children; 0 when the tree is full. */
	allocate(count: number): number {
		const { header } = this;
		const kind = classOf(count);
		const given = header[FREE + kind]!;
		if (given !== 0) {
			header[FREE + kind] = this.firstChild[given]!;
			header[FREED]! -= 1 << (kind + SMALLEST);
			return given;
		}
		const first = header[USED]!;
		const places = this.grows ? 1 << (kind + SMALLEST) : count;
		if (first + places > this.capacity) {
			this.isFull = true;
			return 0;
		}
		header[USED]! += places;
		return first;
	}

	/** Puts a block of children on its free list. */
	release(first: number, count: number): void {
		const { header } = this;
		const kind = classOf(count);
		this.firstChild[first] = header[FREE + kind]!;
		header[FREE + kind] = first;
		header[FREED]! += 1 << (kind + SMALLEST);
	}

	initialise(node: number, move: number, prior: number): void {
		this.move[node] = move;
		this.firstChild[node] = 0;
		this.childCount[node] = 0;
		this.moveCount[node] = 0;
		this.state[node] = UNKNOWN;
		this.visits[node] = 0;
		this.value[node] = 0;
		this.sideToMoveValue[node] = 0;
		this.prior[node] = prior;
		this.raveVisits[node] = 0;
		this.raveValue[node] = 0;
		if (this.evaluatedSides > 0) this.evaluations[node * this.evaluatedSides] = NOT_EVALUATED;
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
	 * Copies the subtree of a node into another tree, as its root. Children of nodes with fewer than `least`
	 * visits are dropped.
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
		target.sideToMoveValue[to] = this.sideToMoveValue[from]!;
		target.raveVisits[to] = this.raveVisits[from]!;
		target.raveValue[to] = this.raveValue[from]!;
		const sides = this.evaluatedSides;
		for (let i = 0; i < sides; i++) target.evaluations[to * sides + i] = this.evaluations[from * sides + i]!;
	}

	/** Moves a node within the tree, with the link to its children. */
	moveNode(from: number, to: number): void {
		this.copyNode(from, this, to);
		this.firstChild[to] = this.firstChild[from]!;
		this.childCount[to] = this.childCount[from]!;
		this.moveCount[to] = this.moveCount[from]!;
	}
}
