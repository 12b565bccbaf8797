/**
 * A board in the editor: plain data on a sheet of squares. Every change is a pure function from one draft to
 * the next. `scenarioOf` turns it into a scenario, which is validated by the same parser as a file.
 */
import {
	type Limit,
	MAX_SIDE,
	PLAYER_COUNTS,
	type PlayerCount,
	type Scenario,
	type Zone,
} from '@rumis/rules';

export interface Size {
	readonly width: number;
	readonly depth: number;
}

/** The languages of board names; the first is that of the file's own `name` and `gloss`. */
export const BOARD_LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type BoardLanguage = (typeof BOARD_LANGUAGES)[number];

/** Empty texts are omitted from the file. */
export interface Words {
	readonly name: string;
	readonly gloss: string;
}

export interface Draft extends Size {
	readonly id: string;
	readonly words: Readonly<Record<BoardLanguage, Words>>;
	/** The maximum height of each square of the sheet, row by row; 0 is no square. */
	readonly heights: readonly number[];
	/** The innermost line around each square. Only squares of the plan have one. */
	readonly zones: readonly (Zone | null)[];
	readonly limits: Readonly<Record<PlayerCount, Limit | null>>;
	readonly transfer: boolean;
	readonly source: { readonly plan: string; readonly limits: string };
	/** Fields of the file that the editor preserves but does not show: names in further languages. */
	readonly others: Scenario['translations'];
}

const NO_WORDS: Words = { name: '', gloss: '' };

/** An empty sheet. */
export function newDraft(id: string, name: string, size: Size = { width: 8, depth: 8 }): Draft {
	const squares = size.width * size.depth;
	return {
		...size,
		id,
		words: { en: { ...NO_WORDS, name }, de: NO_WORDS, fr: NO_WORDS, nl: NO_WORDS },
		heights: new Array<number>(squares).fill(0),
		zones: new Array<null>(squares).fill(null),
		limits: { 2: { height: 4 }, 3: { height: 6 }, 4: { height: 8 }, 5: null, 6: null },
		transfer: false,
		source: { plan: '', limits: '' },
		others: undefined,
	};
}

/** A board on a sheet with an extra row on every side, up to the maximum size. */
export function draftOf(scenario: Scenario): Draft {
	const [columns, rows] = [scenario.plan[0]?.length ?? 0, scenario.plan.length];
	const size = { width: Math.min(columns + 2, MAX_SIDE), depth: Math.min(rows + 2, MAX_SIDE) };
	const left = Math.floor((size.width - columns) / 2);
	const top = Math.floor((size.depth - rows) / 2);
	const signs = (lines: readonly string[] | undefined) =>
		squaresOf(size).map(({ x, y }) => lines?.[y - top]?.[x - left] ?? '.');
	const { de, fr, nl, ...others } = scenario.translations ?? {};
	return {
		...size,
		id: scenario.id,
		words: { en: wordsOf(scenario), de: wordsOf(de), fr: wordsOf(fr), nl: wordsOf(nl) },
		heights: signs(scenario.plan).map((sign) => (sign === '.' ? 0 : Number(sign))),
		zones: signs(scenario.zones).map((sign) => (sign === 'r' || sign === 'b' ? sign : null)),
		limits: limitsOf((count) => scenario.limits[count] ?? null),
		transfer: scenario.transfer ?? false,
		source: { plan: scenario.source?.plan ?? '', limits: scenario.source?.limits ?? '' },
		others: Object.keys(others).length > 0 ? others : undefined,
	};
}

const wordsOf = (words: Partial<Words> = {}): Words => ({ name: words.name ?? '', gloss: words.gloss ?? '' });

const limitsOf = (of: (count: PlayerCount) => Limit | null): Draft['limits'] =>
	Object.fromEntries(PLAYER_COUNTS.map((count) => [count, of(count)])) as Record<PlayerCount, Limit | null>;

/** All squares of a sheet, row by row. */
export const squaresOf = ({ width, depth }: Size): readonly { readonly x: number; readonly y: number }[] =>
	Array.from({ length: width * depth }, (_, at) => ({ x: at % width, y: Math.floor(at / width) }));

export const indexOf = ({ width }: Size, x: number, y: number): number => y * width + x;

export const heightAt = (draft: Draft, x: number, y: number): number =>
	isOnSheet(draft, x, y) ? (draft.heights[indexOf(draft, x, y)] ?? 0) : 0;

export const zoneAt = (draft: Draft, x: number, y: number): Zone | null =>
	isOnSheet(draft, x, y) ? (draft.zones[indexOf(draft, x, y)] ?? null) : null;

export const isOnSheet = ({ width, depth }: Size, x: number, y: number): boolean =>
	x >= 0 && x < width && y >= 0 && y < depth;
