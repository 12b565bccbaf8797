/** The exploded view: every stone moves away from the centre of the plan, and from the ground. */
import type { Cell } from '@rumis/rules';
import type { IUniform, Material, Vector2 } from 'three';
import type { PlanView } from '../../board/view.js';

/** The gap between neighbouring cubes of different stones when the building is fully exploded. */
export const WIDEST_GAP = 0.9;

export type Size = Pick<PlanView, 'width' | 'depth'>;
export type Offset = readonly [number, number, number];

/** The offset of a stone when the building is fully exploded, in scene axes. Nothing moves down. */
export function offsetOf(cells: readonly Cell[], { width, depth }: Size): Offset {
	const mean = (axis: keyof Cell): number => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
	return [
		WIDEST_GAP * (mean('x') + 0.5 - width / 2),
		WIDEST_GAP * mean('z'),
		WIDEST_GAP * (mean('y') + 0.5 - depth / 2),
	];
}

/** The length of a row of cubes when they are spread apart. */
export const explodedLength = (count: number, spread: number): number =>
	count + WIDEST_GAP * spread * Math.max(0, count - 1);

export type Spread = IUniform<number>;
export type Shader = Parameters<Material['onBeforeCompile']>[0];

/** Offsets all vertices by the attribute `apart`, on the GPU, so that moving the slider costs nothing. */
export function explodeShader(shader: Shader, spread: Spread): void {
	shader.uniforms.spread = spread;
	shader.vertexShader = shader.vertexShader
		.replace('#include <common>', '#include <common>\nattribute vec4 apart;\nuniform float spread;')
		.replace('#include <begin_vertex>', '#include <begin_vertex>\ntransformed += apart.xyz * spread;');
}

/** The vertex range of the falling stone, and its height above its final place. */
export interface Fall {
	readonly range: IUniform<Vector2>;
	readonly height: IUniform<number>;
}

/** Lifts the vertices of the falling stone; its shadow is already at the final place. */
export function fallShader(shader: Shader, { range, height }: Fall): void {
	Object.assign(shader.uniforms, { fallRange: range, fallHeight: height });
	shader.vertexShader = shader.vertexShader
		.replace('#include <common>', '#include <common>\nuniform vec2 fallRange;\nuniform float fallHeight;')
		.replace(
			'#include <begin_vertex>',
			`#include <begin_vertex>
	float point = float(gl_VertexID);
	if (point >= fallRange.x && point < fallRange.y) transformed.y += fallHeight;`,
		);
}

/** Makes a material draw its object exploded. */
export function explodeMaterial<M extends Material>(material: M, spread: Spread): M {
	material.onBeforeCompile = (shader) => explodeShader(shader, spread);
	return material;
}
