/** Points and winners (rules §4, §7, §9). */

import { stonesOf, topOf } from './board.js';
import { type Position, stonesInside } from './moves.js';
import type { Site } from './site.js';
import { STONES } from './stones.js';

/** The current scores by colour, in seat order. */
export function scoresOf(site: Site, position: Position): number[] {
	return site.colours.map((colour, seat) => {
		const before = position.intermediate?.[seat];
		return before === undefined
			? buildScore(site, position, colour)
			: before + transferScore(site, position, colour);
	});
}

/** §4: visible squares − stones not placed. */
function buildScore(site: Site, { board }: Position, colour: string): number {
	return visible(site.squares, board, colour) - (STONES.length - stonesOf(board, colour).size);
}

/** §9: what is added to the intermediate score. */
function transferScore(site: Site, { board, aside }: Position, colour: string): number {
	const squaresOutside = site.squares.filter((ground) => site.outside.has(ground));
	const putAside = aside.filter((other) => other === colour).length;
	return visible(squaresOutside, board, colour) - stonesInside(site, board, colour) - putAside;
}

function visible(squares: readonly number[], board: Position['board'], colour: string): number {
	return squares.filter((ground) => topOf(board, ground).cube?.colour === colour).length;
}

/** The winner of a finished game; equal points share the win. */
export function resultText(site: Pick<Site, 'colours' | 'setup'>, scores: readonly number[]): string {
	const best = Math.max(...scores);
	const winners = site.colours.filter((_, seat) => scores[seat] === best);
	const names = site.setup.mode === 'duo' ? owners(site, winners) : winners;
	return `${names.length === 1 ? 'win' : 'draw'} ${names.join(' ')}`;
}

/** §7: seat 1 owns the first and third colour, seat 2 the second and fourth. */
function owners(
	{ colours: [first, second, third, fourth] }: Pick<Site, 'colours'>,
	won: readonly string[],
): string[] {
	const seat1 = won.includes(first!) || won.includes(third!);
	const seat2 = won.includes(second!) || won.includes(fourth!);
	return [...(seat1 ? ['seat1'] : []), ...(seat2 ? ['seat2'] : [])];
}
