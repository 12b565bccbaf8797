// Progressive widening: src/mcts/widening.ts, which makes the table.

/** Up to this many visits the result comes from a lookup table. */
const LOOKED_UP: i32 = 4096;
/** By visits: number of children (u16). */
const widths: usize = memory.data(2 * 4096, 16);

/** By number of children: the visits at which it is reached (f64); and the table's length. */
let reachedAt: usize = 0;
let steps: i32 = 0;

export function setWidening(reachedAt_: usize, steps_: i32): void {
	reachedAt = reachedAt_;
	steps = steps_;
	for (let visits = 0; visits < LOOKED_UP; visits++) store<u16>(widths + (visits << 1), searched(visits));
}

/** The number of children considered after that many visits. */
@inline export function widening(visits: f64): i32 {
	return visits < LOOKED_UP ? i32(load<u16>(widths + (i32(visits) << 1))) : searched(visits);
}

/** Binary search for the largest number of children reached. */
function searched(visits: f64): i32 {
	let low = 0;
	let high = steps;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (load<f64>(reachedAt + (middle << 3)) <= visits) low = middle;
		else high = middle;
	}
	return low;
}
