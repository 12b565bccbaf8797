import { Accounts } from './accounts/accounts.js';
import { openBeside, type StoreLocation } from './copying/index.js';
import { Games } from './game/games.js';
import { Moderation } from './moderation/moderation.js';
import { Endings } from './sessions/endings.js';
import type { Store } from './store/store.js';

/** What a host needs to act from the server's terminal. */
export interface HostTerminal {
	readonly store: Store;
	readonly moderation: Moderation;
	close(): Promise<void>;
}

/** Opens a store beside the servers that use it. They pick up decisions within seconds. */
export async function openHostTerminal(place: StoreLocation): Promise<HostTerminal> {
	const store = await openBeside(place);
	const games = new Games(store);
	const endings = new Endings(store.bus);
	const accounts = new Accounts(games, endings);
	const moderation = new Moderation({ games, accounts, endings, onChange: async () => {} });
	return { store, moderation, close: () => store.close() };
}

/** The names of the host accounts. */
export const listHosts = (store: Store): Promise<string[]> =>
	store.read(async ({ db }) => {
		const rows = db.selectFrom('account').select('name').where('role', '=', 'host').orderBy('name');
		return (await rows.execute()).map(({ name }) => name);
	});
