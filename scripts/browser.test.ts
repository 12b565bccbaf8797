import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findBrowser, findQuickBrowser, usualPlaces } from './browser.mjs';

const temp = mkdtempSync(join(tmpdir(), 'rumis-browser-'));
afterAll(() => rmSync(temp, { recursive: true, force: true }));

function putProgram(folder: string, name: string, mode = 0o755): string {
	mkdirSync(join(temp, folder), { recursive: true });
	const path = join(temp, folder, name);
	writeFileSync(path, '', { mode });
	return path;
}

it('takes the browser that was chosen', () => {
	const chosen = putProgram('mine', 'my-chrome');
	putProgram('path', 'chromium');
	const env = { PATH: join(temp, 'path') };
	expect(findBrowser({ env: { ...env, CHROME_PATH: chosen }, platform: 'linux' })).toBe(chosen);
	expect(findBrowser({ env: { ...env, CHROMIUM_PATH: chosen }, platform: 'linux' })).toBe(chosen);
});

it.skipIf(process.platform === 'win32')('takes the first that can run from the path', () => {
	putProgram('broken', 'chromium', 0o644);
	mkdirSync(join(temp, 'folder', 'chromium'), { recursive: true });
	const good = putProgram('good', 'google-chrome');
	const PATH = ['broken', 'folder', 'good'].map((name) => join(temp, name)).join(':');
	expect(findBrowser({ env: { PATH, CHROME_PATH: '/nowhere/chrome' }, platform: 'linux' })).toBe(good);
});

it.skipIf(process.platform === 'win32')('prefers the shell where no windows are needed', () => {
	const whole = putProgram('whole', 'chromium');
	const shell = putProgram('shell', 'chromium-headless-shell');
	const PATH = [whole, shell].map((file) => join(file, '..')).join(':');
	expect(findQuickBrowser({ env: { PATH }, platform: 'linux' })).toBe(shell);
	expect(findBrowser({ env: { PATH }, platform: 'linux' })).toBe(whole);
	expect(findQuickBrowser({ env: { PATH, CHROME_PATH: whole }, platform: 'linux' })).toBe(whole);
	expect(findQuickBrowser({ env: { ProgramFiles: temp }, platform: 'win32' })).toBeNull();
});

it('finds nothing where there is nothing', () => {
	expect(findBrowser({ env: { ProgramFiles: temp }, platform: 'win32' })).toBeNull();
});

it('knows the usual places of each system', () => {
	expect(usualPlaces({ env: { PATH: '' }, platform: 'linux' })).toContain('/usr/bin/chromium');
	expect(usualPlaces({ env: { HOME: '/Users/mia' }, platform: 'darwin' })).toEqual(
		expect.arrayContaining([
			'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
			'/Users/mia/Applications/Chromium.app/Contents/MacOS/Chromium',
		]),
	);
	expect(usualPlaces({ env: { 'ProgramFiles(x86)': 'C:\\Programs' }, platform: 'win32' })).toContain(
		'C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe',
	);
});
