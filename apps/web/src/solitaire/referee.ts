/** Whether a stone may lie somewhere, and if not, why and which cells show it. */
import type { Cell, IllegalReason } from '@rumis/rules';
import type { Build } from './build.js';
import { keyOf } from './frame.js';
import type { Item } from './puzzle.js';

export interface Refusal {
	readonly code: IllegalReason | 'outsideFrame';
	readonly cells: readonly Cell[];
}

/** Null when the stone may lie there. */
export function refuse(build: Build, item: Item, cells: readonly Cell[]): Refusal | null {
	return build.turn ? refuseByRules(build, item, cells) : refuseFreely(build, cells);
}

type Check = (cell: Cell) => boolean;

function shown(code: Refusal['code'], cells: readonly Cell[], isBad: Check): Refusal | null {
	const found = cells.filter(isBad);
	return found.length > 0 ? { code, cells: found } : null;
}

function refuseFreely({ shape, filled }: Build, cells: readonly Cell[]): Refusal | null {
	return (
		shown('outsideFrame', cells, (cell) => !shape.has(keyOf(cell))) ??
		shown('occupied', cells, (cell) => filled.has(keyOf(cell)))
	);
}

/** As the referee of the table does: the place first, then what is under it, then what it touches. */
function refuseByRules(build: Build, item: Item, cells: readonly Cell[]): Refusal | null {
	const { shape, filled } = build;
	return (
		shown('offPlan', cells, ({ x, y, z }) => z < 0 || !shape.has(keyOf({ x, y, z: 0 }))) ??
		shown('tooHigh', cells, (cell) => !shape.has(keyOf(cell))) ??
		shown('occupied', cells, (cell) => filled.has(keyOf(cell))) ??
		shown('gap', gapUnder(build, cells), () => true) ??
		refuseContact(build, item, cells)
	);
}

/** The empty cells under the stone, down to the building or the ground. */
function gapUnder({ filled }: Build, cells: readonly Cell[]): Cell[] {
	const own = new Set(cells.map(keyOf));
	return cells.flatMap(({ x, y, z }) => {
		const gap: Cell[] = [];
		for (let level = z - 1; level >= 0; level--) {
			const below = { x, y, z: level };
			if (own.has(keyOf(below)) || filled.has(keyOf(below))) break;
			gap.push(below);
		}
		return gap;
	});
}

function refuseContact({ placed, filled }: Build, { colour }: Item, cells: readonly Cell[]): Refusal | null {
	const neighbours = cells.flatMap(neighboursOf).map((cell) => filled.get(keyOf(cell)));
	if (placed.some((laid) => laid.colour === colour)) {
		const touchesOwn = neighbours.some((laid) => laid?.colour === colour);
		return touchesOwn ? null : { code: 'noOwnContact', cells };
	}
	if (cells.every(({ z }) => z > 0)) return { code: 'noGround', cells };
	const isOpening = placed.length === 0;
	return isOpening || neighbours.some(Boolean) ? null : { code: 'noContact', cells };
}

const neighboursOf = ({ x, y, z }: Cell): Cell[] => [
	{ x: x - 1, y, z },
	{ x: x + 1, y, z },
	{ x, y: y - 1, z },
	{ x, y: y + 1, z },
	{ x, y, z: z - 1 },
	{ x, y, z: z + 1 },
];
