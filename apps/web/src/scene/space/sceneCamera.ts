/** The camera: computes the distance at which the whole table is visible, whatever the aspect ratio. */
import { PerspectiveCamera, Vector3 } from 'three';
import type { Camera } from '../../board/camera.js';
import type { Frame, PlanView } from '../../board/view.js';
import { explodedLength, WIDEST_GAP } from './exploded.js';
import { PLAN_MARGIN, turntableRadius } from './space.js';

/** The field of view in degrees: natural from the side, but nearly orthographic from above, like a map. */
const FIELD = 32;
const FIELD_ABOVE = 3;
/** From this tilt on the field of view is the full one. */
const USUAL_TILT = 0.5;
/** A small margin between the table and the edge of the viewport. */
const AIR = 1.03;
const SPOKES = 24;
/** However low the viewport is, the board keeps this part of its height. */
const LEAST_FREE = 0.5;
/** The lower edge of the table's rim. */
const RIM_BOTTOM = -0.55;

export interface SceneCamera {
	readonly camera: PerspectiveCamera;
	look(camera: Camera): void;
	/** Moves the camera so far away that all this is in view. */
	shape(plan: PlanView, frame: Frame | null, spread: number): void;
	resize(width: number, height: number): void;
}

/** A circle around the centre of the table that has to be in view. */
export interface Ring {
	readonly radius: number;
	readonly height: number;
}

/** A point in view space: to the side, towards the camera, and up. */
interface Spot {
	readonly aside: number;
	readonly ahead: number;
	readonly height: number;
}

/** The rim of the table, the frame's corners, and for every height the farthest corner that can be built. */
function ringsOf(plan: PlanView, frame: Frame | null, spread: number): Ring[] {
	const radii = new Map<number, number>();
	for (const { x, y, limit } of plan.squares) {
		const far = (at: number, count: number): number =>
			Math.abs(at + 0.5 - count / 2) * (1 + WIDEST_GAP * spread) + 0.5;
		const radius = Math.hypot(far(x, plan.width), far(y, plan.depth));
		radii.set(limit, Math.max(radius, radii.get(limit) ?? 0));
	}
	const tops = [...radii].map(([limit, radius]) => ({ radius, height: explodedLength(limit, spread) }));
	const rim = { radius: turntableRadius(plan), height: RIM_BOTTOM };
	// Exploded stones may hang over the rim, close to the ground.
	const ground = { radius: Math.max(0, ...radii.values()), height: 0 };
	if (!frame) return [rim, ground, ...tops];
	return [
		rim,
		ground,
		{ radius: Math.hypot(frame.width / 2, frame.depth / 2), height: frame.height },
		...tops,
	];
}

/** The corners of the plan with its labels, from this side: everything that must be visible from above. */
function cornersOf({ width, depth }: PlanView, azimuth: number): readonly Spot[] {
	const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
	const [x, z] = [width / 2 + PLAN_MARGIN, depth / 2 + PLAN_MARGIN];
	return [
		[x, z],
		[x, -z],
	].flatMap(([a, b]) => {
		const [aside, ahead] = [a! * cos - b! * sin, a! * sin + b! * cos];
		return [
			{ aside, ahead, height: 0 },
			{ aside: -aside, ahead: -ahead, height: 0 },
		];
	});
}

/** The field of view at this tilt, in degrees. */
export function fieldAt(tilt: number): number {
	const part = Math.min(tilt / USUAL_TILT, 1);
	return FIELD_ABOVE + (FIELD - FIELD_ABOVE) * part * part * (3 - 2 * part);
}

/** Half the viewport's height at distance one. */
const openingOf = (field: number): number => Math.tan((field * Math.PI) / 360);

export interface Framing {
	readonly distance: number;
	/** How far above the centre of the plan the camera looks, upwards in the image. */
	readonly raise: number;
}

/**
 * The minimum distance at which all rings are in view, and the raise that centres them. Each point requires:
 * its distance from the image centre ÷ opening + its distance towards the camera. A narrower field therefore
 * moves the camera away, and the table keeps its size.
 */
export const framingOf = (rings: readonly Ring[], tilt: number, aspect: number): Framing =>
	frameOf(rings.flatMap(spotsOn), tilt, aspect);

