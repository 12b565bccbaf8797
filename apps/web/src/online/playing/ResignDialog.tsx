import type { TableClient } from '@rumis/client';
import type { TableInfo } from '@rumis/protocol';
import { useAction } from '../../http/useAction.js';
import { useTexts } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Problem } from '../table/Problem.js';

interface Props {
	readonly client: TableClient;
	readonly info: TableInfo;
	readonly onClose: () => void;
}

/** Resigning cannot be undone, so it needs a confirmation. */
export function ResignDialog({ client, info, onClose }: Props) {
	const t = useTexts();
	const action = useAction();
	const others = info.seats.filter(({ kind }, seat) => kind === 'person' && seat !== info.you).length;
	// Against only one other person the game is over, whatever the terms say.
	const goesOn = info.terms.absent === 'bot' && others > 1;
	const resign = () => action.run(() => client.request({ kind: 'resign' }), onClose);
	return (
		<Dialog title={t.online.resign.title} onClose={onClose}>
			<p>{goesOn ? t.online.resign.textBot : t.online.resign.text}</p>
			<Problem error={action.error} />
			<div className="online-buttons">
				<Button look="primary" onClick={resign}>
					{t.online.resign.confirm}
				</Button>
				<Button onClick={onClose}>{t.common.cancel}</Button>
			</div>
		</Dialog>
	);
}
