import { useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { GuestAccount } from './GuestAccount.js';
import { FailedNote, LoadingNote } from './LoadState.js';
import { retryMe, useMe } from './me.js';
import { NoticesCard } from './NoticesCard.js';
import { OwnAccount } from './OwnAccount.js';
import { PeopleFrame } from './PeopleFrame.js';

/** Who one is here: a guest with a name, or somebody with an account. */
export function AccountPage() {
	const t = useTexts().people;
	const me = useMe();
	/** What was done last, said where the page has changed under one's hands. */
	const [news, setNews] = useState('');
	return (
		<PeopleFrame title={t.account} page="account">
			<p className="people-news" role="status">
				{news}
			</p>
			{me.kind === 'loading' && <LoadingNote />}
			{me.kind === 'failed' && <FailedNote error={me.error} onRetry={retryMe} />}
			{me.kind === 'ready' &&
				(me.value.account ? (
					<OwnAccount key={me.value.account.name} name={me.value.account.name} onNews={setNews} />
				) : (
					<GuestAccount name={me.value.name ?? ''} onNews={setNews} />
				))}
			{me.kind === 'ready' && <NoticesCard key={`notices ${me.value.account?.name}`} />}
		</PeopleFrame>
	);
}
