import { depthOf, widthOf } from '@rumis/table';
import type { GameState, PlayState } from '../game/state.js';
import { belowLines } from './below.js';
import { boardLines } from './board.js';
import { helpLines } from './help.js';
import { layoutFor, leastSize } from './layout.js';
import { isReconstructed, menuLines } from './menu.js';
import { panelLines } from './panel.js';
import { sightOf } from './squares.js';
import { keysText, statusLine } from './status.js';
import { BLANK, beside, clip, fit, type Line, line, type Size } from './text.js';

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
