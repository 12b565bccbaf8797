/** Results on this device: best times and stars, and the days of the daily puzzle. */
import { err, ok, type Result } from '@rumis/rules';
import { type Day, isDay } from './days.js';
import { MOST_STARS } from './helps.js';

/** The best result of a puzzle. */
export interface Best {
	readonly ms: number;
	readonly stars: number;
	readonly times: number;
}

export interface Book {
	readonly puzzles: Readonly<Record<string, Best>>;
	/** The days whose puzzle was solved on that day. */
	readonly days: Readonly<Record<Day, Best>>;
}

export const EMPTY_BOOK: Book = { puzzles: {}, days: {} };

export const daysOf = (book: Book): ReadonlySet<Day> => new Set(Object.keys(book.days));

export interface Solve {
	readonly ms: number;
	readonly stars: number;
}

const better = (a: Best, b: Best): Best => ({
	ms: Math.min(a.ms, b.ms),
	stars: Math.max(a.stars, b.stars),
	times: Math.max(a.times, b.times),
});

const afterSolve = (best: Best | undefined, { ms, stars }: Solve): Best => ({
	...better(best ?? { ms, stars, times: 0 }, { ms, stars, times: 0 }),
	times: (best?.times ?? 0) + 1,
});

/** Records a solved puzzle; the puzzle of the day also under its day. */
export const enterSolve = (book: Book, id: string, day: Day | null, solve: Solve): Book => ({
	puzzles: { ...book.puzzles, [id]: afterSolve(book.puzzles[id], solve) },
	days: day === null ? book.days : { ...book.days, [day]: afterSolve(book.days[day], solve) },
});

type Entries = Readonly<Record<string, Best>>;

const mergeEntries = (a: Entries, b: Entries): Entries => {
	const both = Object.entries(b).map(([key, best]) => [key, a[key] ? better(a[key], best) : best]);
	return { ...a, ...Object.fromEntries(both) };
};

/** The best of two books, for imports from another device. */
export const mergeBooks = (a: Book, b: Book): Book => ({
	puzzles: mergeEntries(a.puzzles, b.puzzles),
	days: mergeEntries(a.days, b.days),
});

const FORMAT = 'rumis.solitaire';
const VERSION = 1;

export const makeBook = ({ puzzles, days }: Book): string =>
	JSON.stringify({ format: FORMAT, version: VERSION, puzzles, days });

export type BookError = { readonly code: 'bookJson' | 'bookForm' | 'bookVersion' };

/** A size limit, so that malicious files cannot fill the storage. */
const MOST_ENTRIES = 20_000;
const MOST_MS = 1000 * 60 * 60 * 24 * 365;

/** Parses a book; invalid entries are skipped, but anything that is not a book is rejected. */
export function parseBook(text: string): Result<Book, BookError> {
	const kept = parseJson(text);
	if (kept === undefined) return err({ code: 'bookJson' });
	if (!isFields(kept) || kept.format !== FORMAT) return err({ code: 'bookForm' });
	if (kept.version !== VERSION) return err({ code: 'bookVersion' });
	const isId = (id: string) => /^[a-z][a-z0-9-]{0,79}$/.test(id);
	return ok({ puzzles: entriesOf(kept.puzzles, isId), days: entriesOf(kept.days, isDay) });
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function entriesOf(value: unknown, isKey: (key: string) => boolean): Entries {
	const entries = isFields(value) ? Object.entries(value).slice(0, MOST_ENTRIES) : [];
	const good = entries.flatMap(([key, entry]) => {
		const best = isKey(key) ? parseBest(entry) : null;
		return best ? [[key, best] as const] : [];
	});
	return Object.fromEntries(good);
}

function parseBest(value: unknown): Best | null {
	if (!isFields(value)) return null;
	const { ms, stars, times } = value;
	const isWhole = (number: unknown, most: number): number is number =>
		Number.isSafeInteger(number) && Number(number) >= 0 && Number(number) <= most;
	if (!isWhole(ms, MOST_MS) || !isWhole(stars, MOST_STARS) || !isWhole(times, MOST_ENTRIES)) return null;
	return { ms, stars, times: Math.max(1, times) };
}
