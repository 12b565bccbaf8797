import type { HostMode, Me, Profile } from '@rumis/protocol';
import { api } from '../http/api.js';
import { useLoaded } from '../http/loaded.js';
import { useAction } from '../http/useAction.js';
import { useBook } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { FormError } from '../people/FormError.js';
import { LoadState } from '../people/LoadState.js';
import { setMe } from '../people/me.js';
import { ProfileFacts } from '../players/ProfileFacts.js';
import { Button } from '../ui/Button.js';
import { DeleteAccount } from './DeleteAccount.js';
import { NoticesCard } from './NoticesCard.js';
import { PasswordForm } from './PasswordForm.js';
import { turnNoticesOff } from './push.js';
import { TokensCard } from './TokensCard.js';

interface Props {
	readonly name: string;
	readonly onNews: (news: string) => void;
}

/** The user's own account: statistics, and everything that can be changed. */
export function OwnAccount({ name, onNews }: Props) {
	const t = useBook().people;
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
			<HostLink />
			<PasswordForm name={name} />
			<TokensCard />
			<NoticesCard />
			<DeleteAccount name={name} onDone={() => onNews(t.removed)} />
		</>
	);
}

/** For the hosts of this server. */
function HostLink() {
	const t = useBook().host;
	const { loaded } = useLoaded<HostMode>('host');
	if (loaded.kind !== 'ready' || !loaded.value.isHost) return null;
	return (
		<p>
			<a href={makeRoute({ page: 'host' })}>{t.title}</a>
		</p>
	);
}

function SignOut({ onNews }: Pick<Props, 'onNews'>) {
	const t = useBook().people;
	const action = useAction();
	const leave = () =>
		action.run(
			async () => {
				// The next person at this device must not be notified about somebody else's games.
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
