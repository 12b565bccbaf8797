import type { Colour, Out, Outcome, Score } from '@rumis/rules';
import { LETTERS } from '../../text/letters.js';
import { sayOut } from '../../wording.js';
import { ME, seatOfColour } from '../seats.js';
import type { GameState } from '../state.js';
import { type Line, line, span } from './text.js';

/** Who plays a colour, in words. */
export function playerOf({ position, seats }: GameState, colour: Colour): string {
	const seat = seats[seatOfColour(position.setup.mode, colour)];
	return seat === ME ? 'you' : (seat ?? '');
}

/** What the points are made of: `12-3`, in the transfer phase `10+4-2-0`. */
function sumText({ visible, unplaced, intermediate, inside, aside }: Score): string {
	return intermediate === null ? `${visible}-${unplaced}` : `${intermediate}+${visible}-${inside}-${aside}`;
}

const sumHead = (game: GameState): string =>
	game.position.intermediate ? 'built+seen-inside-aside' : 'seen-unplaced';

/** The points of all colours, and why some are out: a line for each where there is room, else in short. */
export function scoreLines(game: GameState, isRoomy: boolean): Line[] {
	const { position } = game;
	const rows = position.scores().flatMap((score): Line[] => {
		const out = position.out.find(({ colour }) => colour === score.colour);
		const reason = out && isRoomy ? [line(`   ${sayOut(out.reason)}`, 'dim')] : [];
		return [scoreLine(game, score, out !== undefined), ...reason];
	});
	return [line(`   points = ${sumHead(game)}`, 'dim'), ...rows, ...(isRoomy ? [] : outLines(position.out))];
}

/** The colours that are out, those with the same reason in one line. */
function outLines(out: readonly Out[]): Line[] {
	const reasons = [...new Set(out.map(({ reason }) => reason))];
	return reasons.map((reason) => {
		const letters = out.filter((entry) => entry.reason === reason).map(({ colour }) => LETTERS[colour]);
		return line(`${letters.join('')}: ${sayOut(reason)}`, 'dim');
	});
}

function scoreLine(game: GameState, score: Score, isOut: boolean): Line {
	const { colour, points } = score;
	const isNext = colour === game.position.toPlay;
	const names = game.position.colours.map((other) => playerOf(game, other).length);
	const width = Math.min(9, Math.max(...names));
	return [
		span(isNext ? '>' : ' ', 'strong'),
		span(` ${LETTERS[colour]} `, `on-${colour}`),
		span(` ${playerOf(game, colour).slice(0, width).padEnd(width)}`, isNext ? 'strong' : 'plain'),
		span(String(points).padStart(4), 'strong'),
		isOut ? span(' out', 'bad') : span(' =', 'dim'),
		span(` ${sumText(score)}`, 'dim'),
	];
}

/** The scores of a finished game, counted out in words. */
export function resultLines(game: GameState): Line[] {
	const scores = [...game.position.scores()].sort((a, b) => b.points - a.points);
	const counted = scores.flatMap((score): Line[] => [
		[
			span(` ${LETTERS[score.colour]} `, `on-${score.colour}`),
			span(` ${playerOf(game, score.colour)}: `),
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
	const outcome: Outcome = game.position.outcome();
	if (outcome.kind === 'running') return '';
	const winners = outcome.kind === 'win' ? [outcome.winner] : outcome.winners;
	const names = winners.map((winner) => winnerName(game, winner));
	if (names.every((name) => name === 'you')) return 'You win!';
	return names.length === 1 ? `${names[0]} wins` : `shared win: ${names.join(', ')}`;
}

/** A seat for the duo mode; elsewhere a colour, with who plays it. */
function winnerName(game: GameState, winner: string): string {
	const seat = /^seat(\d)$/.exec(winner)?.[1];
	const people = game.seats.filter((player) => player === ME).length;
	const player = seat ? (game.seats[Number(seat) - 1] ?? '') : playerOf(game, winner as Colour);
	if (player === ME || player === 'you') return people === 1 ? 'you' : winner;
	return seat ? player : `${winner} (${player})`;
}
