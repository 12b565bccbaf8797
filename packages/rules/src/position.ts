import { type Cell, compareCells } from './cell.js';
import { type Colour, colourAt, OWNERS, type Owner, RUIN, seatOf } from './colour.js';
import { cellFromNumber } from './grid.js';
import type { Illegal } from './illegal.js';
import type { Phase } from './modes/mode.js';
import type { Move } from './move.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { rulesOf } from './phases/index.js';
import { err, ok, type Result } from './result.js';
import { type Score, scoresOf } from './score.js';
import { checkSetup, type Setup, type SetupError } from './setup.js';
import { type Deed, State } from './state.js';
import { type Stone, stoneIndex, stonesIn } from './stone.js';
import { type SquareView, topView } from './topView.js';
import { firstTurn, type Notice, nextTurn, type Out, type Turn } from './turn.js';

/** A stone that lies on the board. */
export interface PlacedStone {
	readonly owner: Owner;
	readonly stone: Stone;
	readonly cells: readonly Cell[];
}

/** What a move did: the cells its stone now fills, and what is to be announced. */
export interface Played {
	readonly colour: Colour;
	readonly move: Move;
	readonly cells: readonly Cell[];
	readonly notices: readonly Notice[];
}

interface Ply {
	readonly move: Move;
	readonly deed: Deed;
	readonly turnBefore: Turn;
}

/**
 * A game at one moment: always legal, always knowing whose turn it is and who is out. It changes by `play`
 * and `undo` only, and a refused move changes nothing.
 */
export class Position {
	private readonly state: State;
	private turn: Turn;
	private readonly plies: Ply[] = [];

	private constructor(readonly setup: Setup) {
		this.state = new State(setup);
		this.turn = firstTurn(this.state);
	}

	static start(setup: Setup): Result<Position, SetupError> {
		const checked = checkSetup(setup);
		return checked.ok ? ok(new Position(checked.value)) : checked;
	}

	/** The same position, free to go its own way. */
	clone(): Position {
		const copy = new Position(this.setup);
		for (const { move } of this.plies) copy.play(move);
		return copy;
	}

	/** The phase of the game; null when it is over. */
	get phase(): Phase | null {
		return this.turn.phase;
	}

	/** The colour to play, in the ruin phase the colour of the seat that places; null when the game is over. */
	get toPlay(): Colour | null {
		return this.turn.phase === null ? null : colourAt(this.turn.colour);
	}

	/** The colours of the game in seat order. */
	get colours(): readonly Colour[] {
		return Array.from({ length: this.state.colourCount }, (_, seat) => colourAt(seat));
	}

	/** The moves played so far; ruin stones are moves too. */
	get moves(): readonly Move[] {
		return this.plies.map(({ move }) => move);
	}

	get ply(): number {
		return this.plies.length;
	}

	/** Who is out in the current phase, in the order it happened, and why. */
	get out(): readonly Out[] {
		return this.turn.out;
	}

	/** What has to be announced since the last move: who went out, which phase began. */
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

	/** The moves a colour could make if it were its turn now: how far it can still reach. None once it is out. */
	movesOf(colour: Colour): Move[] {
		const { phase, out } = this.turn;
		if (phase === null || out.some((entry) => entry.colour === colour)) return [];
		return rulesOf(phase).legalMoves(this.state, seatOf(colour));
	}

	/** As many as `legalMoves` has, without making the list. */
	countLegalMoves(): number {
		const { phase, colour } = this.turn;
		return phase === null ? 0 : rulesOf(phase).countMoves(this.state, colour);
	}

	/** Why the move may not be played, with the cells that show it; null when it is legal. */
	check(move: Move): Illegal | null {
		const deed = this.resolve(move);
		return deed.ok ? null : deed.error;
	}

	/** The same for a stone held over the board: any cells, floating or overlapping ones too. */
	checkCells(stone: Stone, cells: readonly Cell[]): Illegal | null {
		const { phase, colour } = this.turn;
		return phase === null ? OVER : rulesOf(phase).checkCells(this.state, colour, stone, cells);
	}

	/** Plays the move for the colour whose turn it is. */
	play(move: Move): Result<Played, Illegal> {
		const deed = this.resolve(move);
		if (!deed.ok) return deed;
		const turnBefore = this.turn;
		this.plies.push({ move, deed: deed.value, turnBefore });
		this.state.do(deed.value);
		this.turn = nextTurn(this.state, turnBefore, deed.value.to === null);
		const cells = this.cellsFrom(deed.value.to ?? []);
		return ok({ colour: colourAt(turnBefore.colour), move, cells, notices: this.turn.notices });
	}

	/** Takes the last move back and returns it; null at the beginning. */
	undo(): Move | null {
		const last = this.plies.pop();
		if (!last) return null;
		this.state.undo(last.deed);
		this.turn = last.turnBefore;
		return last.move;
	}

	/** The stones a colour can still place; in the transfer phase those still inside the red line. */
	hand(colour: Colour): readonly Stone[] {
		const { hand, built } = this.state;
		return stonesIn((this.turn.intermediate ? built : hand)[seatOf(colour)]!);
	}

	/** The ruin stones still to be placed; none when the ruin is finished or the mode has none. */
	ruinHand(): readonly Stone[] {
		return this.phase === 'ruin' ? stonesIn(this.state.hand[RUIN]!) : [];
	}

	/** Every stone on the board. */
	stones(): readonly PlacedStone[] {
		const { built, moved } = this.state;
		return OWNERS.flatMap((owner, index) =>
			stonesIn(built[index]! | moved[index]!).map((stone) => {
				const cells = this.cellsFrom(this.state.stoneCells(index, stoneIndex(stone)));
				return { owner, stone, cells };
			}),
		);
	}

	/** Scores of all colours in seat order, of the position as it stands. */
	scores(): Score[] {
		return scoresOf(this.state, this.turn.intermediate);
	}

	outcome(): Outcome {
		if (this.turn.phase !== null) return { kind: 'running' };
		return outcomeOf(this.state.mode, this.scores());
	}

	/** The map from above: owner, height and whether it is final, for every square of the plan. */
	topView(): SquareView[] {
		return topView(this.state, this.turn.phase);
	}

	private resolve(move: Move): Result<Deed, Illegal> {
		const { phase, colour } = this.turn;
		return phase === null ? err(OVER) : rulesOf(phase).resolve(this.state, colour, move);
	}

	private cellsFrom(numbers: readonly number[]): readonly Cell[] {
		return numbers.map((number) => cellFromNumber(this.state.board.grid, number)).sort(compareCells);
	}
}

const OVER: Illegal = { code: 'over', cells: [] };
