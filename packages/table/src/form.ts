/** Parsers of unknown data: null if it is malformed. */
import { type Actor, END_REASONS, type TableEvent } from './event.js';
import type { Seat } from './seat.js';
import type { Ending, UndoRequest } from './table.js';

type Fields = Readonly<Record<string, unknown>>;

export const readFields = (data: unknown): Fields | null =>
	typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : null;

/** A non-negative integer, such as a ply or a seat. */
export const isCount = (data: unknown): data is number => Number.isSafeInteger(data) && (data as number) >= 0;

export const isText = (data: unknown): data is string => typeof data === 'string';

/** A list whose items can all be parsed. */
export function readList<Item>(data: unknown, read: (item: unknown) => Item | null): Item[] | null {
	if (!Array.isArray(data)) return null;
	const items: Item[] = [];
	for (const entry of data) {
		const item = read(entry);
		if (item === null) return null;
		items.push(item);
	}
	return items;
}

export const readText = (data: unknown): string | null => (isText(data) ? data : null);
const readCount = (data: unknown): number | null => (isCount(data) ? data : null);

export const oneOf = <Item extends string>(items: readonly Item[], data: unknown): Item | null =>
	items.find((item) => item === data) ?? null;

export function readSeat(data: unknown): Seat | null {
	const { kind, name, bot } = readFields(data) ?? {};
	if (!isText(name)) return null;
	if (kind === 'person') return { kind, name };
	return kind === 'bot' && isText(bot) ? { kind, bot, name } : null;
}

const readActor = (data: unknown): Actor | null => (data === 'host' ? data : readCount(data));

export function readUndoRequest(data: unknown): UndoRequest | null {
	const { seat, to, agreed } = readFields(data) ?? {};
	const seats = readList(agreed, readCount);
	return isCount(seat) && isCount(to) && seats ? { seat, to, agreed: seats } : null;
}

export function readEnding(data: unknown): Ending | null {
	const { seat, why } = readFields(data) ?? {};
	const reason = oneOf(END_REASONS, why);
	return isCount(seat) && reason ? { seat, why: reason } : null;
}

/** A well-formed event, with its fields in the order of `decide`. */
export function readEvent(data: unknown): TableEvent | null {
	const { kind, ply, seat, move, to, by, who } = readFields(data) ?? {};
	const actor = readActor(by);
	const sitting = readSeat(who);
	switch (kind) {
		case 'moved':
			return isCount(ply) && isCount(seat) && isText(move) ? { kind, ply, seat, move } : null;
		case 'takenBack':
			return isCount(to) && actor !== null ? { kind, to, by: actor } : null;
		case 'undoAsked':
			return isCount(seat) && isCount(to) ? { kind, seat, to } : null;
		case 'undoAgreed':
			return isCount(seat) ? { kind, seat } : null;
		case 'undoRefused':
			return actor !== null ? { kind, by: actor } : null;
		case 'seated':
			return isCount(seat) && sitting ? { kind, seat, who: sitting } : null;
		case 'ended': {
			const ending = readEnding(data);
			return ending && { kind, ...ending };
		}
		default:
			return null;
	}
}
