import { deriveSeed } from '@rumis/rules';

/** What randomness is used for. Each use has its own streams, so that none depends on how much another used. */
const STREAMS = { opening: 1, bot: 2, tables: 3, orders: 4, ruin: 5 } as const;

/** The seed of what has this number: the same whichever thread asks, and whatever was asked before. */
export const matchSeed = (
	seed: number,
	stream: keyof typeof STREAMS,
	...numbers: readonly number[]
): number => deriveSeed(seed, STREAMS[stream], ...numbers);
