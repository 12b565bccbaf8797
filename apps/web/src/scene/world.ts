/** All that is drawn, put together. It takes views apart and passes on only what has changed. */
import { Color, Scene as Room } from 'three';
import type { Camera } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import { makeBuilding } from './building.js';
import { type CubeGrid, makeCubeGrid } from './cubeGrid.js';
import { makeEye } from './eye.js';
import { makeFrameBox } from './frame.js';
import { makeGhost } from './ghost.js';
import { makeHighlights } from './highlights.js';
import { makeLabels } from './labels.js';
import { makeLights } from './lights.js';
import { makeMarks } from './marks.js';
import { firstCube, type Ray } from './picking.js';
import { firstCubeApart, type Hit } from './pickingApart.js';
import { makePanel } from './plan.js';
import { type Corner, cornerOf, tableRadius } from './space.js';
import { makeTable } from './table.js';
import { glyphTexture, grainTexture } from './textures.js';
import { LOOKS, type Theme } from './themes.js';

/** What a new view changed: nothing, something, or something that casts a shadow. */
export type Change = 'nothing' | 'looks' | 'casts';

export type World = ReturnType<typeof makeWorld>;

/** `onChange` is called when something came later than it was asked for. */
export function makeWorld(first: Theme, onChange: () => void) {
	const textures = { grain: grainTexture(), glyphs: glyphTexture() };
	const parts = {
		table: makeTable(),
		panel: makePanel(),
		labels: makeLabels(onChange),
		frame: makeFrameBox(),
		building: makeBuilding(textures),
		marks: makeMarks(),
		highlights: makeHighlights(),
		ghost: makeGhost(),
		lights: makeLights(),
	};
	const { table, panel, labels, frame, building, marks, highlights, ghost, lights } = parts;
	const onBoard = [labels, frame, building, marks, highlights, ghost];
	const eye = makeEye();
	const room = new Room();
	room.add(...Object.values(parts).map(({ object }) => object));
	let look = LOOKS[first];
	let shown: BoardView | null = null;
	let grid: CubeGrid = makeCubeGrid({ width: 0, depth: 0 }, [], null);
	let corner: Corner = { x: 0, z: 0 };

	const light = (): void => {
		room.background = new Color(look.sky);
		for (const part of [table, lights, labels, frame, building, ghost]) part.setLook(look);
		if (shown) panel.show(shown.plan, look, shown.frame !== null);
	};
	light();

	const showPlan = (view: BoardView): void => {
		const { plan } = view;
		corner = cornerOf(plan);
		for (const part of onBoard) part.moveTo(corner);
		table.shape(plan);
		panel.show(plan, look, view.frame !== null);
		labels.show(view.frame ? null : plan);
		frame.show(view.frame, plan);
	};

	const showStones = ({ plan, stones, levels, xray }: BoardView): void => {
		grid = makeCubeGrid(plan, stones, levels);
		building.show(stones, levels, xray, grid);
	};

	const drawApart = (view: BoardView): void => {
		const { plan, spread, stones, xray } = view;
		building.drawApart(spread, stones, xray, grid);
		highlights.drawApart(spread);
		frame.drawApart(spread);
		lights.shape(plan, spread);
		eye.shape(plan, view.frame, spread);
		lights.follow(eye.camera);
	};

	const firstOn = (ray: Ray): Hit | null => {
		if (shown && shown.spread > 0) return firstCubeApart(shown.stones, grid, shown.spread, ray);
		const cell = firstCube(grid, ray);
		return cell && { cell, stone: grid.stoneIn(cell.x, cell.y, cell.z) };
	};

	return {
		room,
		camera: eye.camera,
		firstOn,
		get corner() {
			return corner;
		},
		get radius() {
			return shown ? tableRadius(shown.plan) : 0;
		},
		show(view: BoardView): Change {
			const differs = (...names: readonly (keyof BoardView)[]): boolean =>
				names.some((name) => shown?.[name] !== view[name]);
			const hasNew = {
				plan: differs('plan', 'frame'),
				stones: differs('plan', 'stones', 'levels', 'xray'),
				spread: differs('plan', 'frame', 'stones', 'levels', 'xray', 'spread'),
				last: differs('plan', 'last', 'levels'),
				marks: differs('marks'),
				counted: differs('counted', 'stones', 'levels'),
				ghost: differs('ghost', 'stones', 'levels'),
			};
			shown = view;
			if (hasNew.plan) showPlan(view);
			if (hasNew.stones) showStones(view);
			if (hasNew.spread) drawApart(view);
			if (hasNew.last) highlights.showLast(view.last, view.levels, grid);
			if (hasNew.marks) marks.show(view.marks);
			if (hasNew.counted) highlights.showCounted(view.counted, grid);
			if (hasNew.ghost) ghost.show(view.ghost, grid);
			if (hasNew.spread) return 'casts';
			return Object.values(hasNew).includes(true) ? 'looks' : 'nothing';
		},
		look(camera: Camera): void {
			eye.look(camera);
			labels.turnTo(camera.azimuth);
			lights.follow(eye.camera);
		},
		setTheme(theme: Theme): void {
			if (LOOKS[theme] === look) return;
			look = LOOKS[theme];
			light();
		},
		resize(width: number, height: number): void {
			eye.resize(width, height);
			lights.follow(eye.camera);
		},
		dispose(): void {
			for (const part of Object.values(parts)) part.dispose();
			textures.grain.dispose();
			textures.glyphs.dispose();
		},
	};
}
