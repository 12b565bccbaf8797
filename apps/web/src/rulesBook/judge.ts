/** The referee's verdict on a choice, and the board that shows it. */
import {
	type Cell,
	type Illegal,
	type Move,
	makeMove,
	orientationsOf,
	type PlaceMove,
	Position,
	parseMove,
	type Score,
	type Square,
	type SquareView,
} from '@rumis/rules';
import { ghostOf, handToPlay, holdIn, moveOf, ownerToPlay, positionGround } from '@rumis/table';
import { planViewOf } from '../board/planView.js';
import { type BoardView, bareView, type GhostView } from '../board/view.js';
import type { Choice, Sample } from './samples.js';

const KNOWN = new WeakMap<Sample, Position>();

/** The position of a sample. Samples are constants, so an illegal one is a programming error. */
export function positionOf(sample: Sample): Position {
	const known = KNOWN.get(sample) ?? playSample(sample);
	KNOWN.set(sample, known);
	return known;
}

function playSample({ board, players, mode, moves, setup }: Sample): Position {
	const started = Position.start({ scenario: board, players, mode, start: 'yellow', ...setup });
	if (!started.ok) throw new Error(`no such game: ${started.error.code}`);
	for (const text of moves) {
		const played = started.value.play(readMove(text));
		if (!played.ok) throw new Error(`${text}: ${played.error.code}`);
	}
	return started.value;
}

function readMove(text: string): Move {
	const move = parseMove(text);
	if (!move.ok) throw new Error(`${text}: ${move.error.code}`);
	return move.value;
}

export const judge = (sample: Sample, { move }: Choice): Illegal | null =>
	positionOf(sample).check(readMove(move));

/** The squares that a choice would cover, for tapping. */
export function squaresOf({ move: text }: Choice): readonly Square[] {
	const move = readMove(text);
	return move.kind === 'place' ? move.drops : [];
}

/** The board of a sample with a choice as a ghost. */
export function viewOf(sample: Sample, choice: Choice | null): BoardView {
	const position = positionOf(sample);
	const bare = { ...bareView(planViewOf(position)), stones: position.stones() };
	if (!choice) return bare;
	const move = readMove(choice.move);
	const illegal = position.check(move);
	const taken = isTaken(position, move, illegal);
	const stones = bare.stones.filter(
		({ owner, stone }) => !taken || owner !== position.toPlay || stone !== move.stone,
	);
	return { ...bare, stones, ghost: ghostFor(position, move, illegal) };
}

/** In the transfer game the carried stone is no longer at its old place. */
const isTaken = (position: Position, { stone }: Move, illegal: Illegal | null): boolean =>
	position.phase === 'transfer' && illegal?.code !== 'stoneCovered' && handToPlay(position).includes(stone);

function ghostFor(position: Position, move: Move, illegal: Illegal | null): GhostView | null {
	const owner = ownerToPlay(position);
	if (!owner) return null;
	const bad = illegal?.cells ?? [];
	if (move.kind === 'place') return { owner, cells: cellsOf(position, move, illegal), fits: !illegal, bad };
	// Put aside, it has no cells; if it does have a legal place, the refusal shows that place.
	return illegal ? { owner, cells: bad, fits: true, bad: [] } : null;
}

/** The cells of the stone: as the rules resolve it, or, for an impossible shape, simply stacked. */
function cellsOf(position: Position, move: PlaceMove, illegal: Illegal | null): readonly Cell[] {
	const ground = positionGround(position);
	const [x, y] = [least(move.drops.map((drop) => drop.x)), least(move.drops.map((drop) => drop.y))];
	const ghosts = orientationsOf(move.stone).map((orientation) => {
		const place = { orientation, x, y, z: ground.dropLevel(orientation, x, y) };
		const { held, cursor } = holdIn(ground, ownerToPlay(position) ?? 'ruin', place);
		return ghostOf(ground, held, cursor);
	});
	const meant = ghosts.filter((ghost) => makeMove(moveOf(ghost)) === makeMove(move));
	const likely = meant.find(({ misfit }) => (misfit?.code ?? null) === (illegal?.code ?? null));
	return likely?.cells ?? illegal?.cells ?? [];
}

const least = (numbers: readonly number[]): number => Math.min(...numbers);

/** The visible squares of a colour, highlighted. */
export function countOf(sample: Sample, at: number): { readonly view: BoardView; readonly score: Score } {
	const position = positionOf(sample);
	const score = position.scores()[at]!;
	const counted = position.countedSquares(score.colour);
	return { view: { ...viewOf(sample, null), counted }, score };
}

export const squareViewsOf = (sample: Sample): readonly SquareView[] => positionOf(sample).topView();