const spotsOn = ({ radius, height }: Ring): Spot[] =>
	Array.from({ length: SPOKES }, (_, spoke) => {
		const angle = (spoke / SPOKES) * 2 * Math.PI;
		return { aside: Math.cos(angle) * radius, ahead: Math.sin(angle) * radius, height };
	});

function frameOf(spots: readonly Spot[], tilt: number, aspect: number): Framing {
	const opening = openingOf(fieldAt(tilt));
	let [above, below, beside] = [0, 0, 0];
	for (const { aside, ahead, height } of spots) {
		const towards = ahead * Math.sin(tilt) + height * Math.cos(tilt);
		const rise = height * Math.sin(tilt) - ahead * Math.cos(tilt);
		above = Math.max(above, rise / opening + towards);
		below = Math.max(below, -rise / opening + towards);
		beside = Math.max(beside, Math.abs(aside) / (opening * aspect) + towards);
	}
	return {
		distance: Math.max((above + below) / 2, beside) * AIR,
		raise: ((above - below) / 2) * opening,
	};
}

/**
 * As near as the board allows, for small screens: without the rim of the table, and from above only the plan
 * as it is turned now. Interpolated by the tilt, so that nothing jumps.
 */
function closeFraming(
	plan: PlanView,
	[rim, ...rings]: readonly Ring[],
	{ azimuth, tilt }: Camera,
	aspect: number,
): Framing {
	const radius = Math.hypot(plan.width / 2 + PLAN_MARGIN, plan.depth / 2 + PLAN_MARGIN);
	const ground = { radius: Math.min(radius, rim?.radius ?? radius), height: 0 };
	const side = framingOf([ground, ...rings], tilt, aspect);
	if (tilt >= USUAL_TILT) return side;
	const top = frameOf(cornersOf(plan, azimuth), tilt, aspect);
	const part = tilt / USUAL_TILT;
	return {
		distance: top.distance + (side.distance - top.distance) * part,
		raise: top.raise + (side.raise - top.raise) * part,
	};
}

/** The maximum distance from the centre of the plan. */
const reachOf = (rings: readonly Ring[]): number =>
	Math.max(...rings.map(({ radius, height }) => Math.hypot(radius, height)));

/** Frames the board in the part of the viewport below the covered one; the rest of the scene goes on above it. */
function leaveFree(
	camera: PerspectiveCamera,
	[width, height]: readonly [number, number],
	covered: number,
): void {
	const top = Math.min(covered, height * (1 - LEAST_FREE));
	camera.setViewOffset(width, height - top, 0, -top, width, height);
}

export function makeSceneCamera(): SceneCamera {
	const camera = new PerspectiveCamera(FIELD, 1, 1, 100);
	const target = new Vector3();
	let rings: readonly Ring[] = [{ radius: 6, height: 0 }];
	let view: Camera | null = null;
	let shown: PlanView | null = null;
	let size: readonly [number, number] = [1, 1];
	const place = (): void => {
		if (!view) return;
		const { azimuth, tilt, covered = 0 } = view;
		leaveFree(camera, size, covered);
		const { distance, raise } =
			view.isClose && shown
				? closeFraming(shown, rings, view, camera.aspect)
				: framingOf(rings, tilt, camera.aspect);
		const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
		// Looking straight down, "up" is towards row 1; with three's own y axis it would be undefined.
		camera.up.set(-sin * Math.cos(tilt), Math.sin(tilt), -cos * Math.cos(tilt));
		target.copy(camera.up).multiplyScalar(raise);
		camera.position.set(sin * Math.sin(tilt), Math.cos(tilt), cos * Math.sin(tilt));
		camera.position.multiplyScalar(distance * view.distance).add(target);
		camera.lookAt(target);
		camera.fov = fieldAt(tilt);
		const away = camera.position.length();
		// From far away there is little in front of the table; the floor extends far on both sides of it.
		camera.near = Math.max(away * 0.12, away - reachOf(rings) * 2);
		camera.far = away + rings[0]!.radius * 5;
		camera.updateProjectionMatrix();
		camera.updateMatrixWorld();
	};
	return {
		camera,
		look(next) {
			view = next;
			place();
		},
		shape(plan, frame, spread) {
			shown = frame ? null : plan;
			rings = ringsOf(plan, frame, spread);
			place();
		},
		resize(width, height) {
			size = [width, Math.max(1, height)];
			place();
		},
	};
}
