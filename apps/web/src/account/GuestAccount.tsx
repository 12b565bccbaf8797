import { MAX_ONLINE_NAME, type Me } from '@rumis/protocol';
import { type FormEvent, useState } from 'react';
import { storedName, storeName } from '../device/online.js';
import { api } from '../http/api.js';
import { useAction } from '../http/useAction.js';
import { useTexts } from '../i18n/useTexts.js';
import { FormError } from '../people/FormError.js';
import { setMe } from '../people/me.js';
import { Button } from '../ui/Button.js';
import { TextField } from '../ui/TextField.js';
import { EnterForm } from './EnterForm.js';
import { NoticesCard } from './NoticesCard.js';

interface Props {
	/** The guest's name; null as long as the server does not know this browser. */
	readonly name: string | null;
	readonly onNews: (news: string) => void;
}

/** Without an account: its benefits, the forms to sign up or in, and the guest's name. */
export function GuestAccount({ name, onNews }: Props) {
	const t = useTexts().people;
	return (
		<>
			<section className="people-section">
				<h2>{t.guestTitle}</h2>
				<p>{t.guestText}</p>
				<ul className="people-reasons">
					<li>{t.reasons.gathered}</li>
					<li>{t.reasons.name}</li>
					<li>{t.reasons.rated}</li>
				</ul>
				<p className="people-hint">{t.noMail}</p>
			</section>
			<EnterForm onNews={onNews} />
			<GuestName key={name} name={name ?? ''} />
			{/* An unknown visitor cannot be notified. */}
			{name !== null && <NoticesCard />}
		</>
	);
}

function GuestName({ name }: { readonly name: string }) {
	const t = useTexts().people;
	const [text, setText] = useState(name || storedName());
	const [isSaved, setSaved] = useState(false);
	const action = useAction();
	const save = (event: FormEvent) => {
		event.preventDefault();
		action.run(
			() => api.put<Me>('me', { name: text }),
			(me) => {
				setMe(me);
				// Tables use this name from now on.
				storeName(me.name ?? text);
				setSaved(true);
			},
		);
	};
	return (
		<form className="card people-card" onSubmit={save}>
			<TextField
				label={t.guestName}
				value={text}
				maxLength={MAX_ONLINE_NAME}
				autoComplete="nickname"
				onText={(typed) => {
					setText(typed);
					setSaved(false);
				}}
			/>
			<div className="people-row">
				<Button type="submit" disabled={action.isBusy || text.trim() === ''}>
					{t.save}
				</Button>
				<span role="status" className="people-good">
					{isSaved ? t.saved : ''}
				</span>
			</div>
			<FormError error={action.error} />
		</form>
	);
}
