import { depthOf, widthOf } from '@rumis/table';
import type { GameState, PlayState } from '../game/state.js';
import { boardLines } from './board.js';
import { layoutFor, leastSize } from './layout.js';
import { mapLines } from './levels.js';
import { isReconstructed, menuLines } from './menu.js';
import { isWide, panelLines } from './panel.js';
import { sightOf } from './squares.js';
import { keysText, statusLine } from './status.js';
import { BLANK, beside, clip, fit, type Line, line, type Size, span } from './text.js';

/** The whole screen: never more or longer lines than fit. `frame` counts ticks. */
export function screenLines(state: PlayState, size: Size, frame: number): Line[] {
	const lines =
		state.kind === 'menu'
			? menuScreen(state, size)
			: state.kind === 'game'
				? gameScreen(state, size, frame)
				: [];
	return lines.slice(0, size.rows).map((spans) => clip(spans, size.columns));
}

function menuScreen(menu: Extract<PlayState, { kind: 'menu' }>, size: Size): Line[] {
	const keys = ' up/down select   left/right change   Enter play   q quit';
	return frameLines(
		[fit(line(' RUMIS', 'bar'), size.columns, 'bar'), BLANK, ...menuLines(menu, size)],
		size,
		[fit(line(keys, 'bar'), size.columns, 'bar')],
	);
}

function gameScreen(game: GameState, size: Size, frame: number): Line[] {
	const { position } = game.table;
	const layout = layoutFor(size, widthOf(position), depthOf(position));
	if (!layout) return tooSmall(game, size);
	if (game.dialog?.kind === 'help') return helpLines();
	const sight = sightOf(game);
	const board = boardLines(sight, layout);
	const below = belowLines(
		game,
		{ columns: layout.boardWidth, rows: layout.rows - board.length },
		layout.panelWidth,
	);
	const panel = panelLines(game, { columns: layout.panelWidth, rows: layout.rows });
	const body = beside([...board, ...below], panel, layout.boardWidth).slice(0, layout.rows);
	const keys = fit(line(keysText(game, size.columns), 'bar'), size.columns, 'bar');
	return frameLines([titleLine(game, size), ...body], size, [statusLine(sight, frame), keys]);
}

/** The body at the top, these lines at the bottom. */
function frameLines(body: readonly Line[], { rows }: Size, bottom: readonly Line[]): Line[] {
	const room = Math.max(0, rows - bottom.length);
	return [...Array.from({ length: room }, (_, row) => body[row] ?? BLANK), ...bottom];
}

function titleLine({ table: { position }, level }: GameState, { columns }: Size): Line {
	const { scenario, players, mode } = position.setup;
	const title = (gloss: string): string =>
		[
			` RUMIS  ${scenario.name}${gloss}, ${players} players, ${mode}`,
			...(level === null ? [] : [`LEVEL ${level} ONLY`]),
			`${position.ply} moves`,
			...(isReconstructed(scenario) ? ['reconstructed board'] : []),
		].join('   ');
	const full = title(scenario.gloss ? ` (${scenario.gloss})` : '');
	return fit(line(full.length <= columns ? full : title(''), 'bar'), columns, 'bar');
}

function tooSmall({ table: { position }, dialog }: GameState, { columns, rows }: Size): Line[] {
	const least = leastSize(widthOf(position), depthOf(position));
	return [
		line('The terminal is too small.', 'strong'),
		line(`It has ${columns} x ${rows} characters;`),
		line(`this board needs ${least.columns} x ${least.rows}.`),
		line(dialog?.kind === 'quit' ? 'Quit this game? y / n' : 'Make it larger, or press q.', 'dim'),
	];
}

const LEGEND: readonly Line[] = [
	line('   Y3 yellow on top, 3 high   * new', 'dim'),
	line('   [ ] fits   ( ) does not', 'dim'),
	line('   x breaks a rule   ! final   ^ taken', 'dim'),
];

/**
 * The content below a small board: a legend, and the building level by level unless the panel has room for
 * it.
 */
function belowLines(game: GameState, { columns, rows }: Size, panelWidth: number): Line[] {
	const legend = rows > LEGEND.length ? [BLANK, ...LEGEND] : [];
	const maps = [BLANK, ...mapLines(game, columns - 3).map((spans): Line => [...line('   '), ...spans])];
	return !isWide(panelWidth) && legend.length + maps.length <= rows ? [...legend, ...maps] : legend;
}

const KEYS: readonly (readonly [string, string])[] = [
	['arrows, h j k l', 'move the stone'],
	['1-9 0 -, Tab', 'pick a stone; Shift-Tab goes back'],
	['x y z, X Y Z', 'turn it around an axis, and back'],
	['Space n, p', 'next (previous) orientation that fits over this square'],
	['f, F', 'next (previous) place where it fits'],
	['Enter', 'drop it'],
	['a', 'transfer game: put aside a stone that cannot be placed'],
	['t', 'type a move, such as L4 b2,b3,b4,c4'],
	['H', 'hint'],
	['u', 'take back your last move'],
	['Esc', 'stop a bot that is thinking'],
	['L, [ ]', 'look at one level, and change it'],
	['m', 'show the maximum height of each square'],
	['s', 'save the record'],
	['q', 'quit'],
];

const SIGNS: readonly (readonly [string, string])[] = [
	[' Y3 ', 'yellow on top, three cubes high; # is the ruin'],
	['*Y3!', '* new since your last move   ! can no longer change'],
	['[Y3]', 'your stone fits and would be this high; (Y3) does not fit'],
	['xY3x', 'against the rules   . free   - outside the line   /4 maximum'],
];

const rows = (list: readonly (readonly [string, string])[]): Line[] =>
	list.map(([key, meaning]) => [span(`  ${key.padEnd(17)}`, 'strong'), span(meaning)]);

/** All keys and symbols; short enough for the smallest common terminal. */
function helpLines(): Line[] {
	const close = line('press any key to close', 'dim');
	return [line('Keys', 'good'), ...rows(KEYS), line('Signs', 'good'), ...rows(SIGNS), close];
}
