/** The state of the search for an opponent. Separate, so that pages need not load the search itself. */
import type { Speed } from '@rumis/protocol';
import { makeStore } from '../../util/store.js';

export interface ActiveSearch {
	/** The id of a board; null for any. */
	readonly scenario: string | null;
	readonly speed: Speed;
	/** By this device's clock. */
	readonly since: number;
	/** Whether the last request failed to reach the server. */
	readonly isLost: boolean;
}

/** Null if no search is running. */
export const activeSearch = makeStore<ActiveSearch | null>(null);
