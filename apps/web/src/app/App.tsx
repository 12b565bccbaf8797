import { Suspense, useEffect, useState } from 'react';
import { useLanguage, useTheme } from '../device/useSettings.js';
import { SpeakProvider, useTexts } from '../i18n/useTexts.js';
import { useRoute } from '../navigation/route.js';
import { useCachedWords } from '../offline/cacheWords.js';
import { UpdateNotice } from '../offline/UpdateNotice.js';
import { activeSearch } from '../online/search/active.js';
import { LongPressTip } from '../ui/LongPressTip.js';
import { useStore } from '../util/store.js';
import { Home, LinkedGame, LocalGame, NewGamePage, SearchBar } from './lazyPages.js';
import { OtherPage } from './OtherPage.js';

export function App() {
	const theme = useTheme();
	const language = useLanguage();
	useEffect(() => {
		document.documentElement.dataset.theme = theme;
	}, [theme]);
	return (
		<SpeakProvider language={language}>
			<NoticeWords />
			<Pages />
		</SpeakProvider>
	);
}

/** Notifications arrive while no page is open, in the language of the page last used. */
function NoticeWords() {
	useCachedWords();
	return null;
}

function Pages() {
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

/** Opens a file that is dropped anywhere on the page; returns whether one is being dragged over it. */
function useDroppedFile(open: (file: File) => void): boolean {
	const [isDragging, setDragging] = useState(false);
	useEffect(() => {
		const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
		const over = (event: DragEvent) => {
			if (!hasFile(event)) return;
			event.preventDefault();
			setDragging(true);
		};
		const leave = (event: DragEvent) => {
			// Moving from one element to another is not leaving the page.
			if (event.relatedTarget === null) setDragging(false);
		};
		const drop = (event: DragEvent) => {
			if (!hasFile(event)) return;
			event.preventDefault();
			setDragging(false);
			const file = event.dataTransfer?.files[0];
			if (file) open(file);
		};
		addEventListener('dragover', over);
		addEventListener('dragleave', leave);
		addEventListener('drop', drop);
		return () => {
			removeEventListener('dragover', over);
			removeEventListener('dragleave', leave);
			removeEventListener('drop', drop);
		};
	}, [open]);
	return isDragging;
}
