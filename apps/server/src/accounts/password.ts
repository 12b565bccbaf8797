import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { MAX_PASSWORD, MIN_PASSWORD } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { Semaphore } from '../util/semaphore.js';

export interface Cost {
	/** The scrypt cost N as a power of two: 2^15 with r = 8 takes 32 MB. */
	readonly log2N: number;
	readonly r: number;
	readonly p: number;
}

export const PASSWORD_COST: Cost = { log2N: 15, r: 8, p: 1 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Hashing is slow and needs much memory by design. One at a time, so a flood of guesses costs no more than
 * one.
 */
const gate = new Semaphore(1, 40);

/** The same characters typed on different keyboards are the same password. */
const plain = (password: string): string => password.normalize('NFKC');

export function checkNewPassword(
	password: string,
): Result<null, { readonly code: 'passwordTooShort' | 'passwordTooLong' }> {
	const { length } = [...plain(password)];
	if (length < MIN_PASSWORD) return err({ code: 'passwordTooShort' });
	return length > MAX_PASSWORD ? err({ code: 'passwordTooLong' }) : ok(null);
}

/** The stored form: parameters, salt and hash. Null when the hashing queue is full. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string | null> {
	const salt = randomBytes(SALT_BYTES);
	const hash = await derive(password, salt, cost);
	return hash && makeHash(cost, salt.toString('base64url'), hash.toString('base64url'));
}

const makeHash = ({ log2N, r, p }: Cost, salt: string, hash: string): string =>
	['scrypt', log2N, r, p, salt, hash].join('$');

/** The hash of a password nobody knows, so an unknown name takes as long as a wrong password. */
const hashOfNobody = (cost: Cost): string => makeHash(cost, 'A'.repeat(22), 'A'.repeat(43));

/**
 * Whether this password matches the stored hash. Without a hash it never matches, but takes as long as one of this
 * cost. Null when the hashing queue is full.
 */
export async function isPassword(
	password: string,
	stored: string | null,
	cost = PASSWORD_COST,
): Promise<boolean | null> {
	const known = parseHash(stored ?? hashOfNobody(cost));
	if (!known) return false;
	const hash = await derive(password, known.salt, known.cost);
	return hash && timingSafeEqual(hash, known.hash) && stored !== null;
}

function parseHash(
	text: string,
): { readonly cost: Cost; readonly salt: Buffer; readonly hash: Buffer } | null {
	const match = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/.exec(text);
	if (!match) return null;
	const cost = { log2N: Number(match[1]), r: Number(match[2]), p: Number(match[3]) };
	return { cost, salt: Buffer.from(match[4]!, 'base64url'), hash: Buffer.from(match[5]!, 'base64url') };
}

function derive(password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer | null> {
	const N = 2 ** log2N;
	const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
	return gate.run(
		() =>
			new Promise<Buffer>((resolve, reject) =>
				scrypt(plain(password), salt, HASH_BYTES, options, (error, hash) =>
					error ? reject(error) : resolve(hash),
				),
			),
	);
}
