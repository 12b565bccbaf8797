/** Generates AssemblyScript code for the 104 orientations, without loops or lookups; it does not depend on a plan. */
import { ORIENTATIONS, type Orientation, STONES, stoneIndex } from '@rumis/rules';

/** Stride in bytes between two counts, and the number of orientations and stones per word. */
const COUNT_STEP = 48;
const MASKS_A_WORD = 4 * ORIENTATIONS.length;
const COUNTS_A_WORD = 4 * STONES.length;

/** Numbers distinct tests consecutively. */
class Numbering {
	readonly tests: string[];

	constructor(first: string) {
		this.tests = [first];
	}

	of(test: string): number {
		if (!this.tests.includes(test)) this.tests.push(test);
		return this.tests.indexOf(test);
	}
}

interface Shape {
	readonly stone: number;
	readonly base: number;
	readonly count: number;
	/** Indices of the fit tests of the other columns, and of the contact tests of all columns. */
	readonly fits: readonly number[];
	readonly nears: readonly number[];
}

function shapeOf({ columns, stone }: Orientation, fits: Numbering, nears: Numbering): Shape {
	const sorted = [...columns].sort((a, b) => a.y - b.y || a.x - b.x);
	const { x, y, base, count } = sorted[0]!;
	return {
		stone: stoneIndex(stone),
		base,
		count,
		fits: sorted.slice(1).map((c) => fits.of([c.x - x, c.y - y, c.base - base, c.count].join())),
		nears: sorted.map((c) => nears.of([c.x - x, c.y - y, c.count].join())),
	};
}

const padded = (list: readonly number[], length: number): number[] =>
	Array.from({ length }, (_, i) => list[i] ?? 0);

const recordOf = ({ stone, base, count, fits, nears }: Shape): number[] => [
	...[stone, base, count],
	...padded(fits, 3),
	...padded(nears, 4),
];

function collectOrientation({ count, fits, nears }: Shape, orientation: number): string[] {
	const fit = [
		`load<i32>(validWord, ${4 * orientation})`,
		`room${count}`,
		...fits.map((test) => `load<i32>(testWord, ${4 * test})`),
	];
	const near = nears.map((test) => `load<i32>(contactWord, ${4 * test})`);
	return [
		`		bits = ${fit.join(' & ')} & (flip ^ (${near.join(' | ')}));`,
		`		store<i32>(into, bits, ${4 * orientation});`,
		'		count += popcnt(bits);',
	];
}

const collectStone = (shapes: readonly Shape[], stone: number): string[] => [
	'	count = 0;',
	`	if (stones & ${1 << stone}) {`,
	...shapes.flatMap((shape, o) => (shape.stone === stone ? collectOrientation(shape, o) : [])),
	'	}',
	`	store<i32>(counts, count, ${4 * stone});`,
	'	total += count;',
];

export function orientationsSource(): string {
	const fits = new Numbering('0,0,0,0');
	const nears = new Numbering('0,0,0');
	const shapes = ORIENTATIONS.map((orientation) => shapeOf(orientation, fits, nears));
	const lines = [
		"import { contactWord, masks, roomBits, stoneCounts, testWord, valid } from './finder';",
		`export const TEST_COUNT: i32 = ${fits.tests.length};`,
		`export const CONTACT_COUNT: i32 = ${nears.tests.length};`,
		'/** Fit tests: dx, dy, rise, count. Contact tests: dx, dy, count. */',
		`export const testData: usize = memory.data<i8>([${fits.tests.join()}]);`,
		`export const contactData: usize = memory.data<i8>([${nears.tests.join()}]);`,
		'/** By orientation: stone, base, count of the first column, three fit tests, four contact tests. */',
		`export const orientationData: usize = memory.data<u8>([${shapes.flatMap(recordOf).join()}]);`,
		'/** Where each orientation of the stones fits and touches, for one word; says how many places. */',
		'export function collectLater(word: i32, stones: i32, flip: i32): i32 {',
		'	const shift = usize(word) << 2;',
		`	const validWord = valid + usize(word) * ${MASKS_A_WORD};`,
		`	const into = masks + usize(word) * ${MASKS_A_WORD};`,
		`	const counts = stoneCounts + usize(word) * ${COUNTS_A_WORD};`,
		...[1, 2, 3, 4].map((n) => `	const room${n} = load<i32>(roomBits + shift, ${COUNT_STEP * n});`),
		'	let total = 0;',
		'	let bits = 0;',
		'	let count = 0;',
		...STONES.flatMap((_, stone) => collectStone(shapes, stone)),
		'	return total;',
		'}',
	];
	return `${lines.join('\n')}\n`;
}
