/** The state of data from the server: loading, loaded, or failed. */
import type { Result } from '@rumis/rules';
import { useCallback, useEffect, useState } from 'react';
import { type ApiError, api } from './api.js';

export type Loaded<Value> =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly error: ApiError }
	| { readonly kind: 'ready'; readonly value: Value };

export const LOADING = { kind: 'loading' } as const;

/** The state after a response: loaded data is kept if a refresh fails. */
export function afterAnswer<Value>(before: Loaded<Value>, answer: Result<Value, ApiError>): Loaded<Value> {
	if (answer.ok) return { kind: 'ready', value: answer.value };
	return before.kind === 'ready' ? before : { kind: 'failed', error: answer.error };
}

export interface Loading<Value> {
	readonly loaded: Loaded<Value>;
	/** Requests it again. */
	readonly reload: () => void;
}

/** The response to an API path, requested when the page is opened. */
export function useLoaded<Value>(path: string): Loading<Value> {
	const load = useCallback(() => api.get<Value>(path), [path]);
	return useLoading(load);
}

/** The same for any async source. `load` must be a stable function. */
export function useLoading<Value>(load: () => Promise<Result<Value, ApiError>>): Loading<Value> {
	const [state, setState] = useState<{ readonly of: unknown; readonly loaded: Loaded<Value> }>({
		of: load,
		loaded: LOADING,
	});
	const [round, setRound] = useState(0);
	// Each round makes one request.
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
	const reload = useCallback(() => {
		setState((before) => (before.loaded.kind === 'ready' ? before : { of: load, loaded: LOADING }));
		setRound((before) => before + 1);
	}, [load]);
	return { loaded: seen(state, load), reload };
}

/** Data loaded for another page is never shown on this one, not even briefly. */
const seen = <Value>(
	{ of, loaded }: { readonly of: unknown; readonly loaded: Loaded<Value> },
	load: unknown,
): Loaded<Value> => (of === load ? loaded : LOADING);

/** Polls at an interval, and whenever the page becomes visible again. */
export function useRenewal(reload: () => void, everyMs: number): void {
	useEffect(() => {
		const renew = () => {
			if (document.visibilityState === 'visible') reload();
		};
		const timer = setInterval(renew, everyMs);
		document.addEventListener('visibilitychange', renew);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', renew);
		};
	}, [reload, everyMs]);
}
