import { MAX_ACCOUNT_NAME } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { cleanNewName, cleanOnlineName } from '../util/names.js';
import { plainKey, skeletonsOf } from '../util/skeleton.js';

export interface AccountName {
	/** As displayed. */
	readonly name: string;
	/** Equal for all spellings: ignores case, accents and spaces. */
	readonly key: string;
	/** Lookalike keys; unique across accounts. */
	readonly skeletons: readonly string[];
}

/** Letters, marks, digits, and word separators. */
const ALLOWED = /^[\p{L}\p{M}\p{Nd} ._'’-]+$/u;
const LEAST = 2;

/** A name chosen for a new account. */
export const newAccountName = (text: string): ReturnType<typeof accountName> =>
	accountName(cleanNewName(text));

/** An account name, for display and comparison. */
export function accountName(text: string): Result<AccountName, { readonly code: 'badName' }> {
	const name = cleanOnlineName(text);
	const key = plainKey(name);
	const isGood = ALLOWED.test(name) && [...name].length <= MAX_ACCOUNT_NAME && [...key].length >= LEAST;
	return isGood ? ok({ name, key, skeletons: skeletonsOf(name) }) : err({ code: 'badName' });
}
