/** Compares screenshots. */
import type { Page } from 'playwright-core';

/** A screenshot of a part of the page. */
export const pictureOf = async (page: Page, selector: string): Promise<string> =>
	(await page.locator(selector).first().screenshot()).toString('base64');

export interface Comparison {
	/** The mean difference of the pixels, out of 255. */
	readonly difference: number;
	/** The number of distinct colours in the second screenshot. */
	readonly colours: number;
}

/** Compares two screenshots of the same size. The page is only used to decode the images. */
export const compare = (page: Page, before: string, after: string): Promise<Comparison> =>
	page.evaluate(
		async (pictures) => {
			const read = async (picture: string) => {
				const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
				const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
				const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
				paper.drawImage(bitmap, 0, 0);
				return paper.getImageData(0, 0, bitmap.width, bitmap.height).data;
			};
			const [one, other] = [await read(pictures[0]!), await read(pictures[1]!)];
			const apart = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
			const colours = new Set(new Uint32Array(other.buffer)).size;
			return { difference: apart / one.length, colours };
		},
		[before, after],
	);
