import type { Seated } from '@rumis/protocol';
import { api } from '../http/api.js';
import { useAction } from '../http/useAction.js';
import { useTexts } from '../i18n/useTexts.js';
import { go } from '../navigation/route.js';
import { Button } from '../ui/Button.js';
import './online.css';
import { Message } from './table/Message.js';
import { Problem } from './table/Problem.js';

/** Takes over a seat from another device. The link works once, so it needs a click to be redeemed. */
export function MoveSeatPage({ secret }: { readonly secret: string }) {
	const t = useTexts();
	const action = useAction();
	const claim = () =>
		action.run(
			() => api.post<Seated>('transfers', { secret }),
			({ table }) => go({ page: 'table', id: table.id, invite: '' }, true),
		);
	return (
		<Message title={t.online.seat.claimTitle} text={t.online.seat.claimText}>
			<Button look="primary" disabled={action.isBusy} onClick={claim}>
				{t.online.seat.claim}
			</Button>
			<Problem error={action.error} />
		</Message>
	);
}
