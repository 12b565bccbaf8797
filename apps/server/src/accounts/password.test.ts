import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.js';

describe('a password', () => {
	it('is verified by its hash alone, which is never the same twice', async () => {
		const [one, two] = [await hashPassword('piedra sobre piedra'), await hashPassword('piedra sobre piedra')];
		expect(one).not.toBe(two);
		expect(one).toMatch(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
		expect(await isPassword('piedra sobre piedra', one)).toBe(true);
		expect(await isPassword('piedra sobre Piedra', one)).toBe(false);
	});

	it('is the same in every Unicode form', async () => {
		expect(await isPassword('cafe\u0301 olé', await hashPassword('caf\u00e9 ole\u0301'))).toBe(true);
	});

	it('never matches a missing or broken hash', async () => {
		expect(await isPassword('', null)).toBe(false);
		expect(await isPassword('x', 'scrypt$15$8$1$short$hash')).toBe(false);
	});

	it('hashed with other parameters is still valid', async () => {
		const { scryptSync } = await import('node:crypto');
		const salt = Buffer.alloc(16, 7);
		const hash = scryptSync('old one', salt, 32, { N: 1024, r: 4, p: 2 });
		const stored = `scrypt$10$4$2$${salt.toString('base64url')}$${hash.toString('base64url')}`;
		expect(await isPassword('old one', stored)).toBe(true);
		expect(await isPassword('new one', stored)).toBe(false);
	});

	it('is hashed at the cost that is asked for', async () => {
		const cheap = await hashPassword('piedra sobre piedra', { log2N: 4, r: 1, p: 1 });
		expect(cheap).toMatch(/^scrypt\$4\$1\$1\$/);
		expect(await isPassword('piedra sobre piedra', cheap)).toBe(true);
	});

	it('waits in a queue, and is refused when the queue is full', async () => {
		const hash = 'scrypt$10$1$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
		const answers = await Promise.all(Array.from({ length: 60 }, () => isPassword('x', hash)));
		expect(answers.filter((answer) => answer === null).length).toBe(60 - 41);
		expect(await isPassword('x', hash)).toBe(false);
	});
});
