/** The rating that the server keeps for whoever is signed in. Without a server, puzzles are rated here alone. */
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
	/** Answers that the server has not been told yet. */
	readonly waiting: number;
}

const NOTHING: OnlineRating = { standing: null, waiting: 0 };
const store = makeStore<OnlineRating>(NOTHING);

export const onlineRating = (): OnlineRating => store.get();
export const useOnlineRating = (): OnlineRating => useStore(store, onlineRating);

/** Remembers a first answer and sends it, now or when there is a connection. */
export function sendAttempt(puzzle: string, move: string | null): Promise<void> {
	changeQueue((queue) => withAttempt(queue, puzzle, move));
	return synchronise();
}

let running: Promise<void> | null = null;
let isWanted = false;

/** Sends what waits and learns the rating. Devices on which nobody has played online ask nobody. */
export function synchronise(): Promise<void> {
	if (!playsOnline()) return Promise.resolve();
	isWanted = true;
	running ??= rounds().finally(() => {
		running = null;
	});
	return running;
}

/** An answer that came while others were sent wants another round. */
async function rounds(): Promise<void> {
	while (isWanted) {
		isWanted = false;
		await round();
	}
}

async function round(): Promise<void> {
	if (globalThis.navigator?.onLine === false) return show(store.get().standing);
	// Somebody else may have signed in meanwhile, in another window too.
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

/** One after the other, until the server cannot take more. */
async function sendAll(attempts: readonly WaitingAttempt[]): Promise<void> {
	for (const attempt of attempts) {
		const path = `puzzles/${encodeURIComponent(attempt.puzzle)}/attempt`;
		const answer = await api.put<PuzzleAttempt>(path, { move: attempt.move });
		if (!answer.ok && !isHopeless(answer.error)) return show(store.get().standing);
		changeQueue((queue) => withoutAttempt(queue, attempt));
		show(answer.ok ? answer.value.standing : store.get().standing);
	}
}

/** Sent again it would be refused again, such as a puzzle of another version of the collection. */
const isHopeless = ({ code }: ApiError): boolean => code === 'noPuzzle' || code === 'badMessage';

function show(standing: PuzzleStanding | null): void {
	const { account, waiting } = storedQueue();
	store.set({ standing, waiting: waiting.filter((attempt) => attempt.account === account).length });
}

/** How long a server that was busy is left alone. */
const PAUSE_MS = 60_000;

/** Synchronises now and whenever the connection is back, as long as a page of puzzles is open. */
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
