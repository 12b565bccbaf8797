import { useEffect } from 'react';
import { useTexts } from '../i18n/useTexts.js';

/** Names the page in the title of its window, for as long as it is shown. */
export function useTitle(title: string): void {
	const { appName } = useTexts().common;
	useEffect(() => {
		document.title = `${title} – ${appName}`;
		return () => {
			document.title = appName;
		};
	}, [title, appName]);
}
