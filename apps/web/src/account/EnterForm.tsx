import { MAX_ACCOUNT_NAME, MAX_PASSWORD, type Me, MIN_PASSWORD } from '@rumis/protocol';
import { err } from '@rumis/rules';
import { type FormEvent, useState } from 'react';
import { api } from '../http/api.js';
import { useAction } from '../http/useAction.js';
import { useTexts } from '../i18n/useTexts.js';
import { FormError } from '../people/FormError.js';
import { setMe } from '../people/me.js';
import { Button } from '../ui/Button.js';
import { RadioCards } from '../ui/RadioCards.js';
import { PasswordField, TextField } from '../ui/TextField.js';

/** Checked on the client, and reported in our own words instead of the browser's. */
const TOO_SHORT = err({ code: 'passwordTooShort' } as const);

type Way = 'makeOne' | 'haveOne';

/** Signs up or signs in: both use the same two fields, so the input is kept when the player switches. */
export function EnterForm({ onNews }: { readonly onNews: (news: string) => void }) {
	const t = useTexts().people;
	const [way, setWay] = useState<Way>('makeOne');
	const [name, setName] = useState('');
	const [password, setPassword] = useState('');
	const action = useAction();
	const isNew = way === 'makeOne';
	const enter = (event: FormEvent) => {
		event.preventDefault();
		const isShort = isNew && password.length < MIN_PASSWORD;
		action.run(
			async () =>
				isShort ? TOO_SHORT : api.post<Me>(isNew ? 'accounts' : 'accounts/sign-in', { name, password }),
			(me) => {
				setMe(me);
				const called = me.account?.name ?? name;
				onNews(isNew ? t.made(called) : t.signedInAs(called));
			},
		);
	};
	return (
		<form className="card people-card" noValidate onSubmit={enter}>
			<RadioCards
				legend={t.entering}
				isLegendHidden
				look="row"
				cards={(['makeOne', 'haveOne'] as const).map((value) => ({ value, title: t[value] }))}
				value={way}
				onChange={setWay}
			/>
			<TextField
				label={t.name}
				{...(isNew ? { hint: t.nameHint(MAX_ACCOUNT_NAME) } : {})}
				value={name}
				name="username"
				required
				maxLength={MAX_ACCOUNT_NAME}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				onText={setName}
			/>
			<PasswordField
				// A new element for password managers: one suggests a password, the other fills it in.
				key={way}
				label={t.password}
				{...(isNew ? { hint: t.passwordHint(MIN_PASSWORD) } : {})}
				value={password}
				name={isNew ? 'new-password' : 'password'}
				maxLength={MAX_PASSWORD}
				autoComplete={isNew ? 'new-password' : 'current-password'}
				onText={setPassword}
			/>
			<FormError error={action.error} />
			<Button type="submit" look="primary" disabled={action.isBusy}>
				{isNew ? t.make : t.signIn}
			</Button>
		</form>
	);
}
