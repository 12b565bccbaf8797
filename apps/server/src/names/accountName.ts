import { MAX_ACCOUNT_NAME } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { cleanNewName, cleanOnlineName } from '../util/names.js';
import { plainKey, skeletonsOf } from '../util/skeleton.js';

export interface AccountName {
	/** As it is shown. */
	readonly name: string;
	/** The same however it is written: large or small, with or without accents and spaces. */
	readonly key: string;
	/** No other account may have any of these. */
	readonly skeletons: readonly string[];
}

/** Letters, marks, digits, and what stands between words. */
const ALLOWED = /^[\p{L}\p{M}\p{Nd} ._'’-]+$/u;
const LEAST = 2;

/** A name that is wanted for an account. */
export const newAccountName = (text: string): ReturnType<typeof accountName> =>
	accountName(cleanNewName(text));

/** A name of an account, as it is shown and as it is compared. */
export function accountName(text: string): Result<AccountName, { readonly code: 'badName' }> {
	const name = cleanOnlineName(text);
	const key = plainKey(name);
	const isGood = ALLOWED.test(name) && [...name].length <= MAX_ACCOUNT_NAME && [...key].length >= LEAST;
	return isGood ? ok({ name, key, skeletons: skeletonsOf(name) }) : err({ code: 'badName' });
}
