/** Takes screenshots of all screens into `shots/`. `npm run shots -- home` takes only some of them. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tellNoises } from '../apps/web/test/noise.js';
import { DESKTOP, LANDSCAPE, openStage, PHONE, type Stage } from '../apps/web/test/stage.js';
import { openOnline } from './shotOnline.js';
import { SCREENS, type Screen } from './shotScreens.js';

const SIZES = [
	{ viewport: DESKTOP, touch: false },
	{ viewport: PHONE, touch: true },
	{ viewport: LANDSCAPE, touch: true },
];
const THEMES = ['light', 'dark'] as const;

const FOLDER = fileURLToPath(new URL('../shots', import.meta.url));

/** Every screen in every size and theme. */
function* views(screens: readonly Screen[]) {
	for (const screen of screens) {
		for (const size of SIZES) for (const theme of THEMES) yield { screen, size, theme };
	}
}

type View = ReturnType<typeof views> extends Generator<infer One> ? One : never;

async function takePicture(stage: Stage, { screen, size, theme }: View): Promise<void> {
	const { name, hash, steps } = screen;
	const page = await stage.openPage({ ...size, hash, theme, reducedMotion: true, sharpness: 1 });
	await page.waitForLoadState('networkidle');
	await steps?.(page);
	const file = `${name}-${size.viewport.width}x${size.viewport.height}-${theme}.png`;
	await page.screenshot({ path: `${FOLDER}/${file}` });
	console.log(`shots/${file}`);
	if (stage.noises.length > 0) console.error(tellNoises(stage.noises));
	await stage.clear();
}

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Screen) => wanted.length === 0 || wanted.includes(name);

async function takeAll(stage: Stage, screens: readonly Screen[]): Promise<void> {
	try {
		for (const view of views(screens)) await takePicture(stage, view);
	} finally {
		await stage.close();
	}
}

mkdirSync(FOLDER, { recursive: true });
await takeAll(await openStage(), SCREENS.filter(isWanted));
const { screens, served } = await openOnline();
await takeAll(await openStage(served), screens.filter(isWanted));
