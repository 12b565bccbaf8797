import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * An unguessable id: almost 96 random bits in 16 characters. None begins with a hyphen, because the command
 * line would take it for an option (`rumis admin lift ID`).
 */
export function newId(): string {
	const id = randomBytes(12).toString('base64url');
	return id.startsWith('-') ? newId() : id;
}

/** A temporary password to be shown once: 96 random bits, readable aloud. */
export const newPassword = (): string =>
	[...randomBytes(20)]
		.map((byte) => LETTERS[byte % LETTERS.length])
		.join('')
		.replace(/(.{5})(?=.)/g, '$1-');

/** Without ambiguous characters. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A secret for its owner, and what is stored of it: an id for lookup, and a hash. */
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

/** A secret this random needs no slow hash: it cannot be brute-forced. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Splits a presented secret into id and secret; null if malformed. */
export function splitSecret(text: string): { readonly id: string; readonly secret: string } | null {
	const match = /^([\w-]{8,40})\.([\w-]{22,86})$/.exec(text);
	return match ? { id: match[1]!, secret: match[2]! } : null;
}

/** Whether the secret matches the stored hash, compared in constant time. */
export function isSecret(secret: string, hash: string): boolean {
	const [presented, kept] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
	return presented.length === kept.length && timingSafeEqual(presented, kept);
}

export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');
