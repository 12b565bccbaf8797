import { useTexts } from '../i18n/useTexts.js';
import { Button } from './Button.js';
import { CopyField } from './CopyField.js';
import { Icon } from './Icon.js';
import { useCopy } from './useCopy.js';

/** A text to copy: with the button, or by hand where the browser forbids it. */
export function CopyLine({ label, text }: { readonly label: string; readonly text: string }) {
	const t = useTexts().people;
	const [isCopied, copy] = useCopy(text);
	return (
		<div className="people-copy">
			<CopyField label={label} text={text} />
			<Button icon={<Icon name={isCopied ? 'check' : 'copy'} />} onClick={copy}>
				{t.copy}
			</Button>
			<span role="status" className="visually-hidden">
				{isCopied ? t.copied : ''}
			</span>
		</div>
	);
}
