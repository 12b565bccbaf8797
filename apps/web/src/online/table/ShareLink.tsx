import { useTexts } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { CopyField } from '../../ui/CopyField.js';
import { Icon } from '../../ui/Icon.js';
import { useCopy } from '../../ui/useCopy.js';

interface Props {
	readonly link: string;
	readonly label: string;
	/** The text that is shared with it. */
	readonly text?: string;
	/** Whether it is the primary action. */
	readonly isMain?: boolean;
}

/** A link to copy, or to share with the Web Share API where available. */
export function ShareLink({ link, label, text, isMain = false }: Props) {
	const t = useTexts().online.wait;
	const [isCopied, copy] = useCopy(link);
	const canShare = text !== undefined && typeof navigator.share === 'function';
	return (
		<div className="online-share">
			<CopyField label={label} text={link} />
			<div className="online-buttons">
				{navigator.clipboard && (
					<Button
						look={isMain ? 'primary' : 'plain'}
						icon={<Icon name={isCopied ? 'check' : 'share'} />}
						onClick={copy}
					>
						{t.copy}
					</Button>
				)}
				{canShare && (
					// Cancelling the share dialog is not an error.
					<Button onClick={() => void navigator.share({ text, url: link }).catch(() => {})}>{t.share}</Button>
				)}
			</div>
			<p role="status" className="game-quiet">
				{isCopied ? t.copied : ''}
			</p>
		</div>
	);
}
