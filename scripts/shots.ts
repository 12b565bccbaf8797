/** Takes pictures of all screens into `shots/`. `npm run shots -- home` takes those of some screens only. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { tellNoises } from '../apps/web/test/noise.js';
import { FINISHED_GAME, gameLink, HALF_GAME, NEW_GAME } from '../apps/web/test/sampleLinks.js';
import { BOARD_READY, DESKTOP, openStage, PHONE, type Stage } from '../apps/web/test/stage.js';

interface Screen {
	readonly name: string;
	readonly hash: string;
	/** What to do on the page before the picture is taken. */
	readonly steps?: (page: Page) => Promise<void>;
}

const ready = (page: Page) => page.locator(BOARD_READY).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** A stone in the hand, where it fits, or where it does not. */
async function hold(page: Page, stone: string, ...keys: readonly string[]): Promise<void> {
	await ready(page);
	await page.locator(`[data-stone="${stone}"]`).click();
	for (const key of keys) await page.keyboard.press(key);
}

async function openMenu(page: Page): Promise<void> {
	await ready(page);
	await press(page, 'Menu');
}

const dialog = (name: string) => async (page: Page) => {
	await openMenu(page);
	await press(page, name);
};

async function flat(page: Page): Promise<void> {
	await page.evaluate(() => localStorage.setItem('rumis.settings', JSON.stringify({ board: '2d' })));
	await page.reload();
	await ready(page);
}

const PISAC = gameLink({ board: 'pisac', players: 4, moves: 24, seed: 5 });
const HUACA = gameLink({ board: 'huaca', players: 6, moves: 44, seed: 3 });

const SCREENS: readonly Screen[] = [
	{ name: 'home', hash: '#/' },
	{ name: 'new-game', hash: '#/new' },
	{ name: 'game-begun', hash: NEW_GAME, steps: (page) => hold(page, 'L4') },
	{ name: 'game-running', hash: PISAC, steps: ready },
	{ name: 'game-six', hash: HUACA, steps: ready },
	{ name: 'game-fits', hash: PISAC, steps: (page) => hold(page, 'I2', 'n') },
	{ name: 'game-refused', hash: PISAC, steps: (page) => hold(page, 'I3', 'x', 'Enter') },
	{ name: 'game-over', hash: FINISHED_GAME, steps: ready },
	{ name: 'game-flat', hash: PISAC, steps: flat },
	{ name: 'menu', hash: HALF_GAME, steps: openMenu },
	{ name: 'settings', hash: HALF_GAME, steps: dialog('Settings') },
	{ name: 'keys', hash: HALF_GAME, steps: dialog('Keys and gestures') },
	{ name: 'type-move', hash: HALF_GAME, steps: dialog('Type a move') },
	{ name: 'solitaire', hash: '#/solitaire/' },
	{ name: 'puzzle', hash: '#/solitaire/daily', steps: ready },
	{ name: 'ways', hash: '#/ways' },
	{ name: 'packing', hash: '#/ways/V3-O4-17', steps: ready },
	{ name: 'lesson', hash: '#/lesson', steps: ready },
	{ name: 'rules', hash: '#/rules/' },
	{ name: 'rules-contact', hash: '#/rules/noOwnContact', steps: ready },
];

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
	const page = await stage.openPage({ ...size, hash, theme, reducedMotion: true, sharpness: 1 });
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
