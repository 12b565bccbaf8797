/** Reads a PDF with an independent parser. All lengths are in millimetres. */
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Box {
	readonly width: number;
	readonly height: number;
}

export interface ReadPage extends Box {
	/** The bounding boxes of all paths. */
	readonly boxes: readonly Box[];
	readonly text: string;
}

const MILLIMETRES = 25.4 / 72;

export async function readPdf(bytes: ArrayBuffer | Uint8Array): Promise<readonly ReadPage[]> {
	const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
	const pdf = await task.promise;
	const pages: ReadPage[] = [];
	for (let number = 1; number <= pdf.numPages; number++) {
		const page = await pdf.getPage(number);
		const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
		const { items } = await page.getTextContent();
		pages.push({
			width: (right - left) * MILLIMETRES,
			height: (top - bottom) * MILLIMETRES,
			boxes: boxesIn(await page.getOperatorList()),
			text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
		});
	}
	await task.destroy();
	return pages;
}

interface Operators {
	readonly fnArray: readonly number[];
	readonly argsArray: readonly unknown[];
}

/** A path has its least and greatest coordinates. */
function boxesIn({ fnArray, argsArray }: Operators): Box[] {
	return fnArray.flatMap((operator, at) => {
		if (operator !== OPS.constructPath) return [];
		const [, , bounds] = argsArray[at] as [unknown, unknown, ArrayLike<number> | null];
		const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds ? Array.from(bounds) : [];
		return [{ width: (x1 - x0) * MILLIMETRES, height: (y1 - y0) * MILLIMETRES }];
	});
}
