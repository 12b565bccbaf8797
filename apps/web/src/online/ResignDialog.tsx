import type { TableInfo } from '@rumis/protocol';
import { useState } from 'react';
import { sayRefusal } from '../i18n/sayRefusal.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import type { TableClient } from './tableClient.js';

interface Props {
	readonly client: TableClient;
	readonly info: TableInfo;
	readonly onClose: () => void;
}

/** Giving up cannot be taken back, so it is asked twice. */
export function ResignDialog({ client, info, onClose }: Props) {
	const t = useTexts();
	const [problem, setProblem] = useState('');
	const others = info.seats.filter(({ kind }, seat) => kind === 'person' && seat !== info.you).length;
	// Against one other person the game is over, whatever was agreed.
	const goesOn = info.terms.absent === 'bot' && others > 1;
	const resign = async () => {
		const done = await client.wish({ kind: 'resign' });
		if (done.ok) onClose();
		else setProblem(sayRefusal(done.error, t));
	};
	return (
		<Dialog title={t.online.resign.title} onClose={onClose}>
			<p>{goesOn ? t.online.resign.textBot : t.online.resign.text}</p>
			<p role="alert" className="online-problem">
				{problem}
			</p>
			<div className="online-buttons">
				<Button look="primary" onClick={() => void resign()}>
					{t.online.resign.confirm}
				</Button>
				<Button onClick={onClose}>{t.common.cancel}</Button>
			</div>
		</Dialog>
	);
}
