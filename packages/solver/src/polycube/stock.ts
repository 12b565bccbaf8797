import { COLOURS, type Colour, err, ok, parseStone, type Result, STONES, type Stone } from '@rumis/rules';

/** Copies of one stone: at least `min` of them must be used, at most `max` can be. */
export interface StockItem {
	readonly stone: Stone;
	/** The colour, if colours are distinguished; null if equal stones are interchangeable. */
	readonly colour: Colour | null;
	readonly min: number;
	readonly max: number;
}

export type Stock = readonly StockItem[];

export const STOCK_ERRORS = ['stockStone', 'stockCount', 'stockTwice', 'stockEmpty', 'stockColours'] as const;

export interface StockError {
	readonly code: (typeof STOCK_ERRORS)[number];
	/** The text that was not understood. */
	readonly found: string;
}

/** The maximum number of copies of one stone. */
const MAX_COPIES = 99;

/** The total number of cubes in a colour's eleven stones. */
const CUBES_A_COLOUR = 40;

/** The fewest colours with enough cubes for this many cells. */
export const coloursNeeded = (cells: number): number => Math.ceil(cells / CUBES_A_COLOUR);

/** Any stones of this many colours, equal stones of different colours interchangeable. */
export function stockOfColours(colours: number): Result<Stock, StockError> {
	if (!isColourCount(colours)) return err({ code: 'stockColours', found: String(colours) });
	return ok(STONES.map((stone) => ({ stone, colour: null, min: 0, max: colours })));
}

/** Any stones of this many colours, with colours distinguished. */
export function colouredStock(colours: number): Result<Stock, StockError> {
	if (!isColourCount(colours)) return err({ code: 'stockColours', found: String(colours) });
	const hands = COLOURS.slice(0, colours);
	return ok(hands.flatMap((colour) => STONES.map((stone) => ({ stone, colour, min: 0, max: 1 }))));
}

const isColourCount = (colours: number): boolean =>
	Number.isInteger(colours) && colours >= 1 && colours <= COLOURS.length;

/**
 * Stones by name, separated by commas or spaces: `V3,L4` is one of each, `L4*2` two, `I2*0-4` up to four.
 */
export function parseStock(text: string): Result<Stock, StockError> {
	const items: StockItem[] = [];
	for (const word of text.split(/[\s,]+/).filter(Boolean)) {
		const item = parseItem(word);
		if (!item.ok) return item;
		if (items.some(({ stone }) => stone === item.value.stone))
			return err({ code: 'stockTwice', found: word });
		items.push(item.value);
	}
	return items.length > 0 ? ok(items) : err({ code: 'stockEmpty', found: '' });
}

function parseItem(word: string): Result<StockItem, StockError> {
	const [name = '', ...counts] = word.split('*');
	const stone = parseStone(name);
	if (!stone) return err({ code: 'stockStone', found: name });
	const range = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(counts.length === 0 ? '1' : counts.join('*'));
	const min = Number(range?.[1]);
	const max = Number(range?.[2] ?? range?.[1]);
	if (!range || max < min || max > MAX_COPIES) return err({ code: 'stockCount', found: word });
	return ok({ stone, colour: null, min, max });
}

/** The canonical text of a stock without colours. */
export const makeStock = (stock: Stock): string => stock.map(itemText).join(',');

function itemText({ stone, min, max }: StockItem): string {
	if (min !== max) return `${stone}*${min}-${max}`;
	return max === 1 ? stone : `${stone}*${max}`;
}

/** The stock of exactly these stones. */
export function stockOfStones(stones: readonly Stone[]): Stock {
	return STONES.filter((stone) => stones.includes(stone)).map((stone) => {
		const count = stones.filter((other) => other === stone).length;
		return { stone, colour: null, min: count, max: count };
	});
}
