import type { Seated } from '@rumis/protocol';
import { useState } from 'react';
import { go } from '../app/route.js';
import { sayRefusal } from '../i18n/sayRefusal.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { api } from './api.js';
import { Message } from './Message.js';

/** Takes a seat over from another device. The link works once, so it is not used up by just looking at it. */
export function MoveSeatPage({ secret }: { readonly secret: string }) {
	const t = useTexts();
	const [problem, setProblem] = useState('');
	const [isBusy, setBusy] = useState(false);
	const claim = async () => {
		setBusy(true);
		const claimed = await api.post<Seated>('transfers', { secret });
		setBusy(false);
		if (claimed.ok) go({ page: 'table', id: claimed.value.table.id, invite: '' }, true);
		else setProblem(sayRefusal(claimed.error, t));
	};
	return (
		<Message title={t.online.seat.claimTitle} text={t.online.seat.claimText}>
			<Button look="primary" disabled={isBusy} onClick={() => void claim()}>
				{t.online.seat.claim}
			</Button>
			<p role="alert" className="online-problem">
				{problem}
			</p>
		</Message>
	);
}
