import { coloursOfSeat, type Out, type Score } from '@rumis/rules';
import { personsAt, type Table, winnersOf } from '@rumis/table';
import { LETTERS } from '../../text/letters.js';
import { sayOut } from '../../text/wording.js';
import { playerWord, seatWord } from '../game/seats.js';
import type { GameState } from '../game/state.js';
import { type Line, line, span } from './text.js';

/** The components of the score: `12-3`, in the transfer phase `10+4-2-0`. */
function sumText({ visible, unplaced, intermediate, inside, aside }: Score): string {
	return intermediate === null ? `${visible}-${unplaced}` : `${intermediate}+${visible}-${inside}-${aside}`;
}

const sumHead = (game: GameState): string =>
	game.table.position.intermediate ? 'built+seen-inside-aside' : 'seen-unplaced';

/** The points of all colours, and why some are out: a line for each if there is room, else in short form. */
export function scoreLines(game: GameState, isRoomy: boolean): Line[] {
	const { position } = game.table;
	const rows = position.scores().flatMap((score): Line[] => {
		const out = position.out.find(({ colour }) => colour === score.colour);
		const reason = out && isRoomy ? [line(`   ${sayOut(out.reason)}`, 'dim')] : [];
		return [scoreLine(game, score, out !== undefined), ...reason];
	});
	return [line(`   points = ${sumHead(game)}`, 'dim'), ...rows, ...(isRoomy ? [] : outLines(position.out))];
}

/** The colours that are out, grouped by reason. */
function outLines(out: readonly Out[]): Line[] {
	const reasons = [...new Set(out.map(({ reason }) => reason))];
	return reasons.map((reason) => {
		const letters = out.filter((entry) => entry.reason === reason).map(({ colour }) => LETTERS[colour]);
		return line(`${letters.join('')}: ${sayOut(reason)}`, 'dim');
	});
}

function scoreLine(game: GameState, score: Score, isOut: boolean): Line {
	const { colour, points } = score;
	const isNext = colour === game.table.position.toPlay;
	const names = game.table.position.colours.map((other) => playerWord(game.table, other).length);
	const width = Math.min(9, Math.max(...names));
	return [
		span(isNext ? '>' : ' ', 'strong'),
		span(` ${LETTERS[colour]} `, `on-${colour}`),
		span(` ${playerWord(game.table, colour).slice(0, width).padEnd(width)}`, isNext ? 'strong' : 'plain'),
		span(String(points).padStart(4), 'strong'),
		isOut ? span(' out', 'bad') : span(' =', 'dim'),
		span(` ${sumText(score)}`, 'dim'),
	];
}

/** The scores of a finished game, in words. */
export function resultLines(game: GameState): Line[] {
	const scores = [...game.table.position.scores()].sort((a, b) => b.points - a.points);
	const counted = scores.flatMap((score): Line[] => [
		[
			span(` ${LETTERS[score.colour]} `, `on-${score.colour}`),
			span(` ${playerWord(game.table, score.colour)}: `),
			span(`${score.points} points`, 'strong'),
		],
		...sumLines(score),
	]);
	return [line(outcomeText(game), 'good'), ...counted];
}

function sumLines({ visible, unplaced, intermediate, inside, aside }: Score): Line[] {
	if (intermediate === null) return [line(`    ${visible} seen - ${unplaced} unplaced`, 'dim')];
	return [
		line(`    ${intermediate} built + ${visible} outside`, 'dim'),
		line(`    - ${inside} inside - ${aside} aside`, 'dim'),
	];
}

export function outcomeText(game: GameState): string {
	const names = winnersOf(game.table).map((seat) => winnerName(game.table, seat));
	if (names.length === 0) return '';
	if (names.every((name) => name === 'you')) return 'You win!';
	return names.length === 1 ? `${names[0]} wins` : `shared win: ${names.join(', ')}`;
}

/** The colour of a seat and its player; a seat with several colours is shown by number. */
function winnerName({ seats, position }: Table, seat: number): string {
	const player = seatWord(seats[seat]);
	const [colour, ...more] = coloursOfSeat(position.setup, seat);
	const isOne = colour !== undefined && more.length === 0;
	if (player === 'you') return personsAt(seats).length === 1 ? 'you' : isOne ? colour : `seat${seat + 1}`;
	return isOne ? `${colour} (${player})` : player;
}
