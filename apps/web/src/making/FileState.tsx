import { useState } from 'react';
import { useBook } from '../i18n/useTexts.js';

/** A file that takes a moment to make. */
export interface FileMaking {
	readonly isBusy: boolean;
	readonly isFailed: boolean;
	make(work: () => Promise<void>): void;
}

export function useFile(): FileMaking {
	const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
	const make = (work: () => Promise<void>) => {
		setState('busy');
		work().then(
			() => setState('idle'),
			() => setState('failed'),
		);
	};
	return { isBusy: state === 'busy', isFailed: state === 'failed', make };
}

export function FileState({ file }: { readonly file: FileMaking }) {
	const t = useBook().making;
	return (
		<p role="status" className="note small making-state">
			{file.isBusy ? t.busy : file.isFailed ? t.failed : ''}
		</p>
	);
}
