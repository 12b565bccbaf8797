/** Nodes of a search tree in typed arrays: no objects, nothing for the garbage collector, a hard limit. */
export class Tree {
	readonly move: Uint16Array;
	/** The children of a node lie side by side; 0 means it has none yet. */
	readonly firstChild: Int32Array;
	readonly childCount: Uint16Array;
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
	size = 1;

	constructor(readonly capacity: number) {
		this.move = new Uint16Array(capacity);
		this.firstChild = new Int32Array(capacity);
		this.childCount = new Uint16Array(capacity);
		this.visits = new Float32Array(capacity);
		this.value = new Float32Array(capacity);
		this.outlook = new Float32Array(capacity);
		this.prior = new Float32Array(capacity);
		this.laterVisits = new Float32Array(capacity);
		this.laterValue = new Float32Array(capacity);
		this.clear();
	}

	/** A tree of one root, node 0. */
	clear(): void {
		this.size = 1;
		this.initialise(0, 0, 1);
	}

	hasRoomFor(count: number): boolean {
		return this.size + count <= this.capacity;
	}

	/** Adds children and returns the first; they must fit. */
	addChildren(parent: number, count: number): number {
		const first = this.size;
		this.size += count;
		this.firstChild[parent] = first;
		this.childCount[parent] = count;
		return first;
	}

	initialise(node: number, move: number, prior: number): void {
		this.move[node] = move;
		this.firstChild[node] = 0;
		this.childCount[node] = 0;
		this.visits[node] = 0;
		this.value[node] = 0;
		this.outlook[node] = 0;
		this.prior[node] = prior;
		this.laterVisits[node] = 0;
		this.laterValue[node] = 0;
	}

	/** The child with that move, or 0. */
	childWith(parent: number, move: number): number {
		const first = this.firstChild[parent]!;
		for (let child = first; child < first + this.childCount[parent]!; child++) {
			if (this.move[child] === move) return child;
		}
		return 0;
	}

	/** Keeps what hangs below a node, which becomes the root of another, empty tree. */
	copySubtree(node: number, target: Tree): void {
		target.clear();
		this.copyNode(node, target, 0);
		const queue = [[node, 0]] as [number, number][];
		for (let i = 0; i < queue.length; i++) {
			const [from, to] = queue[i]!;
			const count = this.childCount[from]!;
			const first = this.firstChild[from]!;
			if (first === 0 || !target.hasRoomFor(count)) continue;
			const start = target.addChildren(to, count);
			for (let c = 0; c < count; c++) {
				this.copyNode(first + c, target, start + c);
				if (this.firstChild[first + c] !== 0) queue.push([first + c, start + c]);
			}
		}
	}

	private copyNode(from: number, target: Tree, to: number): void {
		target.initialise(to, this.move[from]!, this.prior[from]!);
		target.visits[to] = this.visits[from]!;
		target.value[to] = this.value[from]!;
		target.outlook[to] = this.outlook[from]!;
		target.laterVisits[to] = this.laterVisits[from]!;
		target.laterValue[to] = this.laterValue[from]!;
	}
}
