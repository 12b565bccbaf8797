import jsQR from 'jsqr';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QR_OPTIONS } from './QrCode.js';

/** The types of this package declare its default export twice. */
const readQr = jsQR as unknown as typeof jsQR.default;

const SCALE = 4;

/** The code as a camera sees it: several pixels per module. */
function photograph(text: string): { readonly pixels: Uint8ClampedArray; readonly side: number } {
	const { data, size } = encode(text, QR_OPTIONS);
	const side = size * SCALE;
	const pixels = new Uint8ClampedArray(side * side * 4);
	for (let at = 0; at < side * side; at++) {
		const isDark = data[Math.floor(at / side / SCALE)]![Math.floor((at % side) / SCALE)];
		pixels.set(isDark ? [0, 0, 0, 255] : [255, 255, 255, 255], at * 4);
	}
	return { pixels, side };
}

it.each([60, 400, 1500])('a link of %i characters can be read from its QR code', (length) => {
	const link = `https://example.org/#/board/1.${'pisac~8888_7777-'.repeat(100)}`.slice(0, length);
	const { pixels, side } = photograph(link);
	expect(readQr(pixels, side, side)?.data).toBe(link);
});
