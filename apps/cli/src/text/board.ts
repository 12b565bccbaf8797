import { limitFor, type PlayerCount, type Position, type Scenario, type SquareView } from '@rumis/rules';
import { LETTERS } from './letters.js';
import { sayOut } from './wording.js';

/** One square: the top owner and the height, `!` if it is final; `.` empty, `-` beyond the line. */
function squareText({ owner, height, limit, final }: SquareView): string {
	if (owner) return `${LETTERS[owner]}${height}${final ? '!' : ''}`;
	return limit > 0 ? '.' : '-';
}

const column = (text: string): string => text.padEnd(4);

/** The board from above, with the names of its squares. No line is empty. */
export function boardLines(position: Position): string[] {
	const view = position.topView();
	const width = position.setup.scenario.plan[0]!.length;
	const letters = Array.from({ length: width }, (_, x) => column(String.fromCharCode(97 + x)));
	const rows = position.setup.scenario.plan.map((_, y) => {
		const squares = new Map(view.filter((square) => square.y === y).map((square) => [square.x, square]));
		const texts = letters.map((_, x) => column(squares.has(x) ? squareText(squares.get(x)!) : ''));
		return `${String(y + 1).padStart(2)}  ${texts.join('')}`.trimEnd();
	});
	return [`    ${letters.join('')}`.trimEnd(), ...rows];
}

/** A line per colour: points, their components, the remaining stones, and whether it is out. */
export function colourLines(position: Position): string[] {
	return position.scores().map((score) => {
		const { colour, points } = score;
		const out = position.out.find((entry) => entry.colour === colour);
		const hand = position.hand(colour).join(' ') || 'none';
		const where = score.intermediate === null ? 'hand' : 'inside';
		const state = out ? `out: ${sayOut(out.reason)}` : colour === position.toPlay ? 'to play' : '';
		const line = `${colour.padEnd(7)}${String(points).padStart(3)} = ${sumText(score)}  ${where}: ${hand}`;
		return state ? `${line}  (${state})` : line;
	});
}

function sumText(score: ReturnType<Position['scores']>[number]): string {
	const { visible, unplaced, intermediate, inside, aside } = score;
	if (intermediate === null) return `${visible} visible - ${unplaced} unplaced`;
	return `${intermediate} + ${visible} visible outside - ${inside} inside - ${aside} aside`;
}

export function headLine(position: Position): string {
	const { scenario, players, mode } = position.setup;
	const turn = position.toPlay ? `${position.toPlay} to play (${position.phase})` : 'over';
	return `${scenario.id}, ${players} players, ${mode}, after ${position.ply} ${position.ply === 1 ? 'move' : 'moves'}: ${turn}`;
}

/** `2 players: height 4, within the red line` */
export function limitText(scenario: Scenario, players: PlayerCount): string {
	const { height, zone } = limitFor(scenario, players)!;
	const where =
		zone === undefined ? 'whole plan' : zone === 'r' ? 'within the red line' : 'within the blue line';
	return `${players} players: height ${height}, ${where}`;
}
