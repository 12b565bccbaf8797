import { MAX_ACCOUNT_NAME } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { cleanOnlineName } from '../util/names.js';

export interface AccountName {
	/** As it is shown. */
	readonly name: string;
	/** The same for all names that look like it. */
	readonly key: string;
}

/** Letters, marks, digits, and what stands between words. */
const ALLOWED = /^[\p{L}\p{M}\p{Nd} ._'’-]+$/u;
const BETWEEN = /[ ._'’-]+/gu;
const LEAST = 2;

/** Letters of other alphabets, and digits, with the Latin letter that they look like. */
const LOOKS: readonly (readonly [string, string])[] = [
	['аα', 'a'],
	['вβ', 'b'],
	['сϲ', 'c'],
	['ԁ', 'd'],
	['еєε', 'e'],
	['һнη', 'h'],
	['іıι1', 'i'],
	['јϳ', 'j'],
	['кκ', 'k'],
	['ӏ', 'l'],
	['мμ', 'm'],
	['пν', 'n'],
	['оοσ0օ', 'o'],
	['рρ', 'p'],
	['ԛ', 'q'],
	['ѕ', 's'],
	['тτ', 't'],
	['υ', 'u'],
	['ѵ', 'v'],
	['ԝω', 'w'],
	['хχ', 'x'],
	['уγү', 'y'],
	['ζ', 'z'],
];
const LOOKS_LIKE = new Map(
	LOOKS.flatMap(([signs, letter]) => [...signs].map((sign) => [sign, letter] as const)),
);

/** A name for an account, as it is shown and as it is compared. */
export function accountName(text: string): Result<AccountName, { readonly code: 'badName' }> {
	const name = cleanOnlineName(text);
	const key = keyOf(name);
	const isGood = ALLOWED.test(name) && [...name].length <= MAX_ACCOUNT_NAME && [...key].length >= LEAST;
	return isGood ? ok({ name, key }) : err({ code: 'badName' });
}

/** Large and small letters, accents, what stands between words, and letters that look alike are the same. */
function keyOf(name: string): string {
	const letters = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(BETWEEN, '');
	const alike = [...letters].map((sign) => LOOKS_LIKE.get(sign) ?? sign).join('');
	// A large i and a small L are one stroke both.
	return alike.replaceAll('l', 'i');
}
