import { useTexts } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { CopyField } from '../../ui/CopyField.js';
import { useCopy } from '../../ui/useCopy.js';

interface Props {
	readonly link: string;
	readonly label: string;
	/** What goes along with it when it is shared. */
	readonly text?: string;
	/** Whether it is the thing to do here. */
	readonly isMain?: boolean;
}

/** A link to copy, or to hand to another app where the device can do that. */
export function ShareLink({ link, label, text, isMain = false }: Props) {
	const t = useTexts().online.wait;
	const [isCopied, copy] = useCopy(link);
	const canShare = text !== undefined && typeof navigator.share === 'function';
	return (
		<div className="stack online-share">
			<CopyField label={label} text={link} />
			<div className="row online-buttons">
				{navigator.clipboard && (
					<Button look={isMain ? 'primary' : 'plain'} icon={isCopied ? 'check' : 'share'} onClick={copy}>
						{t.copy}
					</Button>
				)}
				{canShare && (
					// Whoever changes their mind about sharing has done nothing wrong.
					<Button onClick={() => void navigator.share({ text, url: link }).catch(() => {})}>{t.share}</Button>
				)}
			</div>
			<p role="status" className="note">
				{isCopied ? t.copied : ''}
			</p>
		</div>
	);
}
