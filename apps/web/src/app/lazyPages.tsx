/** Every page is lazy-loaded, so that a game does not wait for the start page, or vice versa. */
import { lazy } from 'react';

const loadHome = () => import('./Home.js');
const loadGame = () => import('./LocalGame.js');
const loadLink = () => import('./LinkedGame.js');

/** The first page is requested immediately, while texts are still loading. On failure, the page retries. */
const FIRST_PAGES = [
	{ address: /^(#\/?)?$/, loads: [loadHome] },
	{ address: /^#\/play\//, loads: [loadGame] },
	{ address: /^#\/game\//, loads: [loadLink, loadGame] },
];
const first = FIRST_PAGES.find(({ address }) => address.test(location.hash));
for (const load of first?.loads ?? []) load().catch(() => {});

export const Home = lazy(async () => ({ default: (await loadHome()).Home }));
export const LocalGame = lazy(async () => ({ default: (await loadGame()).LocalGame }));
export const LinkedGame = lazy(async () => ({ default: (await loadLink()).LinkedGame }));

export const NewGamePage = lazy(async () => ({
	default: (await import('../setup/NewGamePage.js')).NewGamePage,
}));
export const AnalysisPage = lazy(async () => ({
	default: (await import('../analysis/AnalysisPage.js')).AnalysisPage,
}));
export const BotsPage = lazy(async () => ({ default: (await import('../bots/BotsPage.js')).BotsPage }));
export const PuzzlesPage = lazy(async () => ({
	default: (await import('../gamePuzzles/PuzzlesPage.js')).PuzzlesPage,
}));
export const SolitairePage = lazy(async () => ({
	default: (await import('../solitaire/SolitairePage.js')).SolitairePage,
}));
export const SolutionsPage = lazy(async () => ({
	default: (await import('../solutions/SolutionsPage.js')).SolutionsPage,
}));
export const BalancePage = lazy(async () => ({
	default: (await import('../balance/BalancePage.js')).BalancePage,
}));
export const LessonPage = lazy(async () => ({
	default: (await import('../lesson/LessonPage.js')).LessonPage,
}));
export const RulesPage = lazy(async () => ({
	default: (await import('../rulesBook/RulesPage.js')).RulesPage,
}));
export const WorkshopPage = lazy(async () => ({
	default: (await import('../workshop/WorkshopPage.js')).WorkshopPage,
}));
export const BoardLinkPage = lazy(async () => ({
	default: (await import('../workshop/BoardLinkPage.js')).BoardLinkPage,
}));

export const LobbyPage = lazy(async () => ({ default: (await import('../online/LobbyPage.js')).LobbyPage }));
export const SearchBar = lazy(async () => ({
	default: (await import('../online/search/SearchBar.js')).SearchBar,
}));
export const NewTablePage = lazy(async () => ({
	default: (await import('../online/NewTablePage.js')).NewTablePage,
}));
export const TablePage = lazy(async () => ({ default: (await import('../online/TablePage.js')).TablePage }));
export const MoveSeatPage = lazy(async () => ({
	default: (await import('../online/MoveSeatPage.js')).MoveSeatPage,
}));

export const AccountPage = lazy(async () => ({
	default: (await import('../account/AccountPage.js')).AccountPage,
}));
export const ProfilePage = lazy(async () => ({
	default: (await import('../players/ProfilePage.js')).ProfilePage,
}));
export const LeaderboardPage = lazy(async () => ({
	default: (await import('../players/LeaderboardPage.js')).LeaderboardPage,
}));
export const ArchivePage = lazy(async () => ({
	default: (await import('../archive/ArchivePage.js')).ArchivePage,
}));
export const ReplayPage = lazy(async () => ({
	default: (await import('../replay/ReplayPage.js')).ReplayPage,
}));
export const MyGamesPage = lazy(async () => ({
	default: (await import('../archive/MyGamesPage.js')).MyGamesPage,
}));
export const HostPage = lazy(async () => ({ default: (await import('../host/HostPage.js')).HostPage }));
