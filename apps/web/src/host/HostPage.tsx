import type { HostMode } from '@rumis/protocol';
import { type FormEvent, useState } from 'react';
import { api } from '../http/api.js';
import { useLoaded } from '../http/loaded.js';
import { useAction } from '../http/useAction.js';
import { useBook } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { FormError } from '../people/FormError.js';
import { LoadState } from '../people/LoadState.js';
import { PeopleFrame } from '../people/PeopleFrame.js';
import { Button } from '../ui/Button.js';
import { PasswordField } from '../ui/TextField.js';
import './host.css';
import { HostDesk } from './HostDesk.js';

/** For the hosts of a server: reports and moderation. */
export function HostPage() {
	const t = useBook().host;
	const mode = useLoaded<HostMode>('host');
	return (
		<PeopleFrame title={t.title} isWide>
			<LoadState loading={mode}>
				{({ isHost, unlockedUntil }) => {
					if (!isHost) return <NoHost />;
					if (unlockedUntil === null) return <Unlock onDone={mode.reload} />;
					return <HostDesk onLock={mode.reload} />;
				}}
			</LoadState>
		</PeopleFrame>
	);
}

function NoHost() {
	const t = useBook();
	return (
		<div className="people-failed">
			<h2>{t.host.notHost}</h2>
			<p>{t.host.notHostText}</p>
			<a className="button" href={makeRoute({ page: 'account' })}>
				{t.people.account}
			</a>
		</div>
	);
}

/** Asks for the password again: a browser that was left signed in is not enough. */
function Unlock({ onDone }: { readonly onDone: () => void }) {
	const t = useBook();
	const [password, setPassword] = useState('');
	const action = useAction();
	const unlock = (event: FormEvent) => {
		event.preventDefault();
		action.run(() => api.post<HostMode>('host/unlock', { password }), onDone);
	};
	return (
		<form className="card people-card" onSubmit={unlock}>
			<h2>{t.host.unlockTitle}</h2>
			<p>{t.host.unlockText}</p>
			<PasswordField
				label={t.people.password}
				value={password}
				name="password"
				autoComplete="current-password"
				onText={setPassword}
			/>
			<FormError error={action.error} isOnlyPassword />
			<Button type="submit" look="primary" disabled={action.isBusy}>
				{t.host.unlock}
			</Button>
		</form>
	);
}
