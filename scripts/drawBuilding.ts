/** Draws the pictures for the documentation: `npx tsx scripts/drawBuilding.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Cell, Position, parseCompact, type Scenario, STONES, type Stone } from '@rumis/rules';
import { boxAround, cornersOf, layFlat, outline } from '../apps/web/src/board/isometric.js';
import { DYES } from '../apps/web/src/board/palette.js';
import { poseOf, tightBox } from '../apps/web/src/board/stonePose.js';
import { drawPieces, type PaintedPiece, page } from './cubePicture.js';

/** A finished random game that looks good: Pisac for four, with every square at its maximum height. */
const GAME = '1.pisac.4.standard.yellow.39.YFVynA3VuRXH9lsLaeeOXAX9I5h193MK_ITh';
const FOLDER = new URL('../docs/images/', import.meta.url);

const PLATE = { top: '#c99a62', left: '#a67741', right: '#875b2e' };
const GROUND = { ...PLATE, top: '#dcb47e', carved: '#6b4520' };
const MARGIN = 0.75;
const THICKNESS = 0.5;

function drawBuilding(link: string): string {
	const position = positionFrom(link);
	const { scenario } = position.setup;
	const stones = position.stones().map(({ owner, cells }): PaintedPiece => ({ cells, paint: DYES[owner] }));
	const plate = plateCorners(scenario);
	const cubes = stones.flatMap(({ cells }) => cornersOf(cells));
	const content = [...drawPlate(plate), ...drawLabels(scenario), drawPieces([groundOf(scenario), ...stones])];
	const title = `A finished building on ${scenario.name}`;
	return page(title, boxAround([...plate, ...plate.map(sink), ...cubes], 24), content.join('\n'));
}

function positionFrom(link: string): Position {
	const game = parseCompact(link);
	if (!game.ok) throw new Error(game.error.code);
	const started = Position.start(game.value.setup);
	if (!started.ok) throw new Error(started.error.code);
	for (const move of game.value.moves) started.value.play(move);
	return started.value;
}

/** The squares of the plan, as the tops of cubes that are sunk into the plate. */
function groundOf({ plan }: Scenario): PaintedPiece {
	const cells = plan.flatMap((row, y) =>
		[...row].flatMap((sign, x) => (sign === '.' ? [] : [spot(x, y, -1)])),
	);
	return { cells, paint: GROUND, sunk: true };
}

type Corners = readonly [Cell, Cell, Cell, Cell];

const spot = (x: number, y: number, z: number): Cell => ({ x, y, z });

/** The plate's upper corners: the farthest, then clockwise the right, the nearest and the left one. */
function plateCorners({ plan }: Scenario): Corners {
	const [x, y] = [plan[0]!.length + MARGIN, plan.length + MARGIN];
	return [spot(-MARGIN, -MARGIN, 0), spot(x, -MARGIN, 0), spot(x, y, 0), spot(-MARGIN, y, 0)];
}

const sink = ({ x, y, z }: Cell): Cell => spot(x, y, z - THICKNESS);

function drawPlate([far, right, near, left]: Corners): string[] {
	const polygon = (corners: readonly Cell[], look: string) => `<path d="${outline(corners)}" ${look}/>`;
	const look = (color: string) => `fill="${color}" class="rim"`;
	return [
		polygon([far, right, near, left].map(sink).map(sink), 'fill-opacity=".35" filter="url(#blur)"'),
		polygon([left, near, sink(near), sink(left)], look(PLATE.left)),
		polygon([near, right, sink(right), sink(near)], look(PLATE.right)),
		polygon([far, right, near, left], look(PLATE.top)),
	];
}

/** Text centred at 0, 0; not every viewer supports `dominant-baseline`. */
const word = (text: string): string => `<text y=".14">${text}</text>`;

/** The names of columns and rows along the two near sides of the plate. */
function drawLabels({ plan }: Scenario): string[] {
	const [width, depth, middle] = [plan[0]!.length, plan.length, MARGIN / 2];
	const label = (x: number, y: number, text: string) =>
		`<g transform="${layFlat(spot(x, y, 0), 1)}">${word(text)}</g>`;
	const letters = Array.from({ length: width }, (_, x) => String.fromCharCode(97 + x));
	return [
		...letters.map((letter, x) => label(x + 0.5, depth + middle, letter)),
		...plan.map((_, y) => label(width + middle, y + 0.5, String(y + 1))),
	];
}

/** The size of one stone with its name in the picture of all eleven. */
const SHELF = { columns: 4, width: 200, height: 160 };

function drawStones(): string {
	const rows = Math.ceil(STONES.length / SHELF.columns);
	const box = { left: 0, top: 0, width: SHELF.columns * SHELF.width, height: rows * SHELF.height };
	return page('The eleven stones', box, STONES.map(drawStone).join('\n'));
}

function drawStone(stone: Stone, index: number): string {
	const x = ((index % SHELF.columns) + 0.5) * SHELF.width;
	const y = (Math.floor(index / SHELF.columns) + 0.5) * SHELF.height;
	const cells = poseOf(stone);
	const { left, top, width, height } = tightBox(cells);
	const offset = `${Math.round(x - left - width / 2)} ${Math.round(y - 14 - top - height / 2)}`;
	const tag = '<rect x="-.6" y="-.3" width="1.2" height=".6" rx=".3" fill="#dcb47e"/>';
	return [
		`<g transform="translate(${offset})">${drawPieces([{ cells, paint: DYES.yellow }])}</g>`,
		`<g transform="translate(${x} ${y + SHELF.height / 2 - 18}) scale(36)">${tag}${word(stone)}</g>`,
	].join('\n');
}

mkdirSync(FOLDER, { recursive: true });
writeFileSync(new URL('building.svg', FOLDER), drawBuilding(GAME));
writeFileSync(new URL('stones.svg', FOLDER), drawStones());
