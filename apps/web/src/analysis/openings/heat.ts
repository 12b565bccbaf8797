/** How often squares were chosen, as shares for a heat map. */
import { type OpeningShare, type OpeningView, squareShares } from '@rumis/engine/openings';
import { makeSquare, type ReadonlyPosition } from '@rumis/rules';

export interface HeatSquare extends OpeningShare {
	readonly x: number;
	readonly y: number;
	readonly name: string;
	/** Relative to the most frequent square: from 0 to 1. */
	readonly heat: number;
}

/** Every square of the plan; those never chosen have no games. */
export function heatOf(view: OpeningView, position: ReadonlyPosition): readonly HeatSquare[] {
	const shares = squareShares(view);
	const most = Math.max(1e-9, ...[...shares.values()].map(({ games }) => games));
	return position.topView().map(({ x, y }) => {
		const name = makeSquare({ x, y });
		const share = shares.get(name) ?? { games: 0, wins: 0 };
		return { ...share, x, y, name, heat: share.games / most };
	});
}
