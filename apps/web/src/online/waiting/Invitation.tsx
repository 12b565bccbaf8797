import type { Invite, TableInfo } from '@rumis/protocol';
import { useState } from 'react';
import { storedInvite, storeInvite } from '../../device/online.js';
import { api } from '../../http/api.js';
import { useAction } from '../../http/useAction.js';
import { useTexts } from '../../i18n/useTexts.js';
import { linkToPage } from '../../navigation/route.js';
import { Button } from '../../ui/Button.js';
import { Problem } from '../table/Problem.js';
import { ShareLink } from '../table/ShareLink.js';

interface Props {
	readonly info: TableInfo;
	/** The secret of the link the user came by, or empty. */
	readonly invite: string;
}

/** The invitation link of this table. */
export function Invitation({ info, invite }: Props) {
	const t = useTexts();
	const [known, setKnown] = useState(() => invite || storedInvite(info.id));
	const needsSecret = info.seats.some(({ kind }) => kind === 'link');
	const isMissing = needsSecret && known === '';
	if (isMissing && !info.isCreator) return null;
	return (
		<section className="online-invite card">
			<h2>{t.online.wait.invite}</h2>
			{isMissing ? (
				<NewInvite info={info} onMade={setKnown} />
			) : (
				<>
					<p>{t.online.wait.inviteHint}</p>
					<ShareLink
						isMain
						label={t.online.wait.invite}
						text={t.online.wait.shareText}
						link={linkToPage({ page: 'table', id: info.id, invite: needsSecret ? known : '' })}
					/>
				</>
			)}
		</section>
	);
}

interface NewProps {
	readonly info: TableInfo;
	readonly onMade: (invite: string) => void;
}

/** The server cannot show a secret again; if it is lost, a new one is made. */
function NewInvite({ info, onMade }: NewProps) {
	const t = useTexts();
	const action = useAction();
	const make = () =>
		action.run(
			() => api.post<Invite>(`tables/${info.id}/invite`),
			({ invite }) => {
				storeInvite(info.id, invite);
				onMade(invite);
			},
		);
	return (
		<>
			<p>{t.online.wait.newInviteHint}</p>
			<Button onClick={make}>{t.online.wait.newInvite}</Button>
			<Problem error={action.error} />
		</>
	);
}
