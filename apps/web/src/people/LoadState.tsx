import type { ReactNode } from 'react';
import type { ApiError } from '../http/api.js';
import type { Loading } from '../http/loaded.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { errorTitle, mayRetry, sayError } from '../wording/sayError.js';

export function LoadingNote() {
	return (
		<p className="people-note" role="status">
			{useTexts().people.loading}
		</p>
	);
}

interface FailedProps {
	readonly error: ApiError;
	readonly onRetry: () => void;
}

/** The error, with a retry button where that helps. */
export function FailedNote({ error, onRetry }: FailedProps) {
	const t = useTexts().people;
	return (
		<div className="people-failed" role="alert">
			<h2>{errorTitle(error, t)}</h2>
			<p>{sayError(error, t)}</p>
			{mayRetry(error) && <Button onClick={onRetry}>{t.retry}</Button>}
		</div>
	);
}

interface Props<Value> {
	readonly loading: Loading<Value>;
	readonly children: (value: Value) => ReactNode;
}

/** Renders the loaded data, and a placeholder until then. */
export function LoadState<Value>({ loading: { loaded, reload }, children }: Props<Value>) {
	if (loaded.kind === 'loading') return <LoadingNote />;
	if (loaded.kind === 'failed') return <FailedNote error={loaded.error} onRetry={reload} />;
	return children(loaded.value);
}
