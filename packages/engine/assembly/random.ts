// The same generator as src/board/random.ts: the same seed gives the same games.
let x: u32 = 1;
let weyl: u32 = 0;

/** The generator's state, shared with the host. */
export const randomState: usize = memory.data(8, 16);

/** Globals during playouts: cheaper than reading and writing memory for every guess. */
export function takeRandom(): void {
	x = load<u32>(randomState);
	weyl = load<u32>(randomState, 4);
}

export function giveRandom(): void {
	store<u32>(randomState, x);
	store<u32>(randomState, weyl, 4);
}

@inline export function below(bound: u32): u32 {
	let n = x;
	n ^= n << 13;
	n ^= n >> 17;
	n ^= n << 5;
	x = n;
	weyl += 0x6d2b79f5;
	return u32((u64(n + weyl) * u64(bound)) >> 32);
}
