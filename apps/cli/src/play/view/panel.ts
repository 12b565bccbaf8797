import { type Notice, type Owner, type Phase, STONES, type Stone } from '@rumis/rules';
import { type Entry, handToPlay, historyOf, ownerToPlay, placementsOf } from '@rumis/table';
import { LETTERS } from '../../text/letters.js';
import { sayNotice, sayOut } from '../../text/wording.js';
import { isMyTurn } from '../game/game.js';
import { playerWord } from '../game/seats.js';
import type { GameState } from '../game/state.js';
import { STONE_KEYS } from '../game/turnKeys.js';
import { mapLines } from './levels.js';
import { outcomeText, resultLines, scoreLines } from './scores.js';
import { clearestCells, PICTURE_ROWS, PICTURE_WIDTH, stonePicture } from './stonePicture.js';
import { BLANK, beside, type Line, line, type Size, type Span, span, tile } from './text.js';

/** From this width on the panel has two columns. */
const TWO_COLUMNS = 66;
const FIRST_COLUMN = 41;
/** The minimum number of lines for the last moves. */
const LEAST_LOG = 2;

export const isWide = (columns: number): boolean => columns >= TWO_COLUMNS;

export function panelLines(game: GameState, { columns, rows }: Size): Line[] {
	if (!isWide(columns)) return columnLines(game, { columns, rows }, true);
	const left = columnLines(game, { columns: FIRST_COLUMN, rows }, false);
	return beside(left, sideLines(game, { columns: columns - FIRST_COLUMN, rows }), FIRST_COLUMN);
}

/** The second column of a wide panel: the building level by level, and the last moves. */
function sideLines(game: GameState, { columns, rows }: Size): Line[] {
	const maps = mapLines(game, columns);
	const top = maps.length + LEAST_LOG <= rows ? maps : [];
	return [...top, ...logLines(game, rows - top.length)];
}

/** Turn, scores and stones, as far as they fit. */
function columnLines(game: GameState, { columns, rows }: Size, withLog: boolean): Line[] {
	const isOver = game.table.position.phase === null;
	const spare = withLog ? LEAST_LOG : 0;
	const head = isOver ? [...resultLines(game), BLANK] : [turnLine(game), ...scores(game, rows)];
	const hand = isOver ? [] : handLines(game, { columns, rows: rows - head.length - spare });
	const top = [...head, ...(hand.length > 0 ? [BLANK, ...hand] : [])];
	return withLog ? [...top, ...logLines(game, rows - top.length)] : top;
}

const scores = (game: GameState, rows: number): Line[] =>
	scoreLines(game, rows >= 16 + 2 * game.table.position.colours.length);

/** The task in each phase: for the person, and for a bot. */
const TASKS: Readonly<Record<Phase, readonly [string, string]>> = {
	ruin: ['your turn: place a ruin stone', 'places a ruin stone'],
	build: ['your turn', 'to move'],
	transfer: ['your turn: transfer a stone', 'transfers a stone'],
};

function turnLine(game: GameState): Line {
	const { toPlay, phase } = game.table.position;
	if (toPlay === null) return line(outcomeText(game), 'good');
	const chip = span(` ${LETTERS[toPlay]} `, `on-${toPlay}`);
	const who = playerWord(game.table, toPlay);
	const [mine, theirs] = TASKS[phase ?? 'build'];
	const task = who === 'you' ? mine : `${who} ${theirs}`;
	return [chip, span(` ${task}${game.paused ? ' (stopped)' : ''}`, 'strong')];
}

function handLines(game: GameState, { columns, rows }: Size): Line[] {
	const owner = ownerToPlay(game.table.position);
	const held = isMyTurn(game) && owner ? heldLines(game, owner) : [];
	const heldRows = held.length > 0 ? PICTURE_ROWS + 3 : 0;
	const pictures = handPictures(game, columns);
	if (columns >= 38 && pictures.length + heldRows + 1 <= rows) return [...pictures, BLANK, ...held];
	const names = handNames(game, columns);
	return names.length + held.length + 1 <= rows ? [...names, BLANK, ...held] : names;
}

/** The last moves and the announcements after them; the newest is at the bottom. */
function logLines(game: GameState, rows: number): Line[] {
	if (rows <= 0) return [];
	const told = historyOf(game.table.position).slice(-rows).flatMap(entryLines).slice(-rows);
	return [...new Array<Line>(rows - told.length).fill(BLANK), ...told];
}

function entryLines({ number, colour, owner, text, notices }: Entry): Line[] {
	const ruin = owner === 'ruin' ? '#' : '';
	const move: Line = [
		span(`${String(number).padStart(3)} `, 'dim'),
		span(` ${LETTERS[colour]} `, `on-${colour}`),
		span(` ${ruin}${text}`),
	];
	return [move, ...notices.map((notice) => line(noticeText(notice), 'dim'))];
}

/** Same as elsewhere, but short enough for the narrowest panel. */
const noticeText = (notice: Notice): string =>
	notice.kind === 'out' ? `${LETTERS[notice.colour]} out: ${sayOut(notice.reason)}` : sayNotice(notice);

const isHeld = (game: GameState, stone: Stone): boolean =>
	isMyTurn(game) && game.held.orientation.stone === stone;

const fitsSomewhere = ({ table: { position } }: GameState, stone: Stone): boolean =>
	placementsOf(position, stone).length > 0;

/** Key and name of a stone: `[…]` held, `(…)` without a place. */
function label(game: GameState, stone: Stone): Span {
	const key = STONE_KEYS[STONES.indexOf(stone)];
	if (isHeld(game, stone)) return span(`${key}[${stone}]`, 'chosen');
	return fitsSomewhere(game, stone) ? span(`${key} ${stone} `) : span(`${key}(${stone})`, 'dim');
}

/** The names of the stones of the player to move, as many per line as fit. */
function handNames(game: GameState, width: number): Line[] {
	const labels = handToPlay(game.table.position).map((stone): Line[] => [[label(game, stone)]]);
	return tile(labels, 6, width).flat();
}

const TILE = PICTURE_WIDTH + 1;

/** Same, as pictures. */
function handPictures(game: GameState, width: number): Line[] {
	const owner = ownerToPlay(game.table.position) ?? 'ruin';
	const tiles = handToPlay(game.table.position).map((stone) => [
		[label(game, stone)],
		...dimmed(stonePicture(clearestCells(stone), owner), fitsSomewhere(game, stone)),
	]);
	return tile(tiles, TILE, width).flat();
}

const dimmed = (picture: readonly Line[], isBright: boolean): readonly Line[] =>
	isBright ? picture : picture.map((spans) => spans.map(({ text }) => span(text, 'dim')));

/** The held stone in its orientation, with the number of places for it. */
function heldLines(game: GameState, owner: Owner): Line[] {
	const { orientation } = game.held;
	const { stone, cells } = orientation;
	const places = placementsOf(game.table.position, stone);
	const turned = places.filter((place) => place.orientation === orientation).length;
	return [
		line(`${stone}: ${cells.length} cubes`, 'strong'),
		line(`places: ${turned} this way, ${places.length} in all`, 'dim'),
		...stonePicture(cells, owner),
		BLANK,
	];
}
