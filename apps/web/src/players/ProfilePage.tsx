import type { Profile } from '@rumis/protocol';
import { useLoaded } from '../http/loaded.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { LoadState } from '../people/LoadState.js';
import { useAccountName } from '../people/me.js';
import { PeopleFrame } from '../people/PeopleFrame.js';
import { ReportButton } from '../people/Report.js';
import { Icon } from '../ui/Icon.js';
import { ProfileFacts } from './ProfileFacts.js';

/** The public profile of an account. */
export function ProfilePage({ name }: { readonly name: string }) {
	const t = useTexts().people;
	const own = useAccountName();
	const profile = useLoaded<Profile>(`accounts/${encodeURIComponent(name)}`);
	return (
		<PeopleFrame title={name}>
			<LoadState loading={profile}>
				{(value) => (
					<>
						<section className="people-section">
							{own === value.name && (
								<p>
									{t.thisIsYou} <a href={makeRoute({ page: 'account' })}>{t.account}</a>
								</p>
							)}
							<ProfileFacts profile={value} />
						</section>
						<p>
							<a className="button" href={makeRoute({ page: 'archive', player: value.name })}>
								<Icon name="archive" /> {t.toGames}
							</a>
						</p>
						{own !== value.name && (
							<p>
								<ReportButton targets={[{ name: value.name, about: { account: value.name } }]} />
							</p>
						)}
					</>
				)}
			</LoadState>
		</PeopleFrame>
	);
}
