/** Pages that a first game does not need come when they are wanted. */
import { lazy } from 'react';

export const SolitairePage = lazy(async () => ({
	default: (await import('../solitaire/SolitairePage.js')).SolitairePage,
}));
export const WaysPage = lazy(async () => ({ default: (await import('../ways/WaysPage.js')).WaysPage }));
export const LessonPage = lazy(async () => ({
	default: (await import('../lesson/LessonPage.js')).LessonPage,
}));
export const RulesPage = lazy(async () => ({
	default: (await import('../rulesBook/RulesPage.js')).RulesPage,
}));

export const LobbyPage = lazy(async () => ({ default: (await import('../online/LobbyPage.js')).LobbyPage }));
export const NewTablePage = lazy(async () => ({
	default: (await import('../online/NewTablePage.js')).NewTablePage,
}));
export const TablePage = lazy(async () => ({ default: (await import('../online/TablePage.js')).TablePage }));
export const MoveSeatPage = lazy(async () => ({
	default: (await import('../online/MoveSeatPage.js')).MoveSeatPage,
}));

export const AccountPage = lazy(async () => ({
	default: (await import('../people/AccountPage.js')).AccountPage,
}));
export const ProfilePage = lazy(async () => ({
	default: (await import('../people/ProfilePage.js')).ProfilePage,
}));
export const LeaderboardPage = lazy(async () => ({
	default: (await import('../people/LeaderboardPage.js')).LeaderboardPage,
}));
export const ArchivePage = lazy(async () => ({
	default: (await import('../people/ArchivePage.js')).ArchivePage,
}));
export const ReplayPage = lazy(async () => ({
	default: (await import('../people/ReplayPage.js')).ReplayPage,
}));
export const MyGamesPage = lazy(async () => ({
	default: (await import('../people/MyGamesPage.js')).MyGamesPage,
}));
