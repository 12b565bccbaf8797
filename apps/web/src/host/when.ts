import { useLocale } from '../device/useSettings.js';
import { sayDateTime } from '../i18n/format/times.js';

/** Formats date and time in the page's language. */
export function useWhen(): (at: number) => string {
	const language = useLocale();
	return (at) => sayDateTime(at, language);
}
