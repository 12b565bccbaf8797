/** Searches for an opponent: polls the server until one is found, on any page. */
import { PAIRING_LIFE, type Pairing, type WantedPairing } from '@rumis/protocol';
import { type ApiError, api, apiAddress } from '../../http/api.js';
import { go } from '../../navigation/route.js';
import { activeSearch } from './active.js';

const ASK_EVERY = 2000;
/** Transient errors. */
const PASSING: readonly ApiError['code'][] = ['offline', 'unavailable', 'tooFast'];

let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts a search. Resolves with an error if it is not possible, or null once the server has accepted it. */
export async function startSearch(wanted: WantedPairing, onFound: () => void): Promise<ApiError | null> {
	clearTimeout(timer);
	const { scenario = null, speed } = wanted;
	const first = await api.put<Pairing>('pairing', wanted);
	if (!first.ok) return first.error;
	activeSearch.set({ scenario, speed, since: Date.now(), isLost: false });
	// The name has been sent, and the session is known from now on.
	receive(first.value, { scenario, speed }, onFound);
	return null;
}

function receive(pairing: Pairing, wanted: WantedPairing, onFound: () => void) {
	if (pairing.status === 'matched') return found(pairing.game, onFound);
	const search = activeSearch.get();
	if (search) activeSearch.set({ ...search, isLost: false });
	askLater(wanted, onFound);
}

const askLater = (wanted: WantedPairing, onFound: () => void): void => {
	timer = setTimeout(() => void ask(wanted, onFound), ASK_EVERY);
};

async function ask(wanted: WantedPairing, onFound: () => void) {
	const answer = await api.put<Pairing>('pairing', wanted);
	const search = activeSearch.get();
	if (!search) return;
	if (answer.ok) return receive(answer.value, wanted, onFound);
	if (!PASSING.includes(answer.error.code)) return activeSearch.set(null);
	activeSearch.set({ ...search, isLost: true });
	askLater(wanted, onFound);
}

function found(game: string, onFound: () => void): void {
	activeSearch.set(null);
	onFound();
	go({ page: 'table', id: game, invite: '' });
	// The next search is for another game. If this request is lost, the server's entry expires.
	setTimeout(() => void api.delete('pairing'), PAIRING_LIFE);
}

export function stopSearch(): void {
	clearTimeout(timer);
	activeSearch.set(null);
	void api.delete('pairing');
}

/** Closing the page ends the search. An ordinary request would be aborted with the page. */
addEventListener('pagehide', () => {
	if (!activeSearch.get()) return;
	void fetch(apiAddress('pairing'), { method: 'DELETE', keepalive: true }).catch(() => {});
});
