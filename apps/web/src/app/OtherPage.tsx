import * as pages from './lazyPages.js';
import type { Route } from './route.js';

/** A page that is loaded when it is wanted; nothing for the pages that are always there. */
export function OtherPage({ route }: { readonly route: Route }) {
	switch (route.page) {
		case 'solitaire':
			return <pages.SolitairePage puzzle={route.puzzle} />;
		case 'ways':
			return <pages.WaysPage />;
		case 'lesson':
			return <pages.LessonPage />;
		case 'rules':
			return <pages.RulesPage topic={route.topic} />;
		case 'home':
		case 'new':
		case 'play':
		case 'game':
			return null;
		default:
			return <OnlinePage route={route} />;
	}
}

type OfflineName = 'home' | 'new' | 'play' | 'game' | 'solitaire' | 'ways' | 'lesson' | 'rules';

function OnlinePage({ route }: { readonly route: Exclude<Route, { page: OfflineName }> }) {
	switch (route.page) {
		case 'online':
			return <pages.LobbyPage />;
		case 'newTable':
			return <pages.NewTablePage />;
		case 'table':
			return <pages.TablePage id={route.id} invite={route.invite} />;
		case 'moveSeat':
			return <pages.MoveSeatPage secret={route.secret} />;
		case 'archive':
			return <pages.ArchivePage player={route.player} />;
		case 'replay':
			return <pages.ReplayPage key={route.id} id={route.id} />;
		case 'myGames':
			return <pages.MyGamesPage />;
		case 'account':
			return <pages.AccountPage />;
		case 'player':
			return <pages.ProfilePage name={route.name} />;
		case 'leaderboard':
			return <pages.LeaderboardPage />;
	}
}
