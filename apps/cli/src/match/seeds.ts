import { seededRandom } from '@rumis/rules';

const WORD = 2 ** 32;

/** What chance is needed for. Each has streams of its own, so that none depends on how much another used. */
export const STREAMS = { opening: 1, bot: 2, tables: 3, orders: 4 } as const;

/** The seed of what has this number: the same whichever thread asks, and whatever was asked before. */
export function deriveSeed(
	seed: number,
	stream: keyof typeof STREAMS,
	...numbers: readonly number[]
): number {
	const path = [STREAMS[stream], ...numbers];
	const first = seededRandom(seed).below(WORD);
	return path.reduce((from, step) => seededRandom(from + step * WORD).below(WORD), first);
}
