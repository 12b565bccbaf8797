/** Pages as a PDF file with vector graphics. */
import type { jsPDF } from 'jspdf';
import type { Ink } from './drawing.js';
import type { Page } from './pages.js';

/** Font sizes are in points. */
const POINTS = 72 / 25.4;

/** The library is large, so it is loaded on demand. */
export async function makePdf(pages: readonly Page[], title: string): Promise<ArrayBuffer> {
	const { jsPDF } = await import('jspdf');
	const [first] = pages;
	const pdf = new jsPDF({ unit: 'mm', ...formatOf(first!), compress: true });
	pdf.setProperties({ title: printable(title), creator: 'Rumis' });
	pages.forEach((page, at) => {
		const { format, orientation } = formatOf(page);
		if (at > 0) pdf.addPage([...format], orientation);
		drawPage(pdf, page);
	});
	return pdf.output('arraybuffer');
}

const formatOf = ({ width, height }: Page) => ({
	format: [width, height] as [number, number],
	orientation: width > height ? ('landscape' as const) : ('portrait' as const),
});

function drawPage(pdf: jsPDF, { window, inks, marks }: Page): void {
	pdf.saveGraphicsState();
	pdf.rect(window.x, window.y, window.width, window.height, null);
	pdf.clip();
	pdf.discardPath();
	for (const ink of inks) draw(pdf, ink);
	pdf.restoreGraphicsState();
	for (const ink of marks) draw(pdf, ink);
}

function draw(pdf: jsPDF, ink: Ink): void {
	if (ink.kind === 'path') drawPath(pdf, ink);
	else drawText(pdf, ink);
}

function drawText(pdf: jsPDF, ink: Extract<Ink, { kind: 'text' }>): void {
	pdf.setFont('helvetica', ink.isBold ? 'bold' : 'normal');
	pdf.setFontSize(ink.size * POINTS);
	pdf.setTextColor(ink.colour ?? '#000000');
	pdf.text(printable(ink.text), ink.x, ink.y, { align: ink.anchor === 'middle' ? 'center' : 'left' });
}

function drawPath(
	pdf: jsPDF,
	{ points, isClosed, width, colour, fill, dash }: Extract<Ink, { kind: 'path' }>,
): void {
	const [first, ...rest] = points;
	if (!first) return;
	if (width !== undefined) {
		pdf.setLineWidth(width);
		pdf.setDrawColor(colour ?? '#000000');
		pdf.setLineDashPattern(dash ? [...dash] : [], 0);
	}
	if (fill !== undefined) pdf.setFillColor(fill);
	const steps = rest.map(({ x, y }, at) => [x - points[at]!.x, y - points[at]!.y]);
	const style = fill === undefined ? 'S' : width === undefined ? 'F' : 'FD';
	pdf.lines(steps, first.x, first.y, [1, 1], style, isClosed);
}

/** The standard PDF font only has Western letters; others lose their accents, or become a question mark. */
export function printable(text: string): string {
	const isKnown = (sign: string) => /[\u0020-\u007e\u00a0-\u00ff‘’“”–—…•€™œŒšŠžŽŸ]/.test(sign);
	const plain = (sign: string) => {
		const [letter = '?'] = sign.normalize('NFD');
		return isKnown(letter) ? letter : '?';
	};
	return [...text.replaceAll('\u202f', ' ')].map((sign) => (isKnown(sign) ? sign : plain(sign))).join('');
}
