import type { ApiError } from '../http/api.js';
import type { Texts } from '../i18n/texts.js';
import { sayIllegal } from './sayIllegal.js';

/** Why a request failed or was refused. A code that is newer than this page counts as a bug. */
export function sayRefusal(error: ApiError, t: Texts): string {
	if (error.code === 'illegal') return sayIllegal(error.illegal, t);
	if (error.code === 'moveText') return t.rules.moveText[error.reason.code];
	const words: Readonly<Record<string, string>> = {
		...t.rules.setupErrors,
		...t.people.errors,
		...t.online.errors,
	};
	return (Object.hasOwn(words, error.code) ? words[error.code] : undefined) ?? t.online.errors.broken;
}
