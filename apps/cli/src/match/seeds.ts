import { deriveSeed } from '@rumis/rules';

/** The uses of randomness. Each has its own streams, so none depends on how much another used. */
const STREAMS = { opening: 1, bot: 2, tables: 3, orders: 4, ruin: 5 } as const;

/** The seed with this number: the same on every thread and in any order. */
export const matchSeed = (
	seed: number,
	stream: keyof typeof STREAMS,
	...numbers: readonly number[]
): number => deriveSeed(seed, STREAMS[stream], ...numbers);
