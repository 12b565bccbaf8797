import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { FailedNote, LoadingNote } from '../people/LoadState.js';
import { retryMe, useMe } from '../people/me.js';
import { PeopleFrame } from '../people/PeopleFrame.js';
import { GuestAccount } from './GuestAccount.js';
import { OwnAccount } from './OwnAccount.js';

/** Who one is here: a guest with a name, or somebody with an account. */
export function AccountPage() {
	const t = useTexts().people;
	const me = useMe();
	/** What was done last, said where the page has just changed. */
	const [news, setNews] = useState('');
	const newsLine = useRef<HTMLParagraphElement>(null);
	// The button that was pressed is gone with its form: the focus goes where it is told what came of it.
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
