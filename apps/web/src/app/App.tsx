import { useEffect } from 'react';
import { useLanguage, useTheme } from '../device/useSettings.js';
import { SpeakProvider } from '../i18n/useTexts.js';
import { useCachedWords } from '../offline/cacheWords.js';
import { Pages } from './Pages.js';

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
