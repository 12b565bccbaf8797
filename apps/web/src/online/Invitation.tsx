import type { Invite, TableInfo } from '@rumis/protocol';
import { useState } from 'react';
import { linkToPage } from '../app/route.js';
import { sayRefusal } from '../i18n/sayRefusal.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { api } from './api.js';
import { keepInvite, keptInvite } from './kept.js';
import { ShareLink } from './ShareLink.js';

interface Props {
	readonly info: TableInfo;
	/** The secret by which one came oneself, or empty. */
	readonly invite: string;
}

/** The link that brings others to this table. */
export function Invitation({ info, invite }: Props) {
	const t = useTexts();
	const [known, setKnown] = useState(() => invite || keptInvite(info.id));
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

/** The server keeps no secrets that it could tell again; who lost one makes a new one. */
function NewInvite({ info, onMade }: NewProps) {
	const t = useTexts();
	const [problem, setProblem] = useState('');
	const make = async () => {
		const made = await api.post<Invite>(`tables/${info.id}/invite`);
		if (!made.ok) return setProblem(sayRefusal(made.error, t));
		keepInvite(info.id, made.value.invite);
		onMade(made.value.invite);
	};
	return (
		<>
			<p>{t.online.wait.newInviteHint}</p>
			<Button onClick={() => void make()}>{t.online.wait.newInvite}</Button>
			<p role="alert" className="online-problem">
				{problem}
			</p>
		</>
	);
}
