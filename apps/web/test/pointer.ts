/** Points at squares of the 3D board, with mouse and touch. */
import { findBuiltin, Position } from '@rumis/rules';
import type { Page } from 'playwright-core';
import { Vector3 } from 'three';
import { type Camera, HOME } from '../src/board/camera.js';
import { planViewOf } from '../src/board/planView.js';
import type { PlanView } from '../src/board/view.js';
import { makeSceneCamera } from '../src/scene/space/sceneCamera.js';
import { cornerOf } from '../src/scene/space/space.js';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** A column of the board: a square and its height. */
export interface Top extends Point {
	readonly height: number;
}

/** The plan of a built-in board as it is drawn. */
export function planOf(board: string, players = 2): PlanView {
	const start = Position.start({ scenario: findBuiltin(board)!, players, mode: 'standard', start: 'yellow' });
	if (!start.ok) throw new Error(start.error.code);
	return planViewOf(start.value);
}

/** The screen position of a column's top centre. */
export async function pointOn(page: Page, plan: PlanView, top: Top, camera: Camera = HOME): Promise<Point> {
	await page.waitForFunction(isSettled, null, { polling: 30 });
	const box = await page.locator('.stage canvas').boundingBox();
	if (!box) throw new Error('there is no board to be seen');
	const sceneCamera = makeSceneCamera();
	sceneCamera.resize(box.width, box.height);
	sceneCamera.shape(plan, null, 0);
	sceneCamera.look(camera);
	const corner = cornerOf(plan);
	const point = new Vector3(corner.x + top.x + 0.5, top.height, corner.z + top.y + 0.5);
	const seen = point.project(sceneCamera.camera);
	return { x: box.x + ((seen.x + 1) / 2) * box.width, y: box.y + ((1 - seen.y) / 2) * box.height };
}

/** Runs in the page: whether the board has been drawn at its current size. */
function isSettled(): boolean {
	const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas');
	if (!canvas) return false;
	const { width, height, clientWidth, clientHeight } = canvas;
	const ratio = Math.min(devicePixelRatio, 2);
	return width === Math.floor(clientWidth * ratio) && height === Math.floor(clientHeight * ratio);
}
