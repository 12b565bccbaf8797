/** The material of the stones: dye by vertex colour, glyph by texture, and the grain over both. */
import { MeshStandardMaterial, type Texture } from 'three';
import { explodeShader, type Fall, fallShader, type Shader, type Spread } from '../space/exploded.js';

export interface StoneTextures {
	readonly grain: Texture;
	readonly glyphs: Texture;
}

/** The grain needs its own texture coordinates, which the standard material has no slot for. */
function addGrain(shader: Shader, grain: Texture): void {
	shader.uniforms.grainMap = { value: grain };
	shader.vertexShader = shader.vertexShader
		.replace('#include <common>', '#include <common>\nvarying vec2 vGrain;')
		.replace('#include <uv_vertex>', '#include <uv_vertex>\nvGrain = uv;');
	shader.fragmentShader = shader.fragmentShader
		.replace('#include <common>', '#include <common>\nuniform sampler2D grainMap;\nvarying vec2 vGrain;')
		.replace(
			'#include <map_fragment>',
			'#include <map_fragment>\ndiffuseColor.rgb *= texture2D(grainMap, vGrain).rgb;',
		);
}

/**
 * Corners between stones are darker as long as the stones are together. Dark parts are also warmer, because
 * light in a corner is reflected by wood.
 */
const OCCLUSION = `
	float occlusion = mix(apart.w, 1.0, min(spread * 2.0, 1.0));
	vColor.rgb *= vec3(occlusion * 0.82 + 0.18, occlusion, occlusion * 1.1 - 0.1);`;

function addOcclusion(shader: Shader): void {
	shader.vertexShader = shader.vertexShader.replace(
		'#include <color_vertex>',
		`#include <color_vertex>${OCCLUSION}`,
	);
}

export function makeStoneMaterial(
	{ grain, glyphs }: StoneTextures,
	spread: Spread,
	fall: Fall,
): MeshStandardMaterial {
	const material = new MeshStandardMaterial({ vertexColors: true, map: glyphs, roughness: 0.58 });
	material.onBeforeCompile = (shader) => {
		addGrain(shader, grain);
		fallShader(shader, fall);
		explodeShader(shader, spread);
		addOcclusion(shader);
	};
	return material;
}

/** The same wood, transparent: it hides nothing behind it. */
export function makeXrayMaterial(textures: StoneTextures, spread: Spread, fall: Fall): MeshStandardMaterial {
	const material = makeStoneMaterial(textures, spread, fall);
	material.transparent = true;
	material.opacity = 0.32;
	material.depthWrite = false;
	return material;
}
