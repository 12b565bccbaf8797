import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { FailedNote, LoadingNote } from '../people/LoadState.js';
import { retryMe, useMe } from '../people/me.js';
import { PeopleFrame } from '../people/PeopleFrame.js';
import { GuestAccount } from './GuestAccount.js';
import { OwnAccount } from './OwnAccount.js';

/** The account page: for a guest, or for a signed-in user. */
export function AccountPage() {
	const t = useTexts().people;
	const me = useMe();
	/** The result of the last action, announced on the page that has just changed. */
	const [news, setNews] = useState('');
	const newsLine = useRef<HTMLParagraphElement>(null);
	// The pressed button is gone with its form, so the focus moves to the status message.
	useEffect(() => {
		if (news) newsLine.current?.focus();
	}, [news]);
	return (
		<PeopleFrame title={t.account} page="account">
			<p ref={newsLine} className="people-news" role="status" tabIndex={-1}>
				{news}
			</p>
			{me.kind === 'loading' && <LoadingNote />}
			{me.kind === 'failed' && <FailedNote error={me.error} onRetry={retryMe} />}
			{me.kind === 'ready' &&
				(me.value.account ? (
					<OwnAccount key={me.value.account.name} name={me.value.account.name} onNews={setNews} />
				) : (
					<GuestAccount name={me.value.name} onNews={setNews} />
				))}
		</PeopleFrame>
	);
}
