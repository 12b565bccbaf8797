import { MAX_PASSWORD } from '@rumis/protocol';
import { type FormEvent, useState } from 'react';
import { api } from '../http/api.js';
import { useAction } from '../http/useAction.js';
import { useTexts } from '../i18n/useTexts.js';
import { FormError } from '../people/FormError.js';
import { setMe } from '../people/me.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { PasswordField } from '../ui/TextField.js';
import { forgetNotices } from './push.js';

interface Props {
	readonly name: string;
	readonly onDone: () => void;
}

/** Deletes an account after a confirmation with its password. */
export function DeleteAccount({ name, onDone }: Props) {
	const t = useTexts().people;
	const [isOpen, setOpen] = useState(false);
	return (
		<section className="card people-card">
			<h2>{t.remove}</h2>
			<p>{t.removeText}</p>
			<Button className="people-danger" onClick={() => setOpen(true)}>
				{t.remove}
			</Button>
			{isOpen && (
				<Dialog title={t.remove} onClose={() => setOpen(false)}>
					<Confirm name={name} onDone={onDone} onCancel={() => setOpen(false)} />
				</Dialog>
			)}
		</section>
	);
}

function Confirm({ name, onDone, onCancel }: Props & { readonly onCancel: () => void }) {
	const t = useTexts();
	const [password, setPassword] = useState('');
	const action = useAction();
	const remove = (event: FormEvent) => {
		event.preventDefault();
		action.run(
			async () => {
				const removed = await api.delete('accounts', { password });
				if (removed.ok) await forgetNotices();
				return removed;
			},
			() => {
				setMe({ name: null, account: null });
				onDone();
			},
		);
	};
	return (
		<form className="people-form" onSubmit={remove}>
			<p>{t.people.removeText}</p>
			<input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
			<PasswordField
				label={t.people.removeConfirm}
				value={password}
				name="password"
				maxLength={MAX_PASSWORD}
				autoComplete="current-password"
				onText={setPassword}
			/>
			<FormError error={action.error} isOnlyPassword />
			<div className="people-row">
				<Button type="submit" className="people-danger" disabled={action.isBusy}>
					{t.people.removeNow}
				</Button>
				<Button onClick={onCancel}>{t.common.cancel}</Button>
			</div>
		</form>
	);
}
