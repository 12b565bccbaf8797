/** A drawing as SVG at true scale: one unit is a millimetre. */
import type { Drawing, Ink } from './drawing.js';

export function makeSvg({ width, height, inks }: Drawing): string {
	const size = `width="${round(width)}mm" height="${round(height)}mm" viewBox="0 0 ${round(width)} ${round(height)}"`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="Helvetica, Arial, sans-serif">`,
		...inks.map(element),
		'</svg>\n',
	].join('\n');
}

const round = (value: number): string => String(Number(value.toFixed(3)));

function element(ink: Ink): string {
	if (ink.kind === 'text') {
		const look = `font-size="${round(ink.size)}" text-anchor="${ink.anchor}" fill="${ink.colour ?? '#000'}"`;
		const weight = ink.isBold ? ' font-weight="bold"' : '';
		return `<text x="${round(ink.x)}" y="${round(ink.y)}" ${look}${weight}>${escaped(ink.text)}</text>`;
	}
	const d = `M${ink.points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}${ink.isClosed ? 'Z' : ''}`;
	const stroke =
		ink.width === undefined
			? ''
			: ` stroke="${ink.colour ?? '#000'}" stroke-width="${round(ink.width)}" stroke-linejoin="round"`;
	const dash = ink.dash ? ` stroke-dasharray="${ink.dash.map(round).join(' ')}"` : '';
	return `<path d="${d}" fill="${ink.fill ?? 'none'}"${stroke}${dash}/>`;
}

const escaped = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
