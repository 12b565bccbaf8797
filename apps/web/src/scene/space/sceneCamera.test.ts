import { describe, expect, it } from 'vitest';
import { fromAbove, HOME, PORTRAIT_HOME } from '../../board/camera.js';
import type { PlanView } from '../../board/view.js';
import { fieldAt, framingOf, makeSceneCamera } from './sceneCamera.js';
import { turntableRadius } from './space.js';

const plan: PlanView = {
	width: 8,
	depth: 6,
	squares: Array.from({ length: 48 }, (_, i) => ({ x: i % 8, y: Math.floor(i / 8), limit: 6, zone: null })),
};

function eyeAt(tilt: number, width: number, height: number) {
	const eye = makeSceneCamera();
	eye.shape(plan, null, 0);
	eye.resize(width, height);
	eye.look({ azimuth: 0.7, tilt, distance: 1 });
	return eye.camera;
}

describe('the camera', () => {
	const windows = [
		[1440, 900],
		[390, 844],
		[844, 390],
	] as const;

	it.each(windows)('shows the whole table in a window of %i × %i', (width, height) => {
		for (const tilt of [0.0001, 0.5, HOME.tilt, 1.48]) {
			const camera = eyeAt(tilt, width, height);
			for (let angle = 0; angle < 6.3; angle += 0.1) {
				const rim = camera.position.clone().set(Math.cos(angle), 0, Math.sin(angle));
				const { x, y } = rim.multiplyScalar(turntableRadius(plan)).project(camera);
				expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1);
			}
		}
	});

	it('has row 1 at the top and column a at the left when it looks straight down', () => {
		const eye = makeSceneCamera();
		eye.shape(plan, null, 0);
		eye.resize(800, 600);
		eye.look({ azimuth: 0, tilt: 0.0001, distance: 1 });
		const a1 = eye.camera.position.clone().set(-4, 0, -3).project(eye.camera);
		expect(a1.x).toBeLessThan(-0.2);
		expect(a1.y).toBeGreaterThan(0.2);
	});

	it('is nearly orthographic from above, so that high stones do not hide their neighbours', () => {
		const camera = eyeAt(0.0001, 1440, 900);
		const [foot, top] = [0, 6].map((y) => camera.position.clone().set(4, y, 3).project(camera));
		const square = camera.position.clone().set(5, 0, 3).project(camera).distanceTo(foot!);
		const aside = Math.hypot(top!.x - foot!.x, top!.y - foot!.y);
		expect(aside).toBeLessThan(square * 0.2);
	});

	it('sees as people do from the side, with no jump between', () => {
		expect(fieldAt(HOME.tilt)).toBe(32);
		for (let tilt = 0; tilt < 1; tilt += 0.01) {
			const step = fieldAt(tilt + 0.01) - fieldAt(tilt);
			expect(step).toBeGreaterThanOrEqual(0);
			expect(step).toBeLessThan(1);
		}
	});

	it('keeps the size of the table when the field changes', () => {
		const widthAt = (tilt: number): number => {
			const camera = eyeAt(tilt, 390, 844);
			return camera.position.clone().set(1, 0, 0).applyQuaternion(camera.quaternion).project(camera).x;
		};
		expect(widthAt(0.0001) / widthAt(0.5)).toBeGreaterThan(0.85);
		expect(widthAt(0.0001) / widthAt(0.5)).toBeLessThan(1.3);
	});

	it.each(windows)('shows all of a frame in a window of %i × %i, even when exploded', (width, height) => {
		const squares = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y, limit: 3, zone: null })));
		for (const spread of [0, 1]) {
			const eye = makeSceneCamera();
			eye.shape({ width: 3, depth: 3, squares }, { width: 3, depth: 3, height: 3 }, spread);
			eye.resize(width, height);
			eye.look({ ...HOME, azimuth: Math.PI / 4 });
			const [half, top] = [1.5 + 0.9 * spread, 3 + 1.8 * spread];
			for (const [x, y] of [-half, half].flatMap((side) => [0, top].map((level) => [side, level]))) {
				const corner = eye.camera.position.clone().set(x!, y!, half).project(eye.camera);
				expect(Math.max(Math.abs(corner.x), Math.abs(corner.y), Math.abs(corner.z))).toBeLessThanOrEqual(1);
			}
		}
	});

	it.each([PORTRAIT_HOME, fromAbove(PORTRAIT_HOME)])('keeps a tall building clear of the buttons', (look) => {
		const eye = makeSceneCamera();
		eye.shape(plan, null, 0);
		for (const height of [350, 480]) {
			eye.resize(390, height);
			eye.look(look);
			const tops = [-4, 4].flatMap((x) => [-3, 3].map((z) => eye.camera.position.clone().set(x, 6, z)));
			const highest = Math.max(...tops.map((top) => top.project(eye.camera).y));
			expect(((1 - highest) / 2) * height).toBeGreaterThanOrEqual(60);
		}
	});

	it('comes nearer in a wide window than in a narrow one', () => {
		const rings = [{ radius: 6, height: 0 }];
		expect(framingOf(rings, 1, 1.6).distance).toBeLessThan(framingOf(rings, 1, 0.5).distance);
	});

	it('looks higher at a tall building', () => {
		const floor = { radius: 6, height: 0 };
		const low = framingOf([floor, { radius: 3, height: 1 }], 1, 1.6);
		const tall = framingOf([floor, { radius: 3, height: 8 }], 1, 1.6);
		expect(tall.raise).toBeGreaterThan(low.raise);
	});
});
