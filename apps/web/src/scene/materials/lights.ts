/** Warm light: a key light with soft shadows, a weak fill light that follows the camera, ambient light. */
import { DirectionalLight, Group, HemisphereLight, type PerspectiveCamera, Vector3 } from 'three';
import type { PlanView } from '../../board/view.js';
import { spanOf } from '../space/space.js';
import type { Look } from './themes.js';

export interface Lights {
	readonly object: Group;
	shape(plan: PlanView, spread: number): void;
	setLook(look: Look): void;
	/** The fill light is to the right of the camera, so that all visible sides are shaded. */
	follow(camera: PerspectiveCamera): void;
	/** From above, shadows would darken squares that have to be distinguished and counted, so they fade. */
	fadeShadows(tilt: number): void;
	dispose(): void;
}

/** High up, from the left of the home position. It does not move with the camera. */
const LAMP = new Vector3(-0.36, 1, 0.52).normalize();
const LAMP_DISTANCE = 30;
const SHADOW_SIZE = 2048;
const SHADOW = 0.8;
const SHADOW_ABOVE = 0.12;
/** From this tilt on shadows have full strength. */
const SHADOW_TILT = 0.5;

export function makeLights(): Lights {
	const lamp = new DirectionalLight('#fff3e6');
	const fill = new DirectionalLight('#ffe6cc');
	const room = new HemisphereLight();
	lamp.castShadow = true;
	lamp.shadow.mapSize.set(SHADOW_SIZE, SHADOW_SIZE);
	lamp.shadow.bias = -0.0006;
	lamp.shadow.normalBias = 0.02;
	lamp.shadow.radius = 5;
	lamp.shadow.intensity = SHADOW;
	const aside = new Vector3();
	return {
		object: new Group().add(lamp, lamp.target, fill, fill.target, room),
		shape(plan, spread) {
			const { width, depth, height } = spanOf(plan, spread);
			const reach = Math.hypot(width / 2, depth / 2, height / 2) + 0.8;
			lamp.target.position.set(0, height / 2, 0);
			lamp.position.copy(LAMP).multiplyScalar(LAMP_DISTANCE).add(lamp.target.position);
			const { camera } = lamp.shadow;
			[camera.left, camera.right, camera.bottom, camera.top] = [-reach, reach, -reach, reach];
			[camera.near, camera.far] = [LAMP_DISTANCE - reach, LAMP_DISTANCE + reach + 2];
			camera.updateProjectionMatrix();
		},
		setLook(look) {
			lamp.intensity = look.key;
			fill.intensity = look.fill;
			room.intensity = look.ambient;
			room.color.set(look.ambientSky);
			room.groundColor.set(look.ambientGround);
		},
		follow(camera) {
			aside.set(0.9, 0.25, 0).applyQuaternion(camera.quaternion);
			fill.position.copy(camera.position).normalize().add(aside);
		},
		fadeShadows(tilt) {
			lamp.shadow.intensity = SHADOW_ABOVE + (SHADOW - SHADOW_ABOVE) * Math.min(1, tilt / SHADOW_TILT);
		},
		dispose() {
			lamp.dispose();
			fill.dispose();
			room.dispose();
		},
	};
}
