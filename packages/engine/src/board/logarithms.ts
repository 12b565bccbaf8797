/** Of 1 + n, for numbers of legal moves: nobody has more moves than there are placements on the largest plan. */
export const LOGARITHMS = Float64Array.from({ length: 1 << 15 }, (_, n) => Math.log(1 + n));
