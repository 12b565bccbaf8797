import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { CopyField } from '../ui/CopyField.js';
import { Icon } from '../ui/Icon.js';
import { useCopy } from '../ui/useCopy.js';

interface Props {
	readonly link: string;
	readonly label: string;
	/** The button's label. */
	readonly action: string;
}

/** A link to a game, to copy with a button or by hand. */
export function CopyLink({ link, label, action }: Props) {
	const t = useTexts();
	const [isCopied, copy] = useCopy(link);
	return (
		<div className="game-share">
			<CopyField label={label} text={link} />
			<Button icon={<Icon name={isCopied ? 'check' : 'share'} />} onClick={copy}>
				{action}
			</Button>
			<p role="status" className="game-quiet">
				{isCopied ? t.game.linkCopied : ''}
			</p>
		</div>
	);
}
