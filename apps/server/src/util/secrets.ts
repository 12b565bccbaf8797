import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A name that cannot be guessed: 96 random bits in 16 letters. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** A password to be told once and changed soon: 96 random bits that can be read out. */
export const newPassword = (): string =>
	[...randomBytes(20)]
		.map((byte) => LETTERS[byte % LETTERS.length])
		.join('')
		.replace(/(.{5})(?=.)/g, '$1-');

/** Without those that look like others. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A secret as its owner has it, and what the store keeps: an id to find it by, and a hash. */
export interface NewSecret {
	readonly id: string;
	/** `id.secret`; 256 random bits. */
	readonly text: string;
	readonly hash: string;
}

export function newSecret(id = newId()): NewSecret {
	const secret = randomBytes(32).toString('base64url');
	return { id, text: `${id}.${secret}`, hash: hashOf(secret) };
}

/** So random a secret needs no slow hash: nobody can try them all. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The id and the secret of what somebody presents; null when it does not even have the form. */
export function splitSecret(text: string): { readonly id: string; readonly secret: string } | null {
	const match = /^([\w-]{8,40})\.([\w-]{22,86})$/.exec(text);
	return match ? { id: match[1]!, secret: match[2]! } : null;
}

/** Whether the secret is the one whose hash was kept; it takes as long for every wrong one. */
export function isSecret(secret: string, hash: string): boolean {
	const [presented, kept] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
	return presented.length === kept.length && timingSafeEqual(presented, kept);
}

export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');
