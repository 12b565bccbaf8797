/** The scene graph. It compares views and updates only what has changed. */
import type { PlacedStone } from '@rumis/rules';
import { Color, Group, Scene as ThreeScene } from 'three';
import type { Camera } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import { makeLabels } from './ground/labels.js';
import { makePanel } from './ground/planPanel.js';
import { makeTurntable } from './ground/turntable.js';
import { makeFrameBox } from './marks/frame.js';
import { makeHighlights } from './marks/highlights.js';
import { makeMarks } from './marks/marks.js';
import { makeLights } from './materials/lights.js';
import { glyphTexture, grainTexture } from './materials/textures.js';
import { LOOKS, type Theme } from './materials/themes.js';
import { type CubeGrid, makeCubeGrid } from './space/cubeGrid.js';
import { firstCube, type Ray } from './space/picking.js';
import { firstExplodedCube, type Hit } from './space/pickingExploded.js';
import { makeSceneCamera } from './space/sceneCamera.js';
import { type Corner, cornerOf, turntableRadius } from './space/space.js';
import { makeBuildingMesh } from './stones/building.js';
import { FALL_MS, fallHeight, placedSince } from './stones/falling.js';
import { makeGhostMesh, makePreview } from './stones/ghost.js';

/** What a new view changed: nothing, something, or something that casts a shadow. */
export type Change = 'nothing' | 'looks' | 'shadows';

/** `onChange` is called when something finishes loading later. */
function makeParts(onChange: () => void) {
	const textures = { grain: grainTexture(), glyphs: glyphTexture() };
	const around = { turntable: makeTurntable(), panel: makePanel(), lights: makeLights() };
	/** Positioned relative to the plan's corner. */
	const onBoard = {
		labels: makeLabels(onChange),
		frame: makeFrameBox(),
		building: makeBuildingMesh(textures),
		marks: makeMarks(),
		highlights: makeHighlights(),
		ghost: makeGhostMesh(),
		preview: makePreview(),
	};
	const disposables = [...Object.values(around), ...Object.values(onBoard), ...Object.values(textures)];
	return {
		...around,
		...onBoard,
		board: new Group().add(...Object.values(onBoard).map(({ object }) => object)),
		background: Object.values(around).map(({ object }) => object),
		dispose: () => {
			for (const part of disposables) part.dispose();
		},
	};
}

export class World {
	readonly scene = new ThreeScene();
	readonly #parts;
	readonly #camera = makeSceneCamera();
	#look;
	#shown: BoardView | null = null;
	#fall: { readonly stone: PlacedStone; readonly started: number } | null = null;
	#grid: CubeGrid = makeCubeGrid({ width: 0, depth: 0 }, [], null);

