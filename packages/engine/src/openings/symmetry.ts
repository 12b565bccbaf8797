import {
	type Move,
	makeMove,
	makeSquare,
	modeOf,
	type Plan,
	parseMove,
	planFor,
	type Setup,
	type Square,
	type Stone,
} from '@rumis/rules';

/** A symmetry of the plan: a rotation or reflection that maps it to itself. */
export interface Symmetry {
	/** The image of a move, as text. */
	apply(move: string): string;
	/** The inverse image of a move, as text. */
	revert(move: string): string;
}

type MapSquare = (square: Square) => Square;

interface Turn {
	readonly map: MapSquare;
	readonly back: MapSquare;
	readonly isMirrored: boolean;
}

/** All symmetries of the plan, the identity first. They preserve legality. */
export function symmetriesOf(setup: Setup): Symmetry[] {
	const plans = plansOf(setup);
	return turnsOf(plans[0]!)
		.filter(({ map }) => plans.every((plan) => keepsPlan(plan, map)))
		.map(({ map, back, isMirrored }) => ({
			apply: (move) => turnMove(move, map, isMirrored),
			revert: (move) => turnMove(move, back, isMirrored),
		}));
}

function plansOf({ scenario, mode, players }: Setup): Plan[] {
	const { phases, limitsFor } = modeOf(mode);
	const inside = planFor(scenario, limitsFor(players));
	if (!phases.includes('transfer')) return [inside];
	return [inside, planFor(scenario, limitsFor(players), 'outside')];
}

/** The four symmetries of a rectangle, and on a square plan the four that swap rows and columns. */
function turnsOf({ width, depth }: Plan): Turn[] {
	const flips = [false, true].flatMap((flipX) => [false, true].map((flipY) => ({ flipX, flipY })));
	const straight = flips.map(({ flipX, flipY }): Turn => {
		const map: MapSquare = ({ x, y }) => ({ x: flipX ? width - 1 - x : x, y: flipY ? depth - 1 - y : y });
		return { map, back: map, isMirrored: flipX !== flipY };
	});
	if (width !== depth) return straight;
	const swap: MapSquare = ({ x, y }) => ({ x: y, y: x });
	const swapped = straight.map(
		({ map, isMirrored }): Turn => ({
			map: (square) => swap(map(square)),
			back: (square) => map(swap(square)),
			isMirrored: !isMirrored,
		}),
	);
	return [...straight, ...swapped];
}

function keepsPlan({ width, limit }: Plan, map: MapSquare): boolean {
	return limit.every((height, square) => {
		const to = map({ x: square % width, y: Math.floor(square / width) });
		return limit[to.y * width + to.x] === height;
	});
}

/** A reflection swaps the two screws. */
const MIRRORED: Partial<Record<Stone, Stone>> = { A4: 'B4', B4: 'A4' };

function turnMove(text: string, map: MapSquare, isMirrored: boolean): string {
	const read = parseMove(text);
	if (!read.ok) throw new Error(`not a move: ${text}`);
	const move: Move = read.value;
	const stone = (isMirrored ? MIRRORED[move.stone] : undefined) ?? move.stone;
	if (move.kind === 'aside') return makeMove({ kind: 'aside', stone });
	const drops = move.drops.map((drop) => `${makeSquare(map(drop))}*${drop.count}`);
	const turned = parseMove(`${stone} ${drops.join(',')}`);
	if (!turned.ok) throw new Error(`not a move: ${text}`);
	return makeMove(turned.value);
}
