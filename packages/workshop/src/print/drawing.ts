/** A drawing on paper: plain data in millimetres, the source of SVG and PDF. */
import type { Owner } from '@rumis/rules';

export interface Point {
	readonly x: number;
	readonly y: number;
}

export type Ink =
	| {
			readonly kind: 'path';
			readonly points: readonly Point[];
			readonly isClosed: boolean;
			/** The line width; no line without it. */
			readonly width?: number;
			readonly colour?: string;
			readonly fill?: string;
			/** Lengths of dashes and gaps. */
			readonly dash?: readonly [number, number];
	  }
	| {
			readonly kind: 'text';
			readonly x: number;
			/** The baseline. */
			readonly y: number;
			/** The font size. */
			readonly size: number;
			readonly text: string;
			readonly anchor: 'start' | 'middle';
			readonly isBold?: boolean;
			readonly colour?: string;
	  };

export interface Drawing {
	readonly width: number;
	readonly height: number;
	readonly inks: readonly Ink[];
}

export const INK_COLOURS = { ink: '#1d1712', faint: '#8d8378', red: '#d3291f', blue: '#2463c4' } as const;

/** Light enough for dark text. */
export const STONE_COLOURS: Readonly<Record<Owner, string>> = {
	yellow: '#f0c654',
	red: '#d8614b',
	green: '#84b163',
	blue: '#6397c3',
	violet: '#9d7fb9',
	orange: '#ea9b55',
	ruin: '#b9b2a6',
};

export function rectangle(
	x: number,
	y: number,
	width: number,
	height: number,
	look: Pick<Extract<Ink, { kind: 'path' }>, 'width' | 'colour' | 'fill' | 'dash'>,
): Ink {
	const points = [
		{ x, y },
		{ x: x + width, y },
		{ x: x + width, y: y + height },
		{ x, y: y + height },
	];
	return { kind: 'path', points, isClosed: true, ...look };
}

export const line = (from: Point, to: Point, width: number, colour: string = INK_COLOURS.ink): Ink => ({
	kind: 'path',
	points: [from, to],
	isClosed: false,
	width,
	colour,
});

export const moved = (ink: Ink, dx: number, dy: number): Ink =>
	ink.kind === 'text'
		? { ...ink, x: ink.x + dx, y: ink.y + dy }
		: { ...ink, points: ink.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };
