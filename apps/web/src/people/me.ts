/** The current user on this server: requested by each page, and updated on sign-in and sign-out. */
import type { Me } from '@rumis/protocol';
import { useEffect } from 'react';
import { notePlaysOnline } from '../device/online.js';
import { api } from '../http/api.js';
import { afterAnswer, LOADING, type Loaded } from '../http/loaded.js';
import { makeStore, useStore } from '../util/store.js';

const me = makeStore<Loaded<Me>>(LOADING);
/** The pending request, shared by all components. */
let asking: Promise<void> | null = null;

export function loadMe(): Promise<void> {
	asking ??= api.get<Me>('me').then((answer) => {
		asking = null;
		me.set(afterAnswer(me.get(), answer));
	});
	return asking;
}

export function setMe(value: Me): void {
	if (value.account) notePlaysOnline();
	me.set({ kind: 'ready', value });
}

/** Retries after a failure. */
export function retryMe(): void {
	me.set(LOADING);
	void loadMe();
}

/** Requested by every page: the user may have taken a name at a table meanwhile. */
export function useMe(): Loaded<Me> {
	useEffect(() => void loadMe(), []);
	return useStore(me, (now) => now);
}

/** The name of the signed-in account, or null. */
export function useAccountName(): string | null {
	const now = useMe();
	return now.kind === 'ready' ? (now.value.account?.name ?? null) : null;
}
