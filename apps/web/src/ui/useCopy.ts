import { useState } from 'react';

/** Whether a text went to the clipboard; null before anybody asked. */
export type Copied = boolean | null;

/** Copies a text. Browsers may forbid that, and over plain http they have no clipboard at all. */
export function useCopy(text: string): readonly [Copied, () => void] {
	const [isCopied, setCopied] = useState<Copied>(null);
	const copy = () => {
		const written = navigator.clipboard?.writeText(text) ?? Promise.reject();
		written.then(
			() => setCopied(true),
			() => setCopied(false),
		);
	};
	return [isCopied, copy];
}
