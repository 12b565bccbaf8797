import { Suspense, useEffect, useState } from 'react';
import { GameScreen } from '../game/GameScreen.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { UpdateNotice } from '../offline/UpdateNotice.js';
import { deviceShelf } from '../records/device.js';
import { GameList, gameTitle } from '../records/GameList.js';
import { listGames, type SavedGame } from '../records/savedGames.js';
import { NewGamePage } from '../setup/NewGamePage.js';
import { useOwnBoards } from '../setup/ownBoards.js';
import { HomePage } from './HomePage.js';
import { homeSections } from './homeSections.js';
import { OtherPage } from './OtherPage.js';
import { playConfig, playFile, playLink, playQuickly } from './openGames.js';
import { go, useRoute } from './route.js';
import { useDroppedFile } from './useDroppedFile.js';

export function Pages() {
	const t = useTexts();
	const route = useRoute();
	const [problem, setProblem] = useState<string | null>(null);
	const openFile = (file: File) => void playFile(file, t).then(setProblem);
	const isDragging = useDroppedFile(openFile);
	return (
		<>
			{route.page === 'home' && <Home problem={problem} onOpenFile={openFile} />}
			{route.page === 'new' && <NewGame />}
			{route.page === 'play' && (
				<GameScreen
					key={route.id}
					id={route.id}
					problem={problem}
					onDismiss={() => setProblem(null)}
					onOpenFile={openFile}
				/>
			)}
			{route.page === 'game' && <LinkedGame link={route.link} onProblem={setProblem} />}
			<Suspense fallback={null}>
				<OtherPage route={route} />
			</Suspense>
			<UpdateNotice />
			{isDragging && <p className="drop-here">{t.records.dropHere}</p>}
		</>
	);
}

interface HomeProps {
	readonly problem: string | null;
	readonly onOpenFile: (file: File) => void;
}

function Home({ problem, onOpenFile }: HomeProps) {
	const t = useTexts();
	const [games] = useState(() => listGames(deviceShelf()));
	const last = games.find(({ table }) => table.position.phase !== null);
	return (
		<HomePage
			saved={last ? inShort(last, t) : null}
			problem={problem}
			sections={homeSections(t)}
			onContinue={() => last && go({ page: 'play', id: last.id })}
			onQuickGame={playQuickly}
			onNew={() => go({ page: 'new' })}
			onOpenFile={onOpenFile}
		>
			<GameList games={games} />
		</HomePage>
	);
}

const inShort = (game: SavedGame, t: Texts) => ({
	title: gameTitle(game, t),
	when: game.savedAt,
	turn: game.table.position.ply,
});

function NewGame() {
	const boards = useOwnBoards();
	return (
		<NewGamePage initial={null} boards={boards} onStart={playConfig} onCancel={() => go({ page: 'home' })} />
	);
}

/** A link is opened as a game of one's own, which then has an address of its own. */
function LinkedGame({ link, onProblem }: { link: string; onProblem: (problem: string | null) => void }) {
	const t = useTexts();
	useEffect(() => {
		const problem = playLink(link, t);
		onProblem(problem);
		if (problem) go({ page: 'home' }, true);
	}, [link, t, onProblem]);
	return null;
}
