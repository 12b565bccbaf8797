/** A review as text, for the terminal and for comments in a record. */
import {
	type GameReview,
	GRADES,
	type Grade,
	MARKS,
	type PlayerReview,
	type ReviewedMove,
} from '@rumis/engine';
import type { Colour, Game } from '@rumis/rules';

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const points = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

const sideOf = ({ colours, sides }: GameReview, colour: Colour): number => sides[colours.indexOf(colour)]!;

export function reviewLines(game: Game, review: GameReview): string[] {
	return [
		...review.moves.map((move) => moveLine(move, sideOf(review, move.colour))),
		'',
		...review.players.map((player) => playerLine(game, player)),
		...turningLines(review),
		...stoneLines(review),
	];
}

/** `12. red     O4 c3*2,c4*2      ?   win 22 %, 10.1 : 6.6  mistake: gives away 17 % and 2.8 points, …` */
function moveLine(move: ReviewedMove, side: number): string {
	const mark = markOf(move);
	const head = `${`${move.ply + 1}.`.padStart(3)} ${move.colour.padEnd(7)}${move.move.padEnd(19)}${mark.padEnd(3)}`;
	const { win, points: expected, exact } = move.after;
	const outlook = `win ${percent(win[side]!).padStart(5)}  ${expected.map(points).join(' : ')}${exact ? ' exact' : ''}`;
	const verdict = sayVerdict(move);
	return verdict ? `${head}${outlook}  ${verdict}` : `${head}${outlook}`;
}

function markOf({ grade, only }: ReviewedMove): string {
	return (grade === 'best' && only ? '!' : grade && MARKS[grade]) || '';
}

/** What a move lost, and what was better; null for moves that lost nothing. */
export function sayVerdict({ grade, lost, best, only }: ReviewedMove): string | null {
	if (grade === 'best') return only ? 'the only good move' : null;
	if (!grade || !MARKS[grade]) return null;
	return `${grade}: gives away ${sayLoss(lost)}; better ${best.move}`;
}

function sayLoss({ win, points: lost }: ReviewedMove['lost']): string {
	const parts = [
		...(win >= 0.005 ? [`${percent(win)} to win`] : []),
		...(lost >= 0.05 ? [`${points(lost)} ${lost === 1 ? 'point' : 'points'}`] : []),
	];
	return parts.length === 0 ? 'a little' : parts.join(' and ');
}

function playerLine({ tags }: Game, { colours, accuracy, grades }: PlayerReview): string {
	const name = colours.map((colour) => tags.get(tagOf(colour)) ?? colour).join(' and ');
	const counted = GRADES.filter((grade: Grade) => grades[grade] > 0).map(
		(grade) => `${grades[grade]} ${grade}`,
	);
	const text = accuracy === null ? 'no choice' : `accuracy ${Math.round(accuracy)} %`;
	return `${name}: ${text} (${counted.join(', ')})`;
}

const tagOf = (colour: Colour): string => colour[0]!.toUpperCase() + colour.slice(1);

function turningLines({ turningPoints, moves }: GameReview): string[] {
	const named = turningPoints.map((ply) => `${ply + 1}. ${moves[ply]!.colour} ${moves[ply]!.move}`);
	return named.length === 0 ? [] : [`turning points: ${named.join('; ')}`];
}

/** How many squares each stone still shows at the end: `yellow: I4 1, O4 0, …`. */
function stoneLines({ colours, moves }: GameReview): string[] {
	return colours.flatMap((colour) => {
		const own = moves.filter((move) => move.colour === colour && move.grade !== null);
		if (own.length === 0) return [];
		return [`stones of ${colour}: ${own.map(({ stone, kept }) => `${stone} ${kept}`).join(', ')}`];
	});
}
