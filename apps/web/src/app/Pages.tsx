import { Suspense, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { useRoute } from '../navigation/route.js';
import { UpdateNotice } from '../offline/UpdateNotice.js';
import { activeSearch } from '../online/search/active.js';
import { LongPressTip } from '../ui/LongPressTip.js';
import { useStore } from '../util/store.js';
import { Home, LinkedGame, LocalGame, NewGamePage, SearchBar } from './lazyPages.js';
import { OtherPage } from './OtherPage.js';
import { useDroppedFile } from './useDroppedFile.js';

export function Pages() {
	const t = useTexts();
	const route = useRoute();
	const [problem, setProblem] = useState<string | null>(null);
	const openFile = async (file: File) => {
		const { playFile } = await import('../records/openGames.js');
		setProblem(await playFile(file, t));
	};
	const isDragging = useDroppedFile(openFile);
	const isSearching = useStore(activeSearch, (search) => search !== null);
	return (
		<>
			<Suspense fallback={null}>
				{route.page === 'home' && <Home problem={problem} onOpenFile={openFile} />}
				{route.page === 'play' && (
					<LocalGame
						key={route.id}
						id={route.id}
						problem={problem}
						onDismiss={() => setProblem(null)}
						onOpenFile={openFile}
					/>
				)}
				{route.page === 'game' && (
					<LinkedGame link={route.link} seats={route.seats ?? ''} onProblem={setProblem} />
				)}
				{route.page === 'new' && <NewGamePage key={route.board ?? ''} board={route.board ?? ''} />}
				<OtherPage route={route} />
			</Suspense>
			<UpdateNotice />
			{isSearching && route.page !== 'online' && (
				<Suspense>
					<SearchBar />
				</Suspense>
			)}
			<LongPressTip />
			{isDragging && <p className="drop-here">{t.records.dropHere}</p>}
		</>
	);
}
