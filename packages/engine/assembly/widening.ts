// How many children of a node are considered: src/mcts/expansion.ts, which makes the table.

/** With so few visits the answer is looked up. */
const LOOKED_UP: i32 = 4096;
/** By visits: how many children (u16). */
const widths: usize = memory.data(2 * 4096, 16);

/** By number of children: after how many visits so many are considered (f64); and how many such numbers there are. */
let reachedAt: usize = 0;
let steps: i32 = 0;

export function setWidening(reachedAt_: usize, steps_: i32): void {
	reachedAt = reachedAt_;
	steps = steps_;
	for (let visits = 0; visits < LOOKED_UP; visits++) store<u16>(widths + (visits << 1), searched(visits));
}

/** How many children are considered after so many visits. */
@inline export function widening(visits: f64): i32 {
	return visits < LOOKED_UP ? i32(load<u16>(widths + (i32(visits) << 1))) : searched(visits);
}

/** The greatest number of children that is reached, by halving. */
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
