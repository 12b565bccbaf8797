import type { Route } from '../navigation/route.js';
import { UnknownPage } from '../ui/UnknownPage.js';
import * as pages from './lazyPages.js';

/** A lazy-loaded page; null for the pages that are always loaded. */
export function OtherPage({ route }: { readonly route: Route }) {
	switch (route.page) {
		case 'analysis':
			return <pages.AnalysisPage key={`${route.from}/${route.id}`} from={route.from} id={route.id} />;
		case 'puzzles':
			return <pages.PuzzlesPage key={route.kind} kind={route.kind} />;
		case 'solitaire':
			return <pages.SolitairePage puzzle={route.puzzle} />;
		case 'solutions':
			return <pages.SolutionsPage />;
		case 'balance':
			return <pages.BalancePage board={route.board} />;
		case 'lesson':
			return <pages.LessonPage />;
		case 'rules':
			return <pages.RulesPage topic={route.topic} />;
		case 'bots':
			return <pages.BotsPage />;
		case 'workshop':
			return <pages.WorkshopPage place={route.place} />;
		case 'board':
			return <pages.BoardLinkPage link={route.link} />;
		case 'unknown':
			return <UnknownPage />;
		case 'home':
		case 'new':
		case 'play':
		case 'game':
			return null;
		default:
			return <OnlinePage route={route} />;
	}
}

type OfflineName =
	| 'unknown'
	| 'home'
	| 'new'
	| 'bots'
	| 'play'
	| 'game'
	| 'analysis'
	| 'puzzles'
	| 'solitaire'
	| 'solutions'
	| 'balance'
	| 'lesson'
	| 'rules'
	| 'workshop'
	| 'board';

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
		case 'host':
			return <pages.HostPage />;
	}
}
