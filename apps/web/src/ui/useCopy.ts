import { useState } from 'react';

/** Whether the text was copied; null before the first attempt. */
export type Copied = boolean | null;

/** Copies a text. Browsers may forbid it, and without https there is no clipboard API. */
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
