/** Texture helpers, and the textures that all stones share. */
import { OWNERS, type Owner } from '@rumis/rules';
import { CanvasTexture, Color, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import { DYES } from '../../board/palette.js';
import { makeSurface, paintWood, type Surface } from './wood.js';

const ANISOTROPY = 8;

export function textureOf(surface: Surface): CanvasTexture {
	const texture = new CanvasTexture(surface);
	texture.colorSpace = SRGBColorSpace;
	texture.anisotropy = ANISOTROPY;
	return texture;
}

/** A tileable grain that slightly darkens any dye. */
export function grainTexture(): Texture {
	const texture = textureOf(
		paintWood(512, { rings: 11, wave: 0.13, seed: 7, light: [255, 255, 255], dark: [206, 200, 193] }),
	);
	texture.wrapS = RepeatWrapping;
	texture.wrapT = RepeatWrapping;
	return texture;
}

export const GLYPH_COLUMNS = 4;
export const GLYPH_ROWS = 2;
/** The tile without a glyph, after those of all owners. */
export const BLANK_TILE = OWNERS.length;
const TILE = 256;

/** The glyphs carved into the tops of each owner's stones, as an atlas of tiles. */
export function glyphTexture(): Texture {
	const [canvas, context] = makeSurface(TILE * GLYPH_COLUMNS, TILE * GLYPH_ROWS);
	context.fillStyle = '#fff';
	context.fillRect(0, 0, canvas.width, canvas.height);
	for (const [index, owner] of OWNERS.entries()) {
		context.save();
		context.translate((index % GLYPH_COLUMNS) * TILE, Math.floor(index / GLYPH_COLUMNS) * TILE);
		paintGlyph(context, owner);
		context.restore();
	}
	const texture = textureOf(canvas);
	texture.channel = 1;
	return texture;
}

/** A groove: dark inside, deepest on the side of the light. */
function paintGlyph(context: CanvasRenderingContext2D, owner: Owner): void {
	const path = new Path2D(DYES[owner].glyph);
	context.scale(TILE / 24, TILE / 24);
	context.lineCap = 'round';
	context.lineJoin = 'round';
	const carved = carvedTint(owner);
	const strokes = [
		{ shift: 0, width: 3.3, alpha: 0.35 },
		{ shift: 0, width: 2.5, alpha: 0.75 },
		{ shift: -0.25, width: 1.7, alpha: 0.9 },
	];
	for (const { shift, width, alpha } of strokes) {
		context.save();
		context.translate(shift, -shift);
		context.globalAlpha = alpha;
		context.strokeStyle = carved;
		context.lineWidth = width;
		context.stroke(path);
		context.restore();
	}
}

/** The texture is multiplied by the dye, so it must hold carved colour ÷ dye. */
function carvedTint(owner: Owner): string {
	const { top, carved } = DYES[owner];
	const [dye, groove] = [new Color(top), new Color(carved)];
	const tint = new Color(groove.r / dye.r, groove.g / dye.g, groove.b / dye.b);
	return `#${tint.getHexString()}`;
}
