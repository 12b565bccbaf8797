import type { ApiError } from '../http/api.js';
import type { Texts } from '../i18n/texts.js';

type People = Texts['people'];
type Known = keyof People['errors'];

const isKnown = (code: string, { errors }: People): code is Known => Object.hasOwn(errors, code);

/** The error as a sentence. An unexpected code is a bug of ours or the server's. */
export const sayError = ({ code }: ApiError, t: People): string =>
	t.errors[isKnown(code, t) ? code : 'other'];

/** The same as a heading. */
export function errorTitle({ code }: ApiError, t: People): string {
	if (code === 'offline' || code === 'unavailable') return t.offlineTitle;
	if (code === 'noServer') return t.noServerTitle;
	return code === 'noPlayer' || code === 'noTable' ? t.missingTitle : t.failedTitle;
}

/** Whether a retry may succeed. */
export const mayRetry = ({ code }: ApiError): boolean =>
	code !== 'noServer' && code !== 'noPlayer' && code !== 'noTable';
