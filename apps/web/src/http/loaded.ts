/** What a page gets from the server: on its way, there, or refused. */
import type { Result } from '@rumis/rules';
import { useCallback, useEffect, useState } from 'react';
import { type ApiError, api } from './api.js';

export type Loaded<Value> =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly error: ApiError }
	| { readonly kind: 'ready'; readonly value: Value };

export const LOADING = { kind: 'loading' } as const;

/** What is shown after an answer: what is there already is not taken away because it could not be renewed. */
export function afterAnswer<Value>(before: Loaded<Value>, answer: Result<Value, ApiError>): Loaded<Value> {
	if (answer.ok) return { kind: 'ready', value: answer.value };
	return before.kind === 'ready' ? before : { kind: 'failed', error: answer.error };
}

export interface Loading<Value> {
	readonly loaded: Loaded<Value>;
	/** Asks once more; what could not be loaded is on its way again. */
	readonly reload: () => void;
	/** Asks once more; what is shown stays until there is an answer. */
	readonly renew: () => void;
}

/** What the server answers at a path of the API, asked for when the page is opened. */
export function useLoaded<Value>(path: string): Loading<Value> {
	const load = useCallback(() => api.get<Value>(path), [path]);
	return useLoading(load);
}

/** The same for anything that is loaded. `load` must stay the same function as long as the same is meant. */
export function useLoading<Value>(load: () => Promise<Result<Value, ApiError>>): Loading<Value> {
	const [state, setState] = useState<{ readonly of: unknown; readonly loaded: Loaded<Value> }>({
		of: load,
		loaded: LOADING,
	});
	const [round, setRound] = useState(0);
	// Each round asks once more.
	useEffect(() => {
		let isWanted = true;
		void load().then((answer) => {
			if (!isWanted) return;
			setState((before) => ({ of: load, loaded: afterAnswer(seen(before, load), answer) }));
		});
		return () => {
			isWanted = false;
		};
	}, [load, round]);
	const renew = useCallback(() => setRound((before) => before + 1), []);
	const reload = useCallback(() => {
		setState((before) => (before.loaded.kind === 'ready' ? before : { of: load, loaded: LOADING }));
		renew();
	}, [load, renew]);
	return { loaded: seen(state, load), reload, renew };
}

/** What was loaded for another page is not shown on this one, not even for a moment. */
const seen = <Value>(
	{ of, loaded }: { readonly of: unknown; readonly loaded: Loaded<Value> },
	load: unknown,
): Loaded<Value> => (of === load ? loaded : LOADING);

/** Asks again now and then, and whenever somebody comes back to the page. */
export function useRenewal(renew: () => void, everyMs: number): void {
	useEffect(() => {
		const renewIfSeen = () => {
			if (document.visibilityState === 'visible') renew();
		};
		const timer = setInterval(renewIfSeen, everyMs);
		document.addEventListener('visibilitychange', renewIfSeen);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', renewIfSeen);
		};
	}, [renew, everyMs]);
}
