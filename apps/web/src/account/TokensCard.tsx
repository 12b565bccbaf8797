import { MAX_TOKEN_LABEL, type NewToken, type TokenInfo, type TokenList } from '@rumis/protocol';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../device/useSettings.js';
import { api } from '../http/api.js';
import { useLoaded } from '../http/loaded.js';
import { useAction } from '../http/useAction.js';
import { sayAgo, sayDate } from '../i18n/format/times.js';
import { useTexts } from '../i18n/useTexts.js';
import { FormError } from '../people/FormError.js';
import { LoadState } from '../people/LoadState.js';
import { Button } from '../ui/Button.js';
import { CopyLine } from '../ui/CopyLine.js';
import { TextField } from '../ui/TextField.js';

/** API tokens: programs use them to play under the player's name. */
export function TokensCard() {
	const t = useTexts().people;
	const list = useLoaded<TokenList>('tokens');
	const [fresh, setFresh] = useState<NewToken | null>(null);
	const [news, setNews] = useState('');
	const onRevoked = ({ id, label }: TokenInfo) => {
		setNews(t.revoked(label));
		if (fresh?.id === id) setFresh(null);
		list.reload();
	};
	const onMade = (token: NewToken) => {
		setNews('');
		setFresh(token);
		list.reload();
	};
	return (
		<section className="card people-card">
			<h2>{t.tokens}</h2>
			<p>{t.tokensText}</p>
			<LoadState loading={list}>
				{({ tokens }) =>
					tokens.length === 0 ? (
						<p className="note">{t.noTokens}</p>
					) : (
						<ul className="people-tokens">
							{tokens.map((token) => (
								<TokenRow key={token.id} token={token} onRevoked={() => onRevoked(token)} />
							))}
						</ul>
					)
				}
			</LoadState>
			<p role="status" className="people-good">
				{news}
			</p>
			{fresh && <FreshToken key={fresh.id} token={fresh.token} />}
			<TokenForm onMade={onMade} />
		</section>
	);
}

function TokenRow({ token, onRevoked }: { readonly token: TokenInfo; readonly onRevoked: () => void }) {
	const t = useTexts().people;
	const language = useLocale();
	const action = useAction();
	const { id, label, madeAt, usedAt } = token;
	const used = usedAt === null ? t.tokenUnused : t.tokenUsed(sayAgo(usedAt, Date.now(), language, t.justNow));
	return (
		<li>
			<span>
				<strong>{label}</strong>
				<small>{`${t.tokenMade(sayDate(madeAt, language))} · ${used}`}</small>
				<FormError error={action.error} />
			</span>
			<Button
				aria-label={t.revokeNamed(label)}
				disabled={action.isBusy}
				onClick={() => action.run(() => api.delete(`tokens/${id}`), onRevoked)}
			>
				{t.revoke}
			</Button>
		</li>
	);
}

function FreshToken({ token }: { readonly token: string }) {
	const t = useTexts().people;
	return (
		<div className="people-fresh">
			<p>
				<strong>{t.tokenOnce}</strong>
			</p>
			<CopyLine label={t.tokenField} text={token} />
		</div>
	);
}

function TokenForm({ onMade }: { readonly onMade: (token: NewToken) => void }) {
	const t = useTexts().people;
	const [label, setLabel] = useState('');
	const action = useAction();
	const make = (event: FormEvent) => {
		event.preventDefault();
		action.run(
			() => api.post<NewToken>('tokens', { label }),
			(token) => {
				setLabel('');
				onMade(token);
			},
		);
	};
	return (
		<form className="people-form" onSubmit={make}>
			<TextField
				label={t.tokenLabel}
				value={label}
				placeholder={t.tokenExample}
				maxLength={MAX_TOKEN_LABEL}
				autoComplete="off"
				onText={setLabel}
			/>
			<FormError error={action.error} />
			<Button type="submit" disabled={action.isBusy || label.trim() === ''}>
				{t.makeToken}
			</Button>
		</form>
	);
}
