/** The camera as pure data with pure functions. */
export interface Camera {
	/** In radians; 0 looks from the last row towards row 1, increasing towards the last column. */
	readonly azimuth: number;
	/** From straight above (0) towards the table's edge. */
	readonly tilt: number;
	/** 1 shows the whole table; smaller values are closer. */
	readonly distance: number;
	/** On small screens the board may fill the viewport, and the rim of the table is cut off. */
	readonly isClose?: boolean;
	/** Pixels at the top of the viewport that buttons cover: nothing to look at goes there. */
	readonly covered?: number;
}

export const HOME: Camera = { azimuth: Math.PI / 5, tilt: 0.95, distance: 1 };
/** For a phone in portrait: looking down more steeply shows more. The view buttons are a row above the board. */
export const PORTRAIT_HOME: Camera = { ...HOME, tilt: 0.72, isClose: true, covered: 60 };
export const LANDSCAPE_HOME: Camera = { ...HOME, tilt: 0.85, isClose: true };
export const ABOVE_TILT = 0.0001;
const MOST_TILT = 1.48;
const NEAREST = 0.35;
const FARTHEST = 1.6;
const QUARTER = Math.PI / 2;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Orbits by the given radians. */
export const orbit = (camera: Camera, azimuth: number, tilt: number): Camera => ({
	...camera,
	azimuth: camera.azimuth + azimuth,
	tilt: clamp(camera.tilt + tilt, ABOVE_TILT, MOST_TILT),
});

export const zoom = (camera: Camera, factor: number): Camera => ({
	...camera,
	distance: clamp(camera.distance * factor, NEAREST, FARTHEST),
});

/** Straight above, with the plan as it is printed: row 1 at the top. */
export const fromAbove = (camera: Camera): Camera => ({
	...camera,
	azimuth: nearestTurn(camera.azimuth, 0),
	tilt: ABOVE_TILT,
});

export const home = (camera: Camera, first = HOME): Camera => ({
	...first,
	azimuth: nearestTurn(camera.azimuth, first.azimuth),
});

/** A quarter turn that ends at a multiple of 90° from home, so that turns do not drift. */
export function quarterTurn(camera: Camera, by: 1 | -1): Camera {
	const steps = Math.round((camera.azimuth - HOME.azimuth) / QUARTER) + by;
	return { ...camera, azimuth: HOME.azimuth + steps * QUARTER };
}

/** The angle `goal` plus the number of full turns that bring it nearest to `from`. */
function nearestTurn(from: number, goal: number): number {
	return goal + Math.round((from - goal) / (2 * Math.PI)) * 2 * Math.PI;
}

const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Interpolates between two cameras, with ease-in and ease-out. */
export function blend(from: Camera, to: Camera, part: number): Camera {
	const t = part * part * (3 - 2 * part);
	return {
		...to,
		azimuth: between(from.azimuth, to.azimuth, t),
		tilt: between(from.tilt, to.tilt, t),
		distance: between(from.distance, to.distance, t),
	};
}
