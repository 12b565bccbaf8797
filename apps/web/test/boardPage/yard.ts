/** A yard of four by four squares, three levels high, on which two colours build freely. */
import { type Cell, type Orientation, orientationsOf, type PlacedStone, STONES } from '@rumis/rules';
import { cellsAt, frameSize, type Ground, isSameStone, type OwnedStone, type Place } from '@rumis/table';
import { type BoardView, bareView, type PlanView } from '../../src/board/view.js';
import { type Builder, type PlayState, startPlay, type Words } from '../../src/play/builder.js';
import { ghostViewOf } from '../../src/play/ghostView.js';
import { letGo } from '../../src/play/holding.js';
import { remember } from '../../src/play/remember.js';

export interface YardState extends PlayState {
	readonly stones: readonly PlacedStone[];
}

const SIZE = { width: 4, depth: 4, height: 3 };
const SQUARES = Array.from({ length: 16 }, (_, at) => ({ x: at % 4, y: Math.floor(at / 4) }));
const PLAN: PlanView = { ...SIZE, squares: SQUARES.map((at) => ({ ...at, limit: SIZE.height, zone: null })) };
const BOX: readonly OwnedStone[] = (['yellow', 'red'] as const).flatMap((owner) =>
	STONES.map((stone) => ({ stone, owner })),
);

export const openYard = (): YardState => ({ ...startPlay({ x: 1, y: 1, z: 0 }), stones: [] });

export const clearYard = (state: YardState): YardState => ({ ...letGo(state), stones: [] });

const heightAt = (stones: readonly PlacedStone[], x: number, y: number): number =>
	stones
		.flatMap(({ cells }) => cells)
		.reduce((most, cell) => (cell.x === x && cell.y === y ? Math.max(most, cell.z + 1) : most), 0);

const groundOf = remember((stones: readonly PlacedStone[]): Ground => {
	const dropLevel = ({ columns }: Orientation, x: number, y: number) =>
		Math.max(0, ...columns.map((column) => heightAt(stones, x + column.x, y + column.y) - column.base));
	const check = (_stone: OwnedStone, cells: readonly Cell[]) => {
		const above = cells.filter(({ z }) => z >= SIZE.height);
		return above.length > 0 ? { code: 'tooHigh' as const, cells: above } : null;
	};
	const placesAt = (orientation: Orientation): Place[] => {
		const { width, depth } = frameSize(orientation.cells);
		return SQUARES.filter(({ x, y }) => x + width <= SIZE.width && y + depth <= SIZE.depth).map(
			({ x, y }) => ({ orientation, x, y, z: dropLevel(orientation, x, y) }),
		);
	};
	const places = (stone: OwnedStone) =>
		orientationsOf(stone.stone)
			.flatMap(placesAt)
			.filter((place) => check(stone, cellsAt(place)) === null);
	return { size: SIZE, isFree: false, places, dropLevel, check };
});

const makeView = remember(
	(stones: readonly PlacedStone[], ghost: BoardView['ghost'], levels: number | null, xray: boolean) => ({
		...bareView(PLAN),
		stones,
		ghost,
		levels,
		xray,
	}),
);

export const YARD: Builder<YardState> = {
	ground: ({ stones }) => groundOf(stones),
	hand: ({ stones }) => BOX.filter((stone) => !stones.some((placed) => isSameStone(placed, stone))),
	trayTabs: () => ['yellow', 'red'],
	place: (state, { stone, owner, cells }) => ({
		...letGo(state),
		stones: [...state.stones, { stone, owner, cells }],
	}),
	undo: (state) => ({ ...letGo(state), stones: state.stones.slice(0, -1) }),
	/** Stones can be picked up again. */
	tap: (state, { stone }) => ({ ...state, stones: state.stones.filter((placed) => placed !== stone) }),
	view({ stones, held, cursor, message, levels, xray }) {
		return makeView(stones, held && ghostViewOf(groundOf(stones), held, cursor, message), levels, xray);
	},
	squares: ({ stones }) =>
		SQUARES.map(({ x, y }) => {
			const height = heightAt(stones, x, y);
			const isTop = (cell: Cell) => cell.x === x && cell.y === y && cell.z === height - 1;
			const owner = stones.find(({ cells }) => cells.some(isTop))?.owner ?? null;
			return { x, y, name: `${x},${y}`, owner, height, limit: SIZE.height, final: height === SIZE.height };
		}),
};

export const YARD_WORDS: Words<YardState> = {
	status: ({ stones }, _t, hand) => ({ head: `Stones in the yard: ${stones.length}.`, ...hand }),
	news(before, after, t) {
		if (after.stones.length === before.stones.length) return '';
		const last = after.stones.at(-1);
		return after.stones.length < before.stones.length || !last
			? 'A stone was taken away.'
			: `${t.rules.Owners[last.owner]} ${t.rules.stones[last.stone]} placed.`;
	},
};
