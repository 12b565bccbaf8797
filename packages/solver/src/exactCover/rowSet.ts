/** The cell sets of rows, as two words each, in a hash table with open addressing. */
export interface RowSet {
	readonly low: Int32Array;
	readonly high: Int32Array;
	/** The shift that reduces a hash to the size of the table. */
	readonly shift: number;
}

export function makeRowSet(low: Int32Array, high: Int32Array): RowSet {
	const power = Math.max(4, Math.ceil(Math.log2(low.length + 1)) + 2);
	const set = { low: new Int32Array(2 ** power), high: new Int32Array(2 ** power), shift: 32 - power };
	low.forEach((word, row) => {
		const slot = findSlot(set, word, high[row]!);
		set.low[slot] = word;
		set.high[slot] = high[row]!;
	});
	return set;
}

/** Whether a row covers exactly these cells. */
export function hasRow(set: RowSet, low: number, high: number): boolean {
	const slot = findSlot(set, low, high);
	return (set.low[slot]! | set.high[slot]!) !== 0;
}

/** The slot of the cells, or the empty slot where they would be. No row is empty. */
function findSlot({ low, high, shift }: RowSet, wordLow: number, wordHigh: number): number {
	let slot = Math.imul(wordLow ^ Math.imul(wordHigh, 0x85ebca6b), 0x9e3779b1) >>> shift;
	while ((low[slot]! | high[slot]!) !== 0 && (low[slot] !== wordLow || high[slot] !== wordHigh)) {
		slot = (slot + 1) & (low.length - 1);
	}
	return slot;
}
