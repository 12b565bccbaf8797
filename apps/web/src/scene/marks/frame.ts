/** A box to be filled: bars along its edges, and a faint grid on its far walls. It never hides a stone. */
import { BufferAttribute, type BufferGeometry, Color, Mesh, ShaderMaterial } from 'three';
import type { Frame, PlanView } from '../../board/view.js';
import type { Look } from '../materials/themes.js';
import { barGeometry, POINTS_A_BAR } from '../shapes/bars.js';
import { frameBars } from './frameBars.js';

export interface FrameBox {
	readonly object: Mesh;
	/** Null hides the frame. */
	show(frame: Frame | null, plan: PlanView): void;
	/** The frame fades while the stones are spread outside it. */
	explode(spread: number): void;
	setLook(look: Look): void;
	dispose(): void;
}

/**
 * `sides` holds the side of the box that the bar is on for each axis across it, and 0 along it. A bar is near
 * if all its sides face the camera; then it is drawn fainter, or not at all.
 */
const VERTEX = `
	attribute vec3 sides;
	attribute vec2 strength;
	varying float vAlpha;
	void main() {
		vec4 place = modelMatrix * vec4(position, 1.0);
		vec3 facing = smoothstep(-0.03, 0.12, sides * normalize(cameraPosition - place.xyz));
		vec3 counted = mix(vec3(1.0), facing, abs(sides));
		vAlpha = mix(strength.x, strength.y, counted.x * counted.y * counted.z);
		gl_Position = projectionMatrix * viewMatrix * place;
	}`;

const FRAGMENT = `
	uniform vec3 bar;
	uniform float presence;
	varying float vAlpha;
	void main() {
		gl_FragColor = vec4(bar, vAlpha * presence);
		#include <colorspace_fragment>
	}`;

/** The opacity of the frame when the stones are fully exploded. */
const LEAST_PRESENCE = 0.3;

export function makeFrameBox(): FrameBox {
	const uniforms = { bar: { value: new Color() }, presence: { value: 1 } };
	const material = new ShaderMaterial({
		uniforms,
		vertexShader: VERTEX,
		fragmentShader: FRAGMENT,
		transparent: true,
		depthWrite: false,
	});
	const object = new Mesh<BufferGeometry>(undefined, material);
	object.renderOrder = 7;
	object.visible = false;
	return {
		object,
		show(frame, plan) {
			object.visible = frame !== null;
			if (!frame) return;
			object.geometry.dispose();
			object.geometry = frameGeometry(frame, plan);
		},
		explode(spread) {
			uniforms.presence.value = 1 - (1 - LEAST_PRESENCE) * spread;
		},
		setLook: ({ bar }) => {
			uniforms.bar.value.set(bar);
		},
		dispose() {
			object.geometry.dispose();
			material.dispose();
		},
	};
}

function frameGeometry(frame: Frame, plan: PlanView): BufferGeometry {
	const bars = frameBars(frame, plan);
	const geometry = barGeometry(bars);
	const each = (numbersOf: (bar: (typeof bars)[number]) => readonly number[]): Float32Array =>
		new Float32Array(
			bars.flatMap((bar) => Array.from({ length: POINTS_A_BAR }, () => numbersOf(bar)).flat()),
		);
	geometry.setAttribute(
		'sides',
		new BufferAttribute(
			each(({ sides }) => sides),
			3,
		),
	);
	geometry.setAttribute(
		'strength',
		new BufferAttribute(
			each(({ far, near }) => [far, near]),
			2,
		),
	);
	return geometry;
}
