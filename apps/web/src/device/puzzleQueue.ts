/** First answers to puzzles not yet sent to the server, each with the account that gave it. */
import { deviceStorage, fieldsOf, KEYS, parseFields } from './storage.js';

export interface WaitingAttempt {
	/** The name of the account that was signed in. */
	readonly account: string;
	readonly puzzle: string;
	/** Null if the player gave up. */
	readonly move: string | null;
}

export interface PuzzleQueue {
	/** The last known account on this device; null for a guest. */
	readonly account: string | null;
	readonly waiting: readonly WaitingAttempt[];
}

export const EMPTY_QUEUE: PuzzleQueue = { account: null, waiting: [] };

/** Beyond this, the oldest are dropped. */
const MOST_WAITING = 1000;

/** Damaged entries are skipped. */
export function parseQueue(text: string | null): PuzzleQueue {
	const { account, waiting } = parseFields(text);
	const list: readonly unknown[] = Array.isArray(waiting) ? waiting : [];
	return {
		account: typeof account === 'string' ? account : null,
		waiting: list.flatMap((entry) => parseAttempt(fieldsOf(entry)) ?? []),
	};
}

function parseAttempt({ account, puzzle, move }: Record<string, unknown>): WaitingAttempt | null {
	const isRight =
		typeof account === 'string' && typeof puzzle === 'string' && (move === null || typeof move === 'string');
	return isRight ? { account, puzzle, move } : null;
}

/** The queue with a new answer; a guest's answers stay on the device. A puzzle counts once. */
export function withAttempt(queue: PuzzleQueue, puzzle: string, move: string | null): PuzzleQueue {
	const { account, waiting } = queue;
	if (account === null || waiting.some((other) => isSame(other, { account, puzzle }))) return queue;
	return { ...queue, waiting: [...waiting, { account, puzzle, move }].slice(-MOST_WAITING) };
}

export const withoutAttempt = (queue: PuzzleQueue, done: WaitingAttempt): PuzzleQueue => ({
	...queue,
	waiting: queue.waiting.filter((other) => !isSame(other, done)),
});

type Named = Pick<WaitingAttempt, 'account' | 'puzzle'>;
const isSame = (one: Named, other: Named): boolean =>
	one.account === other.account && one.puzzle === other.puzzle;

/** Read from storage each time: another window may have sent some. */
export const storedQueue = (): PuzzleQueue => parseQueue(deviceStorage.read(KEYS.puzzleQueue));

export function changeQueue(change: (queue: PuzzleQueue) => PuzzleQueue): PuzzleQueue {
	const queue = change(storedQueue());
	deviceStorage.write(KEYS.puzzleQueue, JSON.stringify(queue));
	return queue;
}
