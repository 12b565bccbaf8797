import type { Me, Profile } from '@rumis/protocol';
import { makeRoute } from '../app/route.js';
import { useTexts } from '../i18n/useTexts.js';
import { api } from '../online/api.js';
import { Button } from '../ui/Button.js';
import { DeleteAccount } from './DeleteAccount.js';
import { FormError } from './FormError.js';
import { LoadState } from './LoadState.js';
import { useLoaded } from './loaded.js';
import { setMe } from './me.js';
import { NoticesCard } from './NoticesCard.js';
import { PasswordForm } from './PasswordForm.js';
import { ProfileFacts } from './ProfileFacts.js';
import { turnNoticesOff } from './push.js';
import { TokensCard } from './TokensCard.js';
import { useAction } from './useAction.js';

interface Props {
	readonly name: string;
	readonly onNews: (news: string) => void;
}

/** Somebody's own account: what it has come to, and all that can be changed about it. */
export function OwnAccount({ name, onNews }: Props) {
	const t = useTexts().people;
	const profile = useLoaded<Profile>(`accounts/${encodeURIComponent(name)}`);
	return (
		<>
			<section className="people-section">
				<div className="people-own">
					<h2 className="people-name">{name}</h2>
					<SignOut onNews={onNews} />
				</div>
				<LoadState loading={profile}>{(value) => <ProfileFacts profile={value} />}</LoadState>
				<p>
					<a href={makeRoute({ page: 'player', name })}>{t.profile}</a>
				</p>
			</section>
			<PasswordForm name={name} />
			<TokensCard />
			<NoticesCard />
			<DeleteAccount name={name} onDone={() => onNews(t.removed)} />
		</>
	);
}

function SignOut({ onNews }: Pick<Props, 'onNews'>) {
	const t = useTexts().people;
	const action = useAction();
	const leave = () =>
		action.run(
			async () => {
				// The next one at this device shall not be told about somebody else's games.
				await turnNoticesOff();
				return api.post<Me>('accounts/sign-out');
			},
			(me) => {
				setMe(me);
				onNews(t.signedOut);
			},
		);
	return (
		<div>
			<Button disabled={action.isBusy} onClick={leave}>
				{t.signOut}
			</Button>
			<FormError error={action.error} />
		</div>
	);
}
