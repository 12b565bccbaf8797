import type { Result } from '@rumis/rules';
import { useState } from 'react';
import type { ApiError } from './api.js';

export interface Action {
	/** Under way: a second click must not do it twice. */
	readonly isBusy: boolean;
	readonly error: ApiError | null;
	/** Does it, and goes on with what came of it if it went well. */
	run<Value>(work: () => Promise<Result<Value, ApiError>>, then?: (value: Value) => void): void;
}

/** Something that a button sets off and that the server may refuse. */
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
