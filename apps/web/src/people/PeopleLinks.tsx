import { useTexts } from '../i18n/useTexts.js';
import { makeRoute, type Route } from '../navigation/route.js';
import { Icon, type IconName } from '../ui/Icon.js';
import { useMe } from './me.js';
import './people.css';

interface Props {
	/** The current page. */
	readonly current?: Route['page'] | undefined;
}

const LINKS = [
	{ page: 'myGames', icon: 'list' },
	{ page: 'archive', icon: 'archive' },
	{ page: 'leaderboard', icon: 'leaderboard' },
] as const satisfies readonly { readonly page: string; readonly icon: IconName }[];

/** Links to the account, your games and other people's; shows the name of the account or guest. */
export function PeopleLinks({ current }: Props) {
	const { people: t, common } = useTexts();
	const me = useMe();
	const known = me.kind === 'ready' ? me.value : null;
	const name = known?.account?.name ?? known?.name ?? '';
	return (
		<nav className="people-links" aria-label={t.links}>
			{LINKS.map(({ page, icon }) => (
				<a
					key={page}
					className="button quiet"
					href={page === 'archive' ? makeRoute({ page, player: '' }) : makeRoute({ page })}
					aria-current={current === page ? 'page' : undefined}
				>
					<Icon name={icon} />
					<span>{t[page]}</span>
				</a>
			))}
			<a
				className="button quiet people-link-account"
				href={makeRoute({ page: 'account' })}
				aria-current={current === 'account' ? 'page' : undefined}
				aria-label={name ? common.pair(t.account, name) : t.account}
			>
				<Icon name="person" />
				<span>{name || t.account}</span>
			</a>
		</nav>
	);
}
