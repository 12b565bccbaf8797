import { MAX_PASSWORD, MIN_PASSWORD } from '@rumis/protocol';
import { err } from '@rumis/rules';
import { type FormEvent, useState } from 'react';
import { api } from '../http/api.js';
import { useAction } from '../http/useAction.js';
import { useTexts } from '../i18n/useTexts.js';
import { FormError } from '../people/FormError.js';
import { Button } from '../ui/Button.js';
import { PasswordField } from '../ui/TextField.js';

/** A hidden field has the user name, so that password managers know whose password has changed. */
export function PasswordForm({ name }: { readonly name: string }) {
	const t = useTexts().people;
	const [words, setWords] = useState({ old: '', new: '' });
	const [isDone, setDone] = useState(false);
	const action = useAction();
	const type = (typed: Partial<typeof words>) => {
		setWords({ ...words, ...typed });
		setDone(false);
	};
	const change = (event: FormEvent) => {
		event.preventDefault();
		action.run(
			async () =>
				words.new.length < MIN_PASSWORD
					? err({ code: 'passwordTooShort' } as const)
					: api.put('accounts/password', words),
			() => {
				setWords({ old: '', new: '' });
				setDone(true);
			},
		);
	};
	return (
		<form className="card people-card" noValidate onSubmit={change}>
			<h2>{t.changePassword}</h2>
			<input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
			<PasswordField
				label={t.oldPassword}
				value={words.old}
				name="password"
				maxLength={MAX_PASSWORD}
				autoComplete="current-password"
				onText={(old) => type({ old })}
			/>
			<PasswordField
				label={t.newPassword}
				hint={t.passwordHint(MIN_PASSWORD)}
				value={words.new}
				name="new-password"
				maxLength={MAX_PASSWORD}
				autoComplete="new-password"
				onText={(text) => type({ new: text })}
			/>
			<FormError error={action.error} isOnlyPassword />
			<p role="status" className="people-good">
				{isDone ? t.passwordChanged : ''}
			</p>
			<Button type="submit" disabled={action.isBusy}>
				{t.change}
			</Button>
		</form>
	);
}
