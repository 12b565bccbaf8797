/** The panel's texture, painted once per game: the squares and the coloured lines. */
import type { PlanSquare, PlanView } from '../../board/view.js';
import type { Look } from '../materials/themes.js';
import { makeSurface, paintWood, rgbOf, type Surface } from '../materials/wood.js';
import { highest, PLAN_MARGIN } from '../space/space.js';
import { inset, outlinesOf, type Point, squaresIn } from './planLayout.js';

const LARGEST = 2048;

type Pen = CanvasRenderingContext2D;

/** A texture of the whole panel, as sharp as possible. `isPlain`: only faint lines around squares. */
export function paintPlan(plan: PlanView, look: Look, isPlain: boolean): Surface {
	const [width, depth] = [plan.width + 2 * PLAN_MARGIN, plan.depth + 2 * PLAN_MARGIN];
	const scale = Math.floor(LARGEST / Math.max(width, depth));
	const [canvas, pen] = makeSurface(Math.round(width * scale), Math.round(depth * scale));
	paintPanel(pen, canvas, look);
	pen.scale(scale, scale);
	pen.translate(PLAN_MARGIN, PLAN_MARGIN);
	if (isPlain) {
		paintPlainSquares(pen, plan.squares, look);
		return canvas;
	}
	for (const square of plan.squares) paintSquare(pen, square, highest(plan), look);
	if (plan.squares.some(({ zone }) => zone === 'b')) {
		paintZone(pen, squaresIn(plan, ['r', 'b']), look.blue, -0.045, true);
	}
	paintZone(pen, squaresIn(plan, ['r']), look.red, 0.045, false);
	return canvas;
}

/** Wood grain in the panel's tone, with a fine inlaid line around it. */
function paintPanel(pen: Pen, canvas: Surface, look: Look): void {
	const light = rgbOf(look.panel);
	const dark = light.map((value) => value * 0.86) as [number, number, number];
	const wood = paintWood(512, { rings: 7, wave: 0.25, seed: 21, light, dark });
	const length = Math.max(canvas.width, canvas.height);
	pen.drawImage(wood, 0, 0, length, length);
	const margin = length * 0.011;
	pen.strokeStyle = look.panelLine;
	pen.globalAlpha = 0.55;
	pen.lineWidth = length * 0.0022;
	pen.strokeRect(margin, margin, canvas.width - 2 * margin, canvas.height - 2 * margin);
	pen.globalAlpha = 1;
}

const GAP = 0.03;

function squarePath(pen: Pen, { x, y }: Point): void {
	pen.beginPath();
	pen.roundRect(x + GAP, y + GAP, 1 - 2 * GAP, 1 - 2 * GAP, 0.07);
}

/** The greater the maximum height, the deeper the tone; squares out of bounds are dull and hatched. */
function paintSquare(pen: Pen, square: PlanSquare, most: number, look: Look): void {
	squarePath(pen, square);
	pen.globalAlpha = 0.9;
	pen.fillStyle = square.limit === 0 ? look.dull : look.square;
	pen.fill();
	if (square.limit > 0) {
		pen.globalAlpha = (square.limit - 1) / Math.max(1, most - 1);
		pen.fillStyle = look.squareHigh;
		pen.fill();
	}
	pen.globalAlpha = 1;
	paintRim(pen, square, look);
	if (square.limit === 0) paintHatching(pen, square, look);
}

function paintPlainSquares(pen: Pen, squares: readonly PlanSquare[], look: Look): void {
	pen.strokeStyle = look.panelLine;
	pen.lineWidth = 0.022;
	for (const { x, y } of squares) {
		pen.globalAlpha = 0.28;
		pen.fillStyle = look.square;
		pen.fillRect(x, y, 1, 1);
		pen.globalAlpha = 0.5;
		pen.strokeRect(x, y, 1, 1);
	}
	pen.globalAlpha = 1;
}

function paintRim(pen: Pen, square: PlanSquare, look: Look): void {
	squarePath(pen, square);
	pen.globalAlpha = square.limit === 0 ? 0.25 : 0.5;
	pen.lineWidth = 0.018;
	pen.strokeStyle = look.panelLine;
	pen.stroke();
	pen.globalAlpha = 1;
}

function paintHatching(pen: Pen, square: PlanSquare, look: Look): void {
	pen.save();
	squarePath(pen, square);
	pen.clip();
	pen.beginPath();
	for (let at = -1; at < 1; at += 0.2) {
		pen.moveTo(square.x + at, square.y + 1);
		pen.lineTo(square.x + at + 1, square.y);
	}
	pen.strokeStyle = look.dullLine;
	pen.lineWidth = 0.045;
	pen.stroke();
	pen.restore();
}

/** Solid or dashed, so that the two lines do not differ only by colour. */
function paintZone(pen: Pen, squares: readonly Point[], colour: string, by: number, dashed: boolean): void {
	pen.strokeStyle = colour;
	pen.lineWidth = 0.09;
	pen.lineJoin = 'round';
	pen.setLineDash(dashed ? [0.26, 0.12] : []);
	for (const loop of outlinesOf(squares)) {
		pen.beginPath();
		for (const { x, y } of inset(loop, by)) pen.lineTo(x, y);
		pen.closePath();
		pen.stroke();
	}
	pen.setLineDash([]);
}
