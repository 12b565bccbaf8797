import { useLocale } from '../device/useSettings.js';
import { sayDateTime } from '../i18n/format/times.js';

/** Day and time, as they are written in the language of the page. */
export function useWhen(): (at: number) => string {
	const language = useLocale();
	return (at) => sayDateTime(at, language);
}
