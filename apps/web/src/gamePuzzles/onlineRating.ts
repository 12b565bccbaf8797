/** The server's rating for signed-in users. Without a server, puzzles are rated only locally. */
import type { Me, PuzzleAttempt, PuzzleStanding } from '@rumis/protocol';
import { playsOnline } from '../device/online.js';
import {
	changeQueue,
	storedQueue,
	type WaitingAttempt,
	withAttempt,
	withoutAttempt,
} from '../device/puzzleQueue.js';
import { type ApiError, api } from '../http/api.js';
import { makeStore, useStore } from '../util/store.js';

export interface OnlineRating {
	/** Null for guests, and before the server has answered. */
	readonly standing: PuzzleStanding | null;
	/** The number of answers not yet sent. */
	readonly waiting: number;
}

const NOTHING: OnlineRating = { standing: null, waiting: 0 };
const store = makeStore<OnlineRating>(NOTHING);

export const onlineRating = (): OnlineRating => store.get();
export const useOnlineRating = (): OnlineRating => useStore(store, onlineRating);

/** Queues a first answer and sends it, now or when there is a connection. */
export function sendAttempt(puzzle: string, move: string | null): Promise<void> {
	changeQueue((queue) => withAttempt(queue, puzzle, move));
	return synchronise();
}

let running: Promise<void> | null = null;
let isWanted = false;

/** Sends queued answers and fetches the rating. Does nothing on devices that were never used online. */
export function synchronise(): Promise<void> {
	if (!playsOnline()) return Promise.resolve();
	isWanted = true;
	running ??= rounds().finally(() => {
		running = null;
	});
	return running;
}

/** Repeats if an answer was queued while others were being sent. */
async function rounds(): Promise<void> {
	while (isWanted) {
		isWanted = false;
		await round();
	}
}

async function round(): Promise<void> {
	if (globalThis.navigator?.onLine === false) return show(store.get().standing);
	// Another user may have signed in meanwhile, possibly in another window.
	const me = await api.get<Me>('me');
	if (!me.ok) return show(store.get().standing);
	const account = me.value.account?.name ?? null;
	const { waiting } = changeQueue((queue) => ({ ...queue, account }));
	if (account === null) return store.set(NOTHING);
	const own = waiting.filter((attempt) => attempt.account === account);
	if (own.length > 0) return sendAll(own);
	const standing = await api.get<PuzzleStanding>('puzzles/mine');
	show(standing.ok ? standing.value : store.get().standing);
}

/** One by one, until the server refuses more. */
async function sendAll(attempts: readonly WaitingAttempt[]): Promise<void> {
	for (const attempt of attempts) {
		const path = `puzzles/${encodeURIComponent(attempt.puzzle)}/attempt`;
		const answer = await api.put<PuzzleAttempt>(path, { move: attempt.move });
		if (!answer.ok && !isHopeless(answer.error)) return show(store.get().standing);
		changeQueue((queue) => withoutAttempt(queue, attempt));
		show(answer.ok ? answer.value.standing : store.get().standing);
	}
}

/** A retry would be refused again, for example for a puzzle from another version of the collection. */
const isHopeless = ({ code }: ApiError): boolean => code === 'noPuzzle' || code === 'badMessage';

function show(standing: PuzzleStanding | null): void {
	const { account, waiting } = storedQueue();
	store.set({ standing, waiting: waiting.filter((attempt) => attempt.account === account).length });
}

/** The delay before retrying a busy server. */
const PAUSE_MS = 60_000;

/** Synchronises now and whenever the connection is back, as long as a puzzle page is open. */
export function followConnection(): () => void {
	const again = () => void synchronise();
	const retry = () => {
		if (store.get().waiting > 0) again();
	};
	again();
	const timer = setInterval(retry, PAUSE_MS);
	addEventListener('online', again);
	return () => {
		clearInterval(timer);
		removeEventListener('online', again);
	};
}
