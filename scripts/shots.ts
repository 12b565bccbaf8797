/** Takes pictures of all screens into `shots/`. `npm run shots -- home` takes those of some screens only. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { tellNoises } from '../apps/web/test/noise.js';
import { DESKTOP, openStage, PHONE, type Stage } from '../apps/web/test/stage.js';

interface Screen {
	readonly name: string;
	readonly hash: string;
	/** What to do on the page before the picture is taken. */
	readonly steps?: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [{ name: 'home', hash: '#/' }];

const SIZES = [
	{ viewport: DESKTOP, touch: false },
	{ viewport: PHONE, touch: true },
];
const THEMES = ['light', 'dark'] as const;

const FOLDER = fileURLToPath(new URL('../shots', import.meta.url));

/** Every screen in every size and theme. */
function* views(names: readonly string[]) {
	for (const screen of SCREENS) {
		if (names.length > 0 && !names.includes(screen.name)) continue;
		for (const size of SIZES) for (const theme of THEMES) yield { screen, size, theme };
	}
}

type View = ReturnType<typeof views> extends Generator<infer One> ? One : never;

async function takePicture(stage: Stage, { screen, size, theme }: View): Promise<void> {
	const { name, hash, steps } = screen;
	const page = await stage.openPage({ ...size, hash, theme, reducedMotion: true });
	await page.waitForLoadState('networkidle');
	await steps?.(page);
	const file = `${name}-${size.viewport.width}x${size.viewport.height}-${theme}.png`;
	await page.screenshot({ path: `${FOLDER}/${file}` });
	console.log(`shots/${file}`);
	if (stage.noises.length > 0) console.error(tellNoises(stage.noises));
	await stage.clear();
}

mkdirSync(FOLDER, { recursive: true });
const stage = await openStage();
try {
	for (const view of views(process.argv.slice(2))) await takePicture(stage, view);
} finally {
	await stage.close();
}
