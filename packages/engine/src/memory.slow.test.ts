import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const MB = 2 ** 20;
const CHILD = fileURLToPath(new URL('../test/memoryChild.ts', import.meta.url));

/** Bytes still in use afterwards. */
let left: { readonly games: number; readonly strongest: number; readonly plies: number };
beforeAll(() => {
	const words = ['--expose-gc', '--import', 'tsx', CHILD];
	left = JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
});

test('a thousand games in one process do not grow the memory', () => {
	expect(left.games).toBeLessThan(MB);
});

test('a move of the strongest level stays within 150 MB', () => {
	expect(left.plies).toBe(2);
	expect(left.strongest).toBeLessThan(150 * MB);
});
