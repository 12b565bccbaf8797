/** 2⁻³². */
const TO_FRACTION = 1 / 0x1_0000_0000;

/**
 * A fast 32-bit generator: xorshift plus a Weyl sequence. The state is in a typed array because V8 boxes object
 * fields of more than 31 bits.
 */
export class FastRandom {
	/** Public for the WebAssembly twin, which continues the same sequence. */
	readonly state = new Int32Array(2);

	constructor(seed: number) {
		this.seed(seed);
	}

	seed(seed: number): void {
		this.state[0] = Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995 || 1;
		this.state[1] = Math.floor(seed / 0x1_0000_0000);
		for (let i = 0; i < 8; i++) this.below(2);
	}

	/** An integer from 0 to `bound` − 1. The bias is below bound / 2³². */
	below(bound: number): number {
		const { state } = this;
		let x = state[0]!;
		x ^= x << 13;
		x ^= x >>> 17;
		x ^= x << 5;
		state[0] = x;
		const weyl = (state[1]! + 0x6d2b79f5) | 0;
		state[1] = weyl;
		return (((x + weyl) >>> 0) * (bound * TO_FRACTION)) | 0;
	}
}
