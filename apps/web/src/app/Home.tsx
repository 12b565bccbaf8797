import { lazy, Suspense, useEffect, useState } from 'react';
import { playsOnline } from '../device/online.js';
import { findGame, listGames, type SavedGame } from '../device/savedGames.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { go } from '../navigation/route.js';
import { GameList, gameTitle } from '../records/GameList.js';
import { playQuickly } from '../records/openGames.js';
import { HomePage } from './HomePage.js';
import { Sections } from './Sections.js';

const OnlineToday = lazy(async () => ({ default: (await import('./OnlineToday.js')).OnlineToday }));
const Today = lazy(async () => ({ default: (await import('./Today.js')).Today }));

/** Opening a game replays its moves, so older ones are opened only on request. */
const RECENT = 24;

interface Props {
	readonly problem: string | null;
	readonly onOpenFile: (file: File) => void;
}

/** The start page with the games of this device. */
export function Home({ problem, onOpenFile }: Props) {
	const t = useTexts();
	const [last] = useState(() => findGame(({ position }) => position.phase !== null, RECENT));
	useEffect(loadGameLater, []);
	return (
		<HomePage
			saved={last ? inShort(last, t) : null}
			problem={problem}
			onContinue={() => last && go({ page: 'play', id: last.id })}
			onQuickGame={() => playQuickly()}
			onNew={() => go({ page: 'new' })}
			onOpenFile={onOpenFile}
		>
			<Rest />
		</HomePage>
	);
}

/** The list of things to continue, the other sections, and the games on this device. */
function Rest() {
	const [games, setGames] = useState(() => listGames(RECENT));
	const running = games.filter(({ table }) => table.position.phase !== null);
	return (
		<>
			<Suspense fallback={<div className="home-today" />}>
				<Today games={running} online={playsOnline() && <OnlineToday />} />
			</Suspense>
			<Sections />
			<GameList games={games} {...(games.length >= RECENT ? { onAll: () => setGames(listGames()) } : {})} />
		</>
	);
}

/** Most people start a game next, so its scripts are preloaded when this page is idle. */
function loadGameLater(): () => void {
	const load = () => void import('./LocalGame.js').catch(() => {});
	const timer = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(load), 1500);
	return () => clearTimeout(timer);
}

const inShort = (game: SavedGame, t: Texts) => ({
	title: gameTitle(game, t),
	when: game.savedAt,
	turn: game.table.position.ply,
});
