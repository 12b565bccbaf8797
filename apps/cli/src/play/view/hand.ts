import { type Owner, STONES, type Stone } from '@rumis/rules';
import { handToPlay, ownerToPlay, placementsOf } from '@rumis/table';
import { isMyTurn } from '../game/game.js';
import type { GameState } from '../game/state.js';
import { STONE_KEYS } from '../game/turnKeys.js';
import { clearestCells, PICTURE_WIDTH, stonePicture } from './stonePicture.js';
import { BLANK, type Line, line, type Span, span, tile } from './text.js';

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
export function handNames(game: GameState, width: number): Line[] {
	const labels = handToPlay(game.table.position).map((stone): Line[] => [[label(game, stone)]]);
	return tile(labels, 6, width).flat();
}

const TILE = PICTURE_WIDTH + 1;

/** Same, as pictures. */
export function handPictures(game: GameState, width: number): Line[] {
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
export function heldLines(game: GameState, owner: Owner): Line[] {
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
