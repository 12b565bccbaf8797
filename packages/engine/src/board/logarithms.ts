/** log(1 + n) for every possible number of legal moves, up to all placements on the largest plan. */
export const LOGARITHMS = Float64Array.from({ length: 1 << 15 }, (_, n) => Math.log(1 + n));
