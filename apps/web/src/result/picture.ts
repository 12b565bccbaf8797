/** Draws a finished game as an image: the building in 3D, or from above without WebGL. */
import type { Colour, SquareView } from '@rumis/rules';
import { HOME } from '../board/camera.js';
import { DYES } from '../board/palette.js';
import type { BoardView } from '../board/view.js';
import type { GameSession } from '../game/session.js';
import { boardViewOf, seenSquares } from '../game/view.js';

export interface Line {
	readonly colour: Colour;
	readonly name: string;
	readonly points: number;
}

export interface Words {
	readonly title: string;
	readonly winner: string;
	readonly lines: readonly Line[];
}

const WIDTH = 1200;
const HEIGHT = 900;
const BOARD_HEIGHT = 700;
const PAPER = '#f3ebdf';
const INK = '#2c2118';
const FONT = '"Figtree Variable", system-ui, sans-serif';

/** A PNG; null if the browser cannot draw it. */
export async function drawPicture(session: GameSession, words: Words): Promise<Blob | null> {
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [WIDTH, HEIGHT];
	const pen = canvas.getContext('2d');
	if (!pen) return null;
	pen.fillStyle = PAPER;
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	const state = session.store.get();
	const view: BoardView = { ...boardViewOf(state), last: [], counted: [], marks: [], ghost: null };
	if (!(await drawBuilding(pen, view))) drawFromAbove(pen, view, seenSquares(state));
	drawWords(pen, words);
	return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** The building without any playing aids; false without WebGL. */
async function drawBuilding(pen: CanvasRenderingContext2D, view: BoardView): Promise<boolean> {
	const { createScene } = await import('../scene/index.js');
	const canvas = document.createElement('canvas');
	const nothing = () => {};
	const scene = createScene(canvas, { theme: 'light', onLost: nothing, onRestored: nothing });
	if (!scene) return false;
	scene.show(view);
	scene.look({ ...HOME, tilt: 0.8 });
	// This draws synchronously; the image must be copied before the browser clears the canvas.
	scene.resize(WIDTH, BOARD_HEIGHT, 1);
	pen.drawImage(canvas, 0, 0, WIDTH, BOARD_HEIGHT);
	scene.dispose();
	return true;
}

function drawFromAbove(
	pen: CanvasRenderingContext2D,
	{ plan }: BoardView,
	squares: readonly SquareView[],
): void {
	const side = Math.min(64, (BOARD_HEIGHT - 60) / Math.max(plan.depth, plan.width));
	const [left, top] = [(WIDTH - side * plan.width) / 2, (BOARD_HEIGHT - side * plan.depth) / 2];
	for (const { x, y, owner } of squares) {
		pen.fillStyle = owner ? DYES[owner].top : '#fffaf2';
		pen.fillRect(left + x * side, top + y * side, side - 2, side - 2);
	}
}

function drawWords(pen: CanvasRenderingContext2D, { title, winner, lines }: Words): void {
	pen.fillStyle = PAPER;
	pen.fillRect(0, BOARD_HEIGHT, WIDTH, HEIGHT - BOARD_HEIGHT);
	pen.fillStyle = INK;
	pen.font = `800 56px ${FONT}`;
	pen.fillText(winner, 48, BOARD_HEIGHT + 70, WIDTH - 330);
	pen.textAlign = 'right';
	pen.font = `700 32px ${FONT}`;
	pen.fillText(`Rumis · ${title}`, WIDTH - 48, BOARD_HEIGHT + 66, 260);
	pen.textAlign = 'left';
	const room = (WIDTH - 96) / lines.length;
	for (const [index, line] of lines.entries()) drawLine(pen, line, 48 + index * room, room);
}

function drawLine(
	pen: CanvasRenderingContext2D,
	{ colour, name, points }: Line,
	x: number,
	room: number,
): void {
	const y = BOARD_HEIGHT + 112;
	pen.fillStyle = DYES[colour].top;
	pen.beginPath();
	pen.roundRect(x, y, 44, 44, 8);
	pen.fill();
	pen.save();
	pen.translate(x, y);
	pen.scale(44 / 24, 44 / 24);
	pen.strokeStyle = DYES[colour].carved;
	pen.lineWidth = 2.2;
	pen.stroke(new Path2D(DYES[colour].glyph));
	pen.restore();
	pen.fillStyle = INK;
	pen.font = `800 40px ${FONT}`;
	pen.fillText(String(points), x + 58, y + 37);
	pen.font = `500 26px ${FONT}`;
	pen.fillText(name, x, y + 78, room - 16);
}
