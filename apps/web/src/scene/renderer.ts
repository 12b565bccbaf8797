/** The canvas and its WebGL renderer: draws a frame on request. */
import { type Camera, NeutralToneMapping, type Object3D, PCFShadowMap, WebGLRenderer } from 'three';

/** Statistics of one frame. */
export interface FrameStats {
	readonly calls: number;
	readonly triangles: number;
	readonly geometries: number;
	readonly textures: number;
}

/** In CSS pixels, with the device pixel ratio. */
export interface Size {
	readonly width: number;
	readonly height: number;
	readonly pixelRatio: number;
}

export interface Renderer {
	readonly stats: FrameStats;
	readonly size: Size;
	/** Sets the scene, the camera, and the animation callback, which returns true to request another frame. */
	setScene(scene: Object3D, camera: Camera, animate: (now: number) => boolean): void;
	/** Requests a frame; several requests before the next frame are coalesced. */
	requestFrame(): void;
	/** Something that casts shadows has changed. */
	updateShadows(): void;
	resize(size: Size): void;
	dispose(): void;
}

/** A higher device pixel ratio is expensive and hardly visible. */
const MOST_PIXELS = 2;

function makeWebGL(canvas: HTMLCanvasElement): WebGLRenderer | null {
	const context = canvas.getContext('webgl2', { antialias: true, alpha: false, stencil: false });
	if (!context || context.isContextLost()) return null;
	const renderer = new WebGLRenderer({ canvas, context });
	renderer.toneMapping = NeutralToneMapping;
	renderer.shadowMap.enabled = true;
	renderer.shadowMap.type = PCFShadowMap;
	renderer.shadowMap.autoUpdate = false;
	renderer.shadowMap.needsUpdate = true;
	renderer.info.autoReset = false;
	return renderer;
}

export function makeRenderer(canvas: HTMLCanvasElement): Renderer | null {
	const renderer = makeWebGL(canvas);
	if (!renderer) return null;
	const stats = { calls: 0, triangles: 0, geometries: 0, textures: 0 };
	let size: Size = { width: 1, height: 1, pixelRatio: 1 };
	let drawn: readonly [Object3D, Camera] | null = null;
	let move: (now: number) => boolean = () => false;
	let frame = 0;
	const draw = (): void => {
		frame = 0;
		if (!drawn) return;
		if (move(performance.now())) frame = requestAnimationFrame(draw);
		const { info } = renderer;
		info.reset();
		renderer.render(...drawn);
		stats.calls = info.render.calls;
		stats.triangles = info.render.triangles;
		stats.geometries = info.memory.geometries;
		stats.textures = info.memory.textures;
	};
	return {
		stats,
		get size() {
			return size;
		},
		setScene(scene, camera, animate) {
			drawn = [scene, camera];
			move = animate;
		},
		requestFrame() {
			if (frame === 0) frame = requestAnimationFrame(draw);
		},
		updateShadows() {
			renderer.shadowMap.needsUpdate = true;
		},
		resize(next) {
			size = next;
			renderer.setPixelRatio(Math.min(size.pixelRatio, MOST_PIXELS));
			renderer.setSize(size.width, size.height, false);
			// A resized canvas is blank; waiting for the next frame would cause a flash.
			draw();
		},
		dispose() {
			cancelAnimationFrame(frame);
			// The next renderer of this canvas expects the context in its initial state.
			renderer.resetState();
			renderer.dispose();
		},
	};
}