	/** `isCalm`: whether motion is reduced. */
	constructor(
		theme: Theme,
		private readonly isCalm: () => boolean,
		onChange: () => void,
	) {
		this.#parts = makeParts(onChange);
		this.scene.add(...this.#parts.background, this.#parts.board);
		this.#look = LOOKS[theme];
		this.#applyLook();
	}

	get camera() {
		return this.#camera.camera;
	}

	get corner(): Corner {
		return this.#shown ? cornerOf(this.#shown.plan) : { x: 0, z: 0 };
	}

	get radius(): number {
		return this.#shown ? turntableRadius(this.#shown.plan) : 0;
	}

	/** The first cube on this ray, where it is drawn. */
	firstOn(ray: Ray): Hit | null {
		const [shown, grid] = [this.#shown, this.#grid];
		if (shown && shown.spread > 0) return firstExplodedCube(shown.stones, grid, shown.spread, ray);
		const cell = firstCube(grid, ray);
		return cell && { cell, stone: grid.stoneIn(cell.x, cell.y, cell.z) };
	}

	/** Advances the falling animation; returns false when all is at rest. */
	animate(now: number): boolean {
		if (!this.#fall) return false;
		const { stone, started } = this.#fall;
		const passed = now - started;
		const isDown = passed >= FALL_MS;
		this.#parts.building.lift(isDown ? null : stone, fallHeight(passed));
		if (isDown) this.#fall = null;
		return !isDown;
	}

	show(view: BoardView): Change {
		const before = this.#shown;
		const differs = (...names: readonly (keyof BoardView)[]): boolean =>
			names.some((name) => before?.[name] !== view[name]);
		const hasNew = {
			plan: differs('plan', 'frame'),
			stones: differs('plan', 'stones', 'levels', 'xray'),
			spread: differs('plan', 'frame', 'stones', 'levels', 'xray', 'spread'),
			last: differs('plan', 'last', 'levels'),
			marks: differs('marks'),
			counted: differs('counted', 'stones', 'levels'),
			ghost: differs('ghost', 'stones', 'levels'),
			preview: differs('preview', 'stones', 'levels'),
		};
		const { highlights, marks, ghost, preview } = this.#parts;
		this.#shown = view;
		if (hasNew.plan) this.#showPlan(view);
		if (hasNew.stones) this.#showStones(view);
		if (hasNew.spread) this.#explode(view);
		if (hasNew.last) highlights.showLast(view.last, view.levels, this.#grid);
		if (hasNew.marks) marks.show(view.marks);
		if (hasNew.counted) highlights.showCounted(view.counted, this.#grid);
		if (hasNew.ghost) ghost.show(view.ghost, this.#grid);
		if (hasNew.preview) preview.show(view.preview, this.#grid);
		if (hasNew.stones) this.#letFall(this.isCalm() ? null : placedSince(before, view));
		if (hasNew.spread) return 'shadows';
		return Object.values(hasNew).includes(true) ? 'looks' : 'nothing';
	}

	look(camera: Camera): void {
		this.#camera.look(camera);
		this.#parts.labels.turnTo(camera.azimuth);
		this.#parts.lights.follow(this.camera);
		this.#parts.lights.fadeShadows(camera.tilt);
	}

	setTheme(theme: Theme): void {
		if (LOOKS[theme] === this.#look) return;
		this.#look = LOOKS[theme];
		this.#applyLook();
	}

	resize(width: number, height: number): void {
		this.#camera.resize(width, height);
		this.#parts.lights.follow(this.camera);
	}

	dispose(): void {
		this.#parts.dispose();
	}

	#letFall(stone: PlacedStone | null): void {
		this.#fall = stone && { stone, started: performance.now() };
		this.#parts.building.lift(stone, fallHeight(0));
	}

	#applyLook(): void {
		const { turntable, lights, labels, frame, building, ghost, preview } = this.#parts;
		this.scene.background = new Color(this.#look.sky);
		for (const part of [turntable, lights, labels, frame, building, ghost, preview]) part.setLook(this.#look);
		if (this.#shown) this.#showPanel(this.#shown);
	}

	#showPanel({ plan, frame }: BoardView): void {
		this.#parts.panel.show(plan, this.#look, frame !== null);
	}

	#showPlan(view: BoardView): void {
		const { board, turntable, labels, frame } = this.#parts;
		board.position.set(this.corner.x, 0, this.corner.z);
		turntable.shape(view.plan);
		this.#showPanel(view);
		labels.show(view.frame ? null : view.plan);
		frame.show(view.frame, view.plan);
	}

	#showStones({ plan, stones, levels, xray }: BoardView): void {
		this.#grid = makeCubeGrid(plan, stones, levels);
		this.#parts.building.show(stones, levels, xray, this.#grid);
	}

	#explode({ plan, frame, spread, stones, xray }: BoardView): void {
		const { building, highlights, frame: box, lights } = this.#parts;
		building.explode(spread, stones, xray, this.#grid);
		highlights.explode(spread);
		box.explode(spread);
		lights.shape(plan, spread);
		this.#camera.shape(plan, frame, spread);
		lights.follow(this.camera);
	}
}
