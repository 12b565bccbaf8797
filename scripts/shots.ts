/**
 * Takes pictures of all screens into `shots/`. `npm run shots -- home` takes those of some screens only. A screen is
 * opened once for each kind of device; the other themes and orientations are switched to, as people do.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { showTheme } from '../apps/web/test/everyLook.js';
import { tellNoises } from '../apps/web/test/noise.js';
import { DESKTOP, LANDSCAPE, openStage, PHONE, type Stage } from '../apps/web/test/stage.js';
import { openOnline } from './shotOnline.js';
import { SCREENS } from './shotScreens.js';
import type { Screen } from './shotSteps.js';

const DEVICES = [
	{ touch: false, sizes: [DESKTOP] },
	{ touch: true, sizes: [PHONE, LANDSCAPE] },
];
type Device = (typeof DEVICES)[number];

const FOLDER = fileURLToPath(new URL('../shots', import.meta.url));

/** What is drawn has the size and the theme that were asked for last. */
const settled = (page: Page) =>
	page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function openScreen(stage: Stage, screen: Screen, { touch, sizes }: Device): Promise<Page> {
	const { hash, steps, isFlat = false } = screen;
	const look = { viewport: sizes[0]!, theme: 'light', reducedMotion: true, sharpness: 1 } as const;
	const page = await stage.openPage({ ...look, touch, hash, webgl: !isFlat });
	// Without a server a page goes on asking for it.
	await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
	await steps?.(page);
	return page;
}

async function takePictures(stage: Stage, screen: Screen, device: Device): Promise<void> {
	const page = await openScreen(stage, screen, device);
	for (const viewport of device.sizes) {
		await page.setViewportSize(viewport);
		for (const theme of ['light', 'dark'] as const) {
			await showTheme(page, theme);
			await settled(page);
			const file = `${screen.name}-${viewport.width}x${viewport.height}-${theme}.png`;
			await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: screen.isLong ?? false });
			console.log(`shots/${file}`);
		}
	}
}

/** Whatever goes wrong with one screen, the others are taken. */
async function takeScreen(stage: Stage, screen: Screen, device: Device): Promise<void> {
	try {
		await takePictures(stage, screen, device);
	} catch (error) {
		console.error(`${screen.name}: ${error}`);
		process.exitCode = 1;
	}
	if (stage.noises.length > 0) console.error(tellNoises(stage.noises));
	await stage.clear();
}

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Screen) => wanted.length === 0 || wanted.includes(name);

async function takeAll(stage: Stage, screens: readonly Screen[]): Promise<void> {
	try {
		for (const screen of screens) for (const device of DEVICES) await takeScreen(stage, screen, device);
	} finally {
		await stage.close();
	}
}

mkdirSync(FOLDER, { recursive: true });
await takeAll(await openStage(), SCREENS.filter(isWanted));
const { screens, served } = await openOnline();
await takeAll(await openStage(served), screens.filter(isWanted));
