/** The harness must detect errors of a page, or its silence would mean nothing. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../scripts/testing/afterFile.js';
import { accessibilityOf } from './accessible.js';
import { shareBrowser } from './browserProcess.js';
import { evidenceFolder, saveEvidence } from './evidence.js';
import { tellNoises } from './noise.js';
import { openStage, PHONE, type Stage } from './stage.js';

shareBrowser();

let stage: Stage;
beforeAll(async () => {
	stage = await openStage();
});
afterEach(() => stage.clear());
afterAll(() => stage.close());

/** The next error, as soon as it is recorded. */
const noise = () => expect.poll(() => tellNoises(stage.noises), { timeout: 60_000 });

describe('noise', () => {
	it('is an error on the console', async () => {
		const page = await stage.openPage();
		await page.evaluate(() => console.error('ouch'));
		await noise().toBe('console: ouch');
	});

	it('is an exception', async () => {
		const page = await stage.openPage();
		await page.evaluate(() => queueMicrotask(() => Promise.reject(new Error('ouch'))));
		await noise().toMatch(/^exception: .*ouch/);
	});

	it('is a file that is missing', async () => {
		const page = await stage.openPage();
		await page.evaluate(() => fetch('./missing.js'));
		await noise().toMatch(/request: http.*missing\.js: 404/);
	});

	it('is a script that the content policy forbids', async () => {
		const page = await stage.openPage();
		await page.evaluate(() => {
			const script = document.createElement('script');
			script.textContent = 'globalThis.foreign = true';
			document.head.append(script);
		});
		await noise().toMatch(/Content Security Policy/);
		expect(await page.evaluate(() => 'foreign' in globalThis)).toBe(false);
	});

	it('is nothing of a page that just loads', async () => {
		const page = await stage.openPage();
		await page.waitForLoadState('networkidle');
		expect(tellNoises(stage.noises)).toBe('');
	});
});

describe('a page', () => {
	const drawsIn = (kind: string) => document.createElement('canvas').getContext(kind) !== null;

	it('has WebGL by default', async () => {
		const page = await stage.openPage();
		expect(await page.evaluate(drawsIn, 'webgl2')).toBe(true);
	});

	it('has no WebGL if disabled', async () => {
		const page = await stage.openPage({ webgl: false });
		expect(await page.evaluate(drawsIn, 'webgl2')).toBe(false);
		expect(await page.evaluate(drawsIn, '2d')).toBe(true);
	});

	it('is a dark German phone if requested', async () => {
		const options = {
			viewport: PHONE,
			touch: true,
			theme: 'dark',
			language: 'de',
			reducedMotion: true,
		} as const;
		const page = await stage.openPage(options);
		const seen = await page.evaluate(() => ({
			width: innerWidth,
			fingers: navigator.maxTouchPoints > 0,
			dark: matchMedia('(prefers-color-scheme: dark)').matches,
			still: matchMedia('(prefers-reduced-motion: reduce)').matches,
			languages: navigator.languages,
		}));
		expect(seen).toEqual({ width: 390, fingers: true, dark: true, still: true, languages: ['de'] });
	});
});

it('reports accessibility violations of a page', async () => {
	const page = await stage.openPage();
	await page.setContent('<html lang="en"><title>x</title><button id="bare"></button></html>');
	const found = await accessibilityOf(page);
	expect(found).toHaveLength(1);
	expect(found[0]).toMatch(/^button-name: .*\n {2}at #bare\n {2}Fix/);
});

it('leaves a screenshot, the content and a trace of every page of a test that fails', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-evidence-'));
	afterFile(() => rmSync(folder, { recursive: true }));
	await stage.openPage();
	const page = await stage.openPage({ viewport: PHONE });
	await page.getByRole('heading').first().waitFor();
	const saved = await saveEvidence(stage.contexts, folder);
	expect(readdirSync(folder).sort()).toEqual([
		...['page-1.html', 'page-1.png', 'page-2.html', 'page-2.png', 'trace-1.zip', 'trace-2.zip'],
	]);
	const [width, height] = [16, 20].map((at) => readFileSync(join(folder, 'page-2.png')).readUInt32BE(at));
	expect({ width, height }).toEqual(PHONE);
	expect(readFileSync(join(folder, 'page-2.html'), 'utf8')).toContain('<h1');
	expect(readFileSync(join(folder, 'trace-2.zip')).toString('latin1')).toMatch(/^PK.*trace\.trace/s);
	expect(saved.join('\n')).toContain(page.url());
	expect(evidenceFolder('/x/a.slow.test.ts', 'he said: "no"/yes')).toMatch(/[\\/]he-said-no-yes$/);
});
