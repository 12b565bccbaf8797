/** Draws the pictures of the documentation: `npx tsx scripts/drawBuilding.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
	type Owner,
	Position,
	parseCompact,
	type Scenario,
	STONES,
	type Stone,
	stoneCells,
} from '@rumis/rules';
import {
	boxAround,
	cornersOf,
	drawPieces,
	lay,
	type Paint,
	type Piece,
	page,
	polygon,
	type Spot,
	spot,
} from './cubePicture.js';

/** A finished game of chance that looks well: Pisac for four players, with every square at its full height. */
const GAME = '1.pisac.4.standard.yellow.39.YFVynA3VuRXH9lsLaeeOXAX9I5h193MK_ITh';
const FOLDER = new URL('../docs/images/', import.meta.url);

const carve = (color: string, path: string): string =>
	`<path d="${path}" fill="none" stroke="${color}" stroke-width=".08"/>`;
const paint = (top: string, left: string, right: string, glyph = ''): Paint => ({ top, left, right, glyph });

/** Every colour has a sign of its own, so that nobody needs to tell the colours apart. */
const PAINTS: Readonly<Record<Owner, Paint>> = {
	yellow: paint(
		'#f0c654',
		'#d8a633',
		'#b58322',
		carve('#8f6212', 'M.3 .5a.2 .2 0 1 1 .4 0a.2 .2 0 1 1 -.4 0'),
	),
	red: paint('#d8614b', '#b94633', '#953425', carve('#751f13', 'M.5 .27V.73M.27 .5H.73')),
	green: paint('#84b163', '#618f45', '#497231', carve('#345720', 'M.27 .7L.5 .28L.73 .7Z')),
	blue: paint('#6397c3', '#4474a3', '#305a85', carve('#1d3f64', 'M.31 .31H.69V.69H.31Z')),
	violet: paint('#9d7fb9', '#7b5c98', '#60447b', carve('#462d5e', 'M.35 .3V.7M.65 .3V.7')),
	orange: paint('#ea9b55', '#cd7d35', '#a96224', carve('#7f4512', 'M.3 .3L.7 .7M.7 .3L.3 .7')),
	ruin: paint('#b9b2a6', '#978f82', '#7a7367', carve('#575146', 'M.3 .5H.7')),
};
const PLATE = paint('#c99a62', '#a67741', '#875b2e');
const GROUND = paint('#dcb47e', '#a67741', '#875b2e');
const MARGIN = 0.75;
const THICKNESS = 0.5;

function drawBuilding(link: string): string {
	const position = positionFrom(link);
	const { scenario } = position.setup;
	const stones = position.stones().map(({ owner, cells }): Piece => ({ cells, paint: PAINTS[owner] }));
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
function groundOf({ plan }: Scenario): Piece {
	const cells = plan.flatMap((row, y) =>
		[...row].flatMap((sign, x) => (sign === '.' ? [] : [spot(x, y, -1)])),
	);
	return { cells, paint: GROUND, sunk: true };
}

type Corners = readonly [Spot, Spot, Spot, Spot];

/** The plate's upper corners: the farthest, then round by the right, the nearest and the left one. */
function plateCorners({ plan }: Scenario): Corners {
	const [x, y] = [plan[0]!.length + MARGIN, plan.length + MARGIN];
	return [spot(-MARGIN, -MARGIN, 0), spot(x, -MARGIN, 0), spot(x, y, 0), spot(-MARGIN, y, 0)];
}

const sink = ({ x, y, z }: Spot): Spot => spot(x, y, z - THICKNESS);

function drawPlate([far, right, near, left]: Corners): string[] {
	const look = (color: string) => `fill="${color}" class="rim"`;
	return [
		polygon([far, right, near, left].map(sink).map(sink), 'fill-opacity=".35" filter="url(#blur)"'),
		polygon([left, near, sink(near), sink(left)], look(PLATE.left)),
		polygon([near, right, sink(right), sink(near)], look(PLATE.right)),
		polygon([far, right, near, left], look(PLATE.top)),
	];
}

/** A word whose middle is at 0, 0; not every viewer knows `dominant-baseline`. */
const word = (text: string): string => `<text y=".14">${text}</text>`;

/** The names of columns and rows along the two near sides of the plate. */
function drawLabels({ plan }: Scenario): string[] {
	const [width, depth, middle] = [plan[0]!.length, plan.length, MARGIN / 2];
	const label = (x: number, y: number, text: string) => lay(word(text), spot(x, y, 0));
	const letters = Array.from({ length: width }, (_, x) => String.fromCharCode(97 + x));
	return [
		...letters.map((letter, x) => label(x + 0.5, depth + middle, letter)),
		...plan.map((_, y) => label(width + middle, y + 0.5, String(y + 1))),
	];
}

/** Room for one stone and its name in the picture of all eleven. */
const SHELF = { columns: 4, width: 220, height: 175 };

function drawStones(): string {
	const rows = Math.ceil(STONES.length / SHELF.columns);
	const box = { left: 0, top: 0, width: SHELF.columns * SHELF.width, height: rows * SHELF.height };
	return page('The eleven stones', box, STONES.map(drawStone).join('\n'));
}

function drawStone(stone: Stone, index: number): string {
	const x = ((index % SHELF.columns) + 0.5) * SHELF.width;
	const y = (Math.floor(index / SHELF.columns) + 0.5) * SHELF.height;
	const cells = stoneCells(stone);
	const { left, top, width, height } = boxAround(cornersOf(cells), 0);
	const offset = `${Math.round(x - left - width / 2)} ${Math.round(y - 14 - top - height / 2)}`;
	const tag = '<rect x="-.6" y="-.3" width="1.2" height=".6" rx=".3" fill="#dcb47e"/>';
	return [
		`<g transform="translate(${offset})">${drawPieces([{ cells, paint: PAINTS.yellow }])}</g>`,
		`<g transform="translate(${x} ${y + SHELF.height / 2 - 18}) scale(40)">${tag}${word(stone)}</g>`,
	].join('\n');
}

mkdirSync(FOLDER, { recursive: true });
writeFileSync(new URL('building.svg', FOLDER), drawBuilding(GAME));
writeFileSync(new URL('stones.svg', FOLDER), drawStones());
