import { type Cell, compareCells } from './board/cell.js';
import { type Colour, OWNERS, type Owner, RUIN } from './board/colour.js';
import { cellFromNumber } from './board/grid.js';
import type { Illegal } from './board/illegal.js';
import type { Move } from './board/move.js';
import type { Placement } from './board/placementTable.js';
import { type Stone, stoneIndex, stonesIn } from './board/stone.js';
import type { Phase } from './modes/mode.js';
import { rulesOf } from './phases/index.js';
import { type Outcome, outcomeOf } from './state/outcome.js';
import { colourCounted, type Score, scoresOf } from './state/score.js';
import { checkSetup, type Setup, type SetupError } from './state/setup.js';
import { type ResolvedMove, State } from './state/state.js';
import { type SquareView, topView } from './state/topView.js';
import { firstTurn, type Notice, nextTurn, type Out, type Turn } from './turn.js';
import { err, ok, type Result } from './util/result.js';

/** A stone on the board. */
export interface PlacedStone {
	readonly owner: Owner;
	readonly stone: Stone;
	readonly cells: readonly Cell[];
}

/** The effect of a move: the cells of its stone, and what to announce. */
export interface Played {
	readonly colour: Colour;
	/** The owner of the stone: the colour or the ruin. */
	readonly owner: Owner;
	readonly move: Move;
	readonly cells: readonly Cell[];
	readonly notices: readonly Notice[];
}

/** A move in the history. Immutable, so copies of a position share it. */
interface Ply {
	readonly played: Played;
	readonly resolved: ResolvedMove;
	readonly turnBefore: Turn;
}

/**
 * A game at one moment: always legal, with the player to move and the colours that are out. It changes only
 * by `play` and `undo`, and a refused move changes nothing.
 */
export class Position {
	private constructor(
		readonly setup: Setup,
		private readonly state: State,
		private turn: Turn,
		private readonly plies: Ply[],
	) {}

	static start(setup: Setup): Result<Position, SetupError> {
		const checked = checkSetup(setup);
		if (!checked.ok) return checked;
		const state = new State(checked.value);
		return ok(new Position(checked.value, state, firstTurn(state), []));
	}

	/** An independent copy: later moves on one do not affect the other. */
	clone(): Position {
		return new Position(this.setup, this.state.clone(), this.turn, this.plies.slice());
	}

	/** A copy after the move, or why it is illegal. */
	after(move: Move): Result<Position, Illegal> {
		const resolved = this.resolve(move);
		if (!resolved.ok) return resolved;
		const copy = this.clone();
		copy.playResolved(move, resolved.value);
		return ok(copy);
	}

	/** A copy after the first `ply` moves. */
	atPly(ply: number): Position {
		if (!Number.isInteger(ply) || ply < 0 || ply > this.ply)
			throw new RangeError(`no ply ${ply} in a game of ${this.ply}`);
		const copy = this.clone();
		while (copy.ply > ply) copy.undo();
		return copy;
	}

	/** The phase of the game; null when it is over. */
	get phase(): Phase | null {
		return this.turn.phase;
	}

	/** The colour to move, in the ruin phase the colour of the seat that places; null when the game is over. */
	get toPlay(): Colour | null {
		return this.turn.phase === null ? null : this.state.colours[this.turn.colour]!;
	}

	/** The colours of the game in playing order. */
	get colours(): readonly Colour[] {
		return this.state.colours;
	}

	/** The moves played so far; ruin stones are moves too. */
	get moves(): readonly Move[] {
		return this.plies.map(({ played }) => played.move);
	}

	/** The effects of these moves. */
	get history(): readonly Played[] {
		return this.plies.map(({ played }) => played);
	}

	get ply(): number {
		return this.plies.length;
	}

	/** The colours that are out in the current phase, in order, and why. */
	get out(): readonly Out[] {
		return this.turn.out;
	}

	/** What to announce since the last move: colours that went out, phases that began. */
	get notices(): readonly Notice[] {
		return this.turn.notices;
	}

	/** The scores at the end of building, in seat order, once the transfer phase has begun. */
	get intermediate(): readonly number[] | null {
		return this.turn.intermediate;
	}

	/** All legal moves in the byte order of their texts; none when the game is over. */
	legalMoves(): Move[] {
		const { phase, colour } = this.turn;
		return phase === null ? [] : rulesOf(phase).legalMoves(this.state, colour);
	}

	/** The moves a colour could make if it were to move now: its mobility. None once it is out. */
	movesOf(colour: Colour): Move[] {
		const { phase, out } = this.turn;
		const index = this.colours.indexOf(colour);
		if (phase === null || index < 0 || out.some((entry) => entry.colour === colour)) return [];
		return rulesOf(phase).legalMoves(this.state, index);
	}

