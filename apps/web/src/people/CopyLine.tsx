import { useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';

/** A text to be copied: by the button, or by hand where the browser forbids that. */
export function CopyLine({ label, text }: { readonly label: string; readonly text: string }) {
	const t = useTexts().people;
	const [isCopied, setCopied] = useState(false);
	const copy = () => {
		// Over plain http browsers have no clipboard.
		const copied = navigator.clipboard?.writeText(text) ?? Promise.reject();
		copied.then(
			() => setCopied(true),
			() => setCopied(false),
		);
	};
	return (
		<div className="people-copy">
			<input readOnly value={text} aria-label={label} onFocus={({ target }) => target.select()} />
			<Button icon={<Icon name={isCopied ? 'check' : 'copy'} />} onClick={copy}>
				{t.copy}
			</Button>
			<span role="status" className="visually-hidden">
				{isCopied ? t.copied : ''}
			</span>
		</div>
	);
}
