/** A packing stone by stone, in an order that the rules allow. */
import { findBuildOrder } from '@rumis/solver';
import type { Lying } from './packingText.js';

/** Every packing of the cube can be built by the rules: from above, with no gap under a stone. */
export function inBuildOrder(stones: readonly Lying[]): readonly Lying[] {
	const order = findBuildOrder(
		stones.map((stone) => ({ ...stone, colour: 'yellow' as const })),
		{ colours: 1 },
	);
	if (order.kind !== 'order') throw new Error('a packing of the cube cannot be built');
	return order.steps.map(({ stone, cells }) => ({ stone, cells }));
}
