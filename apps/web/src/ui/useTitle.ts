import { useEffect } from 'react';
import { useTexts } from '../i18n/useTexts.js';

/** Sets the document title while the component is mounted. */
export function useTitle(title: string): void {
	const { appName } = useTexts().common;
	useEffect(() => {
		document.title = `${title} – ${appName}`;
		return () => {
			document.title = appName;
		};
	}, [title, appName]);
}
