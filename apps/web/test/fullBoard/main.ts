/**
 * A page with nothing but the scene, for measurements. The cairn for six has room for 264 cubes, but six
 * players have only 240, so no game can fill it: here it is full, with all overlays.
 */
import { COLOURS, findBuiltin, type PlacedStone, Position } from '@rumis/rules';
import { HOME, orbit } from '../../src/board/camera.js';
import { fullBuilding } from '../../src/board/fullBuilding.js';
import { planViewOf } from '../../src/board/planView.js';
import { type BoardView, bareView } from '../../src/board/view.js';
import { createScene } from '../../src/scene/index.js';

const scenario = findBuiltin('apachita')!;
const PLAYERS = 6;

function fullView(): BoardView {
	const start = Position.start({ scenario, players: PLAYERS, mode: 'standard', start: 'yellow' });
	if (!start.ok) throw new Error(start.error.code);
	const plan = planViewOf(start.value);
	const ownerAt = (index: number) => COLOURS[index % PLAYERS]!;
	const { blocks } = fullBuilding(scenario, PLAYERS, 'standard');
	const stones = blocks.map(
		({ cells }, index): PlacedStone => ({ owner: ownerAt(index), stone: 'I2', cells }),
	);
	const tops = plan.squares.map(({ x, y, limit }) => ({ x, y, z: limit }));
	const kinds = ['fit', 'build', 'reach'] as const;
	return {
		...bareView(plan),
		stones,
		ghost: { owner: 'yellow', cells: tops.slice(0, 2), fits: false, bad: tops.slice(0, 1) },
		marks: kinds.flatMap((kind) => tops.map((top, index) => ({ ...top, kind, owner: ownerAt(index) }))),
		last: stones.at(-1)!.cells,
		counted: tops,
	};
}

const canvas = document.querySelector('canvas')!;
const scene = createScene(canvas, { theme: 'light', onLost() {}, onRestored() {} });
if (!scene) throw new Error('there is no WebGL');
const view = fullView();
let camera = HOME;
scene.resize(innerWidth, innerHeight, 1);
scene.show(view);
scene.look(camera);

/** A few degrees per pointer move, like a drag. */
addEventListener('pointermove', () => {
	camera = orbit(camera, 0.05, 0);
	scene.look(camera);
});
canvas.dataset.cubes = String(view.stones.reduce((sum, { cells }) => sum + cells.length, 0));
