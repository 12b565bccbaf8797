import { ALL_STONES, ORIENTATIONS, type Orientation, STONES, stoneIndex } from '@rumis/rules';
import { COLUMNS, type SearchTables } from './tables.js';

/** A column of an orientation, relative to its first square: offset, rise, and number of cubes. */
interface Step {
	readonly shift: number;
	readonly rise: number;
	readonly count: number;
}

/**
 * The orientations on a plan, prepared for bitboards. Every orientation is a few tests "the square `shift`
 * further is `rise` higher and has room for `count` cubes". Few of these tests are distinct, so each is evaluated
 * once for all orientations.
 */
export interface Shapes {
	/** Words of 32 squares. */
	readonly words: number;
	readonly count: number;
	/** Orientations of stone s are those from `start[s]` to before `start[s + 1]`. */
	readonly start: Uint8Array;
	/** By orientation: its stone. */
	readonly stone: Uint8Array;
	/** By orientation, a byte each: the fit tests of the other columns, and the count of the first. */
	readonly fitTests: Int32Array;
	/** By orientation, a byte each: the contact tests of its columns. */
	readonly contactTests: Int32Array;
	/** By orientation: the base of the first column. */
	readonly base: Uint8Array;
	readonly needs: (hand: number) => Needs;
	/** By orientation and word: squares where the orientation fits on the plan. */
	readonly valid: Int32Array;
	/** By orientation and square: the placement number. */
	readonly placement: Uint16Array;
	/** Height differences to evaluate: shift and rise. */
	readonly diffShift: Uint8Array;
	readonly diffRise: Int8Array;
	/** Fit tests: indices of difference and room. Test 0 is always true. */
	readonly testDiff: Uint8Array;
	readonly testRoom: Uint8Array;
	/** Room and contact are looked up by shift and count. Contact 0 is never true. */
	readonly roomShift: Uint8Array;
	readonly roomCount: Uint8Array;
}

const SHAPES = new WeakMap<SearchTables, Shapes>();

export function shapesFor(tables: SearchTables): Shapes {
	const shapes = SHAPES.get(tables) ?? makeShapes(tables);
	SHAPES.set(tables, shapes);
	return shapes;
}

/** Numbers distinct keys consecutively. */
class Numbering<Item> {
	readonly items: Item[] = [];
	private readonly numbers = new Map<string, number>();

	of(key: string, item: Item): number {
		const known = this.numbers.get(key);
		if (known !== undefined) return known;
		this.numbers.set(key, this.items.length);
		this.items.push(item);
		return this.items.length - 1;
	}
}

function makeShapes(tables: SearchTables): Shapes {
	const { width } = tables.plan;
	const words = Math.ceil(tables.squares / 32);
	const diffs = new Numbering<Step>();
	const rooms = new Numbering<Step | null>();
	const tests = new Numbering<{ diff: number; room: number }>();
	const none: Step = { shift: 0, rise: 0, count: 0 };
	tests.of('always', { diff: diffs.of('0/0', none), room: rooms.of('never', null) });

	const steps = ORIENTATIONS.map((orientation) => stepsOf(orientation, width));
	const fitTestOf = (step: Step | undefined): number => {
		if (!step) return 0;
		const diff = diffs.of(`${step.shift}/${step.rise}`, step);
		const room = rooms.of(`${step.shift}*${step.count}`, step);
		return tests.of(`${diff} ${room}`, { diff, room });
	};
	const contactTestOf = (step: Step | undefined): number =>
		step ? rooms.of(`${step.shift}*${step.count}`, step) : 0;
	const fitTests = steps.map(([first, ...others]) =>
		packBytes([...[0, 1, 2].map((c) => fitTestOf(others[c])), first!.count]),
	);
	const contactTests = steps.map((list) => packBytes([0, 1, 2, 3].map((c) => contactTestOf(list[c]))));
	return {
		words,
		count: ORIENTATIONS.length,
		start: stoneStarts(),
		stone: Uint8Array.from(ORIENTATIONS, ({ stone }) => stoneIndex(stone)),
		base: Uint8Array.from(ORIENTATIONS, (orientation) => firstColumn(orientation).base),
		fitTests: Int32Array.from(fitTests),
		contactTests: Int32Array.from(contactTests),
		needs: needsOfHands(fitTests, contactTests, tests.items),
		...positions(tables, words),
		diffShift: Uint8Array.from(diffs.items, ({ shift }) => shift),
		diffRise: Int8Array.from(diffs.items, ({ rise }) => rise),
		testDiff: Uint8Array.from(tests.items, ({ diff }) => diff),
		testRoom: Uint8Array.from(tests.items, ({ room }) => room),
		roomShift: Uint8Array.from(rooms.items, (step) => step?.shift ?? 0),
		roomCount: Uint8Array.from(rooms.items, (step) => step?.count ?? 0),
	};
}

