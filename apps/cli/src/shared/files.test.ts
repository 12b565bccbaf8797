import { execFileSync } from 'node:child_process';
import {
	closeSync,
	lstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	readSync,
	truncateSync,
} from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder.js';
import { readText, writeFile } from './files.js';

const folder = makeTempFolder();

beforeEach(() => {
	folder.write('file.txt', 'old');
	mkdirSync(folder.at('folder'), { recursive: true });
});

describe('reading a file', () => {
	it('returns its text', () => {
		const path = folder.write('größe 🗿.txt', 'größe 🗿\n');
		expect(readText(path)).toEqual({ ok: true, value: 'größe 🗿\n' });
	});

	it.each([
		['is not there', 'none.txt', /: no such file$/],
		['is a folder', 'folder', /: is a folder$/],
		['lies in a file', 'file.txt/x', /: no such folder$/],
		['has too long a name', 'x'.repeat(300), /too ?long$/i],
	])('reports in one line that it %s', (_, name, reason) => {
		const text = readText(folder.at(name));
		expect(text).toEqual({ ok: false, error: expect.stringMatching(reason) });
	});

	it('refuses one that is far too large', () => {
		truncateSync(folder.write('huge.txt', ''), 17 * 1024 * 1024);
		expect(readText(folder.at('huge.txt'))).toEqual({
			ok: false,
			error: `${folder.at('huge.txt')}: too large`,
		});
	});
});

describe('writing a file', () => {
	it('creates a new one, and replaces an old one', () => {
		expect(writeFile(folder.at('new.txt'), 'a')).toEqual({ ok: true, value: null });
		expect(writeFile(folder.at('file.txt'), 'b')).toEqual({ ok: true, value: null });
		expect(readFileSync(folder.at('new.txt'), 'utf8')).toBe('a');
		expect(readFileSync(folder.at('file.txt'), 'utf8')).toBe('b');
	});

	it('accepts every name that the file system accepts', () => {
		const path = folder.at(`${'x'.repeat(249)}.rumis`);
		expect(writeFile(path, 'a')).toEqual({ ok: true, value: null });
	});

	it.each([
		['a folder that is not there', 'none/x', /: no such f/],
		['a folder', 'folder', /: is a folder$/],
		['a file used as a folder', 'file.txt/x', /: no such folder$/],
		['a name that is too long', 'x'.repeat(300), /too ?long$/i],
	])('reports in one line that it cannot write to %s, and changes nothing', (_, name, reason) => {
		const before = readdirSync(folder.path, { recursive: true });
		expect(writeFile(folder.at(name), 'new')).toEqual({ ok: false, error: expect.stringMatching(reason) });
		expect(readdirSync(folder.path, { recursive: true })).toEqual(before);
		expect(readFileSync(folder.at('file.txt'), 'utf8')).toBe('old');
	});

	// Windows has no named pipes in the file system.
	it.skipIf(process.platform === 'win32')('leaves a device or a pipe what it is', () => {
		const path = folder.at('pipe');
		execFileSync('mkfifo', [path]);
		// Open for reading and writing, so neither side blocks.
		const pipe = openSync(path, 'r+');
		expect(writeFile(path, 'through')).toEqual({ ok: true, value: null });
		const text = Buffer.alloc(7);
		readSync(pipe, text);
		closeSync(pipe);
		expect(text.toString()).toBe('through');
		expect(lstatSync(path).isFIFO()).toBe(true);
	});
});
