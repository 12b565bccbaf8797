/** A reproducible random generator: the same seed gives the same numbers on every machine. */
export interface Random {
	/** A uniform random integer from 0 to `bound` − 1. */
	below(bound: number): number;
}

/** Spreads a seed over 32 bits, so neighbouring seeds give unrelated streams. */
function mix(value: number): number {
	let h = value | 0;
	h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
	return (h ^ (h >>> 16)) >>> 0;
}

/** The `sfc32` generator (Doty-Humphrey): small, fast, and good enough for games. */
export function seededRandom(seed: number): Random {
	let a = mix(seed);
	let b = mix(seed ^ 0x9e3779b9);
	let c = mix(Math.floor(seed / 2 ** 32) + 0x6a09e667);
	let counter = 1;
	const next = (): number => {
		const sum = (a + b + counter) | 0;
		counter = (counter + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = (((c << 21) | (c >>> 11)) + sum) | 0;
		return sum >>> 0;
	};
	for (let i = 0; i < 12; i++) next();
	return {
		below(bound) {
			// Reject the incomplete last block of numbers: it would favour small ones.
			const limit = 2 ** 32 - (2 ** 32 % bound);
			let value = next();
			while (value >= limit) value = next();
			return value % bound;
		},
	};
}

const WORD = 2 ** 32;

/** The seed for a path, such as game 3 and seat 1: always the same, on every thread and in any order. */
export function deriveSeed(seed: number, ...path: readonly number[]): number {
	const first = seededRandom(seed).below(WORD);
	return path.reduce((from, step) => seededRandom(from + step * WORD).below(WORD), first);
}