const packBytes = (bytes: readonly number[]): number =>
	bytes.reduce((word, byte, i) => word | (byte << (8 * i)), 0);

const unpackBytes = (word: number, count: number): number[] =>
	Array.from({ length: count }, (_, i) => (word >>> (8 * i)) & 255);

/** What must be evaluated for a hand of stones; little of it late in a game. */
export interface Needs {
	readonly diffs: Uint8Array;
	readonly rooms: Uint8Array;
	readonly tests: Uint8Array;
}

/** Cached by the hand's bits and built lazily from what each stone needs, since there are many hands. */
function needsOfHands(
	fitTests: readonly number[],
	contactTests: readonly number[],
	tests: readonly { readonly diff: number; readonly room: number }[],
): (hand: number) => Needs {
	const known: (Needs | undefined)[] = new Array(ALL_STONES + 1).fill(undefined);
	const ofStone = STONES.map((name) => {
		const orientations = ORIENTATIONS.filter(({ stone }) => stone === name);
		const needed = orientations.flatMap(({ index }) => unpackBytes(fitTests[index]!, 3)).filter(isNotPadding);
		const contacts = orientations.flatMap(({ index }) => unpackBytes(contactTests[index]!, 4));
		const used = needed.map((test) => tests[test]!);
		return {
			diffs: [...new Set(used.map(({ diff }) => diff))],
			rooms: [...new Set([...contacts.filter(isNotPadding), ...used.map(({ room }) => room)])],
			tests: [...new Set(needed)],
		};
	});
	const make = (hand: number): Needs => {
		const stones = ofStone.filter((_, stone) => hand & (1 << stone));
		return {
			diffs: union(stones.map(({ diffs }) => diffs)),
			rooms: union(stones.map(({ rooms }) => rooms)),
			tests: union(stones.map((needs) => needs.tests)),
		};
	};
	return (hand) => {
		known[hand] ??= make(hand);
		return known[hand];
	};
}

const isNotPadding = (test: number): boolean => test !== 0;

const marks = new Uint8Array(256);
const found = new Uint8Array(256);

/** The distinct numbers of the lists. */
function union(lists: readonly (readonly number[])[]): Uint8Array {
	let count = 0;
	marks.fill(0);
	for (const list of lists) {
		for (const number of list) {
			if (marks[number]) continue;
			marks[number] = 1;
			found[count++] = number;
		}
	}
	return found.slice(0, count);
}

const byRow = (a: { x: number; y: number }, b: { x: number; y: number }): number => a.y - b.y || a.x - b.x;

const firstColumn = ({ columns }: Orientation) => [...columns].sort(byRow)[0]!;

/** The columns in reading order, so that every shift is positive. */
function stepsOf({ columns }: Orientation, width: number): Step[] {
	const sorted = [...columns].sort(byRow);
	const first = sorted[0]!;
	return sorted.map(({ x, y, base, count }) => ({
		shift: (y - first.y) * width + x - first.x,
		rise: base - first.base,
		count,
	}));
}

function stoneStarts(): Uint8Array {
	const stones = ORIENTATIONS.map(({ stone }) => stone);
	const firsts = stones.flatMap((stone, i) => (stones.indexOf(stone) === i ? [i] : []));
	return Uint8Array.from([...firsts, ORIENTATIONS.length]);
}

/** The valid squares of each orientation, by its first square in reading order. */
function positions({ plan, squares, square, size }: SearchTables, words: number) {
	const valid = new Int32Array(ORIENTATIONS.length * words);
	const placement = new Uint16Array(ORIENTATIONS.length * squares);
	for (let p = 0; p < size; p++) {
		const orientation = plan.placements.orientation[p]!;
		// The smallest square number comes first in reading order; padding repeats an existing square.
		const first = Math.min(...square.subarray(p * COLUMNS, (p + 1) * COLUMNS));
		valid[orientation * words + (first >> 5)]! |= 1 << (first & 31);
		placement[orientation * squares + first] = p;
	}
	return { valid, placement };
}
