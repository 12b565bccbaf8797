/** The shapes of the graph over a game, in a box of `WIDTH` by `HEIGHT`; the first move is at the left edge. */
export const WIDTH = 300;
export const HEIGHT = 100;

/** One value for each position of the game. */
export type Series = readonly number[];

const coordinate = (value: number): string => String(Math.round(value * 100) / 100);

const xOf = (at: number, count: number): number => (count < 2 ? 0 : (at * WIDTH) / (count - 1));

const path = (points: readonly (readonly [number, number])[]): string =>
	points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${coordinate(x)} ${coordinate(y)}`).join('');

/** Shares that add up to 1, stacked from the top: one closed area each. */
export function bandPaths(shares: readonly Series[]): readonly string[] {
	const count = shares[0]?.length ?? 0;
	let top: readonly number[] = new Array<number>(count).fill(0);
	return shares.map((series) => {
		const above = top;
		const bottom = series.map((share, at) => above[at]! + share * HEIGHT);
		top = bottom;
		const there = above.map((y, at) => [xOf(at, count), y] as const);
		const back = bottom.map((y, at) => [xOf(at, count), y] as const).reverse();
		return `${path([...there, ...back])}Z`;
	});
}

/** The position of each band's sign: in the middle of its right end. */
export function bandEnds(shares: readonly Series[]): readonly number[] {
	let above = 0;
	return shares.map((series) => {
		const share = series.at(-1) ?? 0;
		const middle = (above + share / 2) * HEIGHT;
		above += share;
		return middle;
	});
}

export interface Scale {
	readonly least: number;
	readonly most: number;
}

/** The range of all values, a little wider, and never empty. */
export function scaleOf(all: readonly Series[]): Scale {
	const values = all.flat();
	const least = Math.floor(Math.min(0, ...values));
	return { least, most: Math.max(least + 4, Math.ceil(Math.max(...values, 0))) };
}

export const heightOf = (value: number, { least, most }: Scale): number =>
	HEIGHT - ((value - least) / (most - least)) * HEIGHT;

export const linePath = (series: Series, scale: Scale): string =>
	path(series.map((value, at) => [xOf(at, series.length), heightOf(value, scale)] as const));

/** The x coordinate of a position on the graph. */
export const placeOf = (ply: number, count: number): number => xOf(ply, count);

/** The position nearest to an x coordinate, given as a fraction of the width. */
export const plyAt = (share: number, count: number): number =>
	Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))));
