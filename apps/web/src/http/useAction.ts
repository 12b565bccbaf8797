import type { Result } from '@rumis/rules';
import { useState } from 'react';
import type { ApiError } from './api.js';

export interface Action {
	/** While busy, further clicks are ignored. */
	readonly isBusy: boolean;
	readonly error: ApiError | null;
	/** Runs it, and calls `then` with the result if it succeeds. */
	run<Value>(work: () => Promise<Result<Value, ApiError>>, then?: (value: Value) => void): void;
}

/** An action triggered by a button, which the server may refuse. */
export function useAction(): Action {
	const [isBusy, setBusy] = useState(false);
	const [error, setError] = useState<ApiError | null>(null);
	return {
		isBusy,
		error,
		run(work, then) {
			if (isBusy) return;
			setBusy(true);
			setError(null);
			void work().then((answer) => {
				setBusy(false);
				if (answer.ok) then?.(answer.value);
				else setError(answer.error);
			});
		},
	};
}