	/** A copy in which it is this colour's turn, to think ahead with; null where it cannot be. */
	asTurnOf(colour: Colour): Position | null {
		const { phase, out } = this.turn;
		const index = this.colours.indexOf(colour);
		// The ruin belongs to nobody: no colour has a turn of its own there.
		const isPlayed = phase === 'build' || phase === 'transfer';
		if (!isPlayed || index < 0 || out.some((entry) => entry.colour === colour)) return null;
		return new Position(this.setup, this.state.clone(), { ...this.turn, colour: index }, this.plies.slice());
	}

	/** The legal placements of the stone. None when the game is over. */
	placements(stone: Stone): Placement[] {
		const { phase, colour } = this.turn;
		return phase === null ? [] : rulesOf(phase).placements(this.state, colour, stone);
	}

	/** The number of `legalMoves`, without creating the list. */
	countLegalMoves(): number {
		const { phase, colour } = this.turn;
		return phase === null ? 0 : rulesOf(phase).countMoves(this.state, colour);
	}

	/** The move at this index of `legalMoves`, without creating the list; null if there are fewer. */
	legalMoveAt(index: number): Move | null {
		const { phase, colour } = this.turn;
		return phase === null ? null : rulesOf(phase).moveAt(this.state, colour, index);
	}

	/** Why the move is illegal, with the cells that show it; null if it is legal. */
	check(move: Move): Illegal | null {
		const resolved = this.resolve(move);
		return resolved.ok ? null : resolved.error;
	}

	/** Same for a stone held over the board: any cells, also floating or overlapping ones. */
	checkCells(stone: Stone, cells: readonly Cell[]): Illegal | null {
		const { phase, colour } = this.turn;
		return phase === null ? OVER : rulesOf(phase).checkCells(this.state, colour, stone, cells);
	}

	/** Plays the move for the colour to move. */
	play(move: Move): Result<Played, Illegal> {
		const resolved = this.resolve(move);
		return resolved.ok ? ok(this.playResolved(move, resolved.value)) : resolved;
	}

	/** Takes back the last move and returns it; null at the start. */
	undo(): Move | null {
		const last = this.plies.pop();
		if (!last) return null;
		this.state.undo(last.resolved);
		this.turn = last.turnBefore;
		return last.played.move;
	}

	/** The stones a colour can still place; in the transfer phase those still inside the red line. */
	hand(colour: Colour): readonly Stone[] {
		const { hand, built } = this.state;
		return stonesIn((this.turn.intermediate ? built : hand)[this.colours.indexOf(colour)] ?? 0);
	}

	/** The ruin stones still to be placed; none if the ruin is finished or the mode has none. */
	ruinHand(): readonly Stone[] {
		return this.phase === 'ruin' ? stonesIn(this.state.hand[RUIN]!) : [];
	}

	/** Every stone on the board. */
	stones(): readonly PlacedStone[] {
		const { built, moved } = this.state;
		return OWNERS.flatMap((_, index) =>
			stonesIn(built[index]! | moved[index]!).map((stone) => {
				const cells = this.cellsFrom(this.state.stoneCells(index, stoneIndex(stone)));
				return { owner: this.state.ownerAt(index), stone, cells };
			}),
		);
	}

	/** The current scores of all colours, in seat order. */
	scores(): Score[] {
		return scoresOf(this.state, this.turn.intermediate);
	}

	/** The squares that currently count for a colour. */
	countedSquares(colour: Colour): SquareView[] {
		const isBuilding = this.turn.intermediate === null;
		return this.topView().filter(({ x, y }) => {
			const square = y * this.state.plan.width + x;
			return colourCounted(this.state, square, isBuilding) === this.colours.indexOf(colour);
		});
	}

	outcome(): Outcome {
		if (this.turn.phase !== null) return { kind: 'running' };
		return outcomeOf(this.state.mode, this.scores());
	}

	/** The map from above: owner, height and whether it is final, for every square of the plan. */
	topView(): SquareView[] {
		return topView(this.state, this.turn.phase);
	}

	private resolve(move: Move): Result<ResolvedMove, Illegal> {
		const { phase, colour } = this.turn;
		return phase === null ? err(OVER) : rulesOf(phase).resolve(this.state, colour, move);
	}

	private playResolved(move: Move, resolved: ResolvedMove): Played {
		const turnBefore = this.turn;
		this.state.do(resolved);
		this.turn = nextTurn(this.state, turnBefore, resolved.to === null);
		const played: Played = {
			colour: this.state.colours[turnBefore.colour]!,
			owner: this.state.ownerAt(resolved.owner),
			move,
			cells: this.cellsFrom(resolved.to ?? []),
			notices: this.turn.notices,
		};
		this.plies.push({ played, resolved, turnBefore });
		return played;
	}

	private cellsFrom(numbers: readonly number[]): readonly Cell[] {
		return numbers.map((number) => cellFromNumber(this.state.board.grid, number)).sort(compareCells);
	}
}

const OVER: Illegal = { code: 'over', cells: [] };

/** A position that can be read and copied, but not changed. */
export type ReadonlyPosition = Omit<Position, 'play' | 'undo'>;
