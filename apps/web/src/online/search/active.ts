/** The search for an opponent, as all pages may see it. Kept apart, so that no page waits for what it takes. */
import type { Speed } from '@rumis/protocol';
import { makeStore } from '../../util/store.js';

export interface ActiveSearch {
	/** The id of a board; null for any. */
	readonly scenario: string | null;
	readonly speed: Speed;
	/** By the clock of this device. */
	readonly since: number;
	/** Whether the server could not be reached the last time. */
	readonly isLost: boolean;
}

/** Null while nobody is looking for an opponent here. */
export const activeSearch = makeStore<ActiveSearch | null>(null);
