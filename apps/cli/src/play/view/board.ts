import { hasPhase, type SquareView } from '@rumis/rules';
import { depthOf, widthOf } from '@rumis/table';
import { LABEL_WIDTH, type Layout } from './layout.js';
import { levelLooks } from './levels.js';
import { type Sight, type SquareLook, squareKey, squareLook } from './squares.js';
import { centre, cut, type Line, type Span, span } from './text.js';

/** The borders between stones, and the coloured line of the transfer game. */
const RIGHT_EDGE = '▕';
const LOWER_EDGE = '▁';
const RED_LINE = '║';

/** The board with the names of its columns and rows; those of the cursor are highlighted. */
export function boardLines(sight: Sight, layout: Layout): Line[] {
	const {
		table: { position },
		level,
	} = sight.game;
	const look = level === null ? (square: SquareView) => squareLook(sight, square) : levelLooks(sight, level);
	const looks = new Map(position.topView().map((square) => [squareKey(square), look(square)]));
	const rows = Array.from({ length: depthOf(position) }, (_, y) => rowLines(sight, layout, looks, y));
	return [letterLine(sight, layout), ...rows.flat()];
}

function letterLine(sight: Sight, { cellWidth }: Layout): Line {
	const letters = Array.from({ length: widthOf(sight.game.table.position) }, (_, x) => {
		const letter = String.fromCharCode(97 + x);
		const isHere = sight.ghost !== null && sight.game.held.cursor.x === x;
		return span(
			centre(isHere ? `>${letter}` : ` ${letter}`, cellWidth - 1).padEnd(cellWidth),
			isHere ? 'strong' : 'dim',
		);
	});
	return [span(' '.repeat(LABEL_WIDTH)), ...letters];
}

type Looks = ReadonlyMap<string, SquareLook>;

/** The line of a square that shows its content. */
const mainLine = (cellHeight: number): number => Math.floor((cellHeight - 1) / 2);

function rowLines(sight: Sight, layout: Layout, looks: Looks, y: number): Line[] {
	const isHere = sight.ghost !== null && sight.game.held.cursor.y === y;
	const label = `${isHere ? '>' : ' '}${y + 1}`
		.padStart(LABEL_WIDTH - 1)
		.slice(-LABEL_WIDTH)
		.padEnd(LABEL_WIDTH);
	return Array.from({ length: layout.cellHeight }, (_, part) => {
		const isMain = part === mainLine(layout.cellHeight);
		const cells = Array.from({ length: widthOf(sight.game.table.position) }, (_, x) =>
			cellLine(sight, layout, looks, x, y, part),
		);
		return [span(isMain ? label : ' '.repeat(LABEL_WIDTH), isHere ? 'strong' : 'dim'), ...cells.flat()];
	});
}

function cellLine(sight: Sight, layout: Layout, looks: Looks, x: number, y: number, part: number): Line {
	const { cellWidth, cellHeight } = layout;
	const look = looks.get(squareKey({ x, y }));
	if (!look) return [span(' '.repeat(cellWidth))];
	const right = looks.get(squareKey({ x: x + 1, y }));
	const below = looks.get(squareKey({ x, y: y + 1 }));
	const main = mainLine(cellHeight);
	const text = part === main ? look.main : part === main + 1 ? look.below : '';
	const isLast = part === cellHeight - 1;
	const filler = isLast && cellHeight > 1 && hasEdge(look, below) ? LOWER_EDGE : ' ';
	return withEdge(cellWidth, look, text, filler, rightEdge(sight, look, right));
}

const hasEdge = (look: SquareLook, other: SquareLook | undefined): boolean =>
	look.thing !== other?.thing && (look.thing !== 'empty' || other?.thing !== undefined);

function rightEdge(sight: Sight, look: SquareLook, right: SquareLook | undefined): Span | null {
	const isLine =
		right && look.isInside !== right.isInside && hasPhase(sight.game.table.position.setup.mode, 'transfer');
	if (isLine) return span(RED_LINE, 'bad');
	return hasEdge(look, right) ? span(RIGHT_EDGE, look.tone) : null;
}

/** In a narrow square the edge uses the last character only if it is free. */
function withEdge(width: number, look: SquareLook, text: string, filler: string, edge: Span | null): Line {
	const room = width > 4 ? width - 1 : width;
	const centred = cut([span(centre(text, room).replaceAll(' ', filler), look.tone)], room);
	if (width > 4) return [...centred, edge ?? span(filler, look.tone)];
	const isFree = edge && width === 4 && text.padEnd(4).endsWith(' ');
	return isFree ? [...cut(centred, width - 1), edge] : centred;
}
