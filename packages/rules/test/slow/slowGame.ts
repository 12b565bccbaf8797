/** A game from its first stone to its result, by the rules §4-§9; this file handles the turn order. */

import { cellsOfStone, RUIN, squareName, topOf, withoutCells, withStone } from './board.js';
import { hasMove, type Move, movesWith, type Position } from './moves.js';
import { resultText, scoresOf } from './scoring.js';
import { type Site, type SlowSetup, siteOf } from './site.js';
import { STONES } from './stones.js';

export type { SlowMode, SlowScenario, SlowSetup } from './site.js';

const EMPTY: Position = {
	phase: 'build',
	toPlay: null,
	board: new Map(),
	out: [],
	lastPlacer: null,
	intermediate: null,
	aside: [],
};

export class SlowGame {
	readonly #site: Site;
	/** Every position so far; positions are immutable, so undo drops the last one. */
	readonly #positions: Position[];

	constructor(setup: SlowSetup) {
		this.#site = siteOf(setup);
		this.#positions = [setup.mode === 'ruinas' ? this.#beginRuin() : this.#giveTurn(EMPTY, setup.start)];
	}

	phase(): 'ruin' | 'build' | 'transfer' | 'over' {
		return this.#now().phase;
	}

	/** The colour to move, for a ruin stone the colour of the seat; null when the game is over. */
	toPlay(): string | null {
		return this.#now().toPlay;
	}

	legalMoves(): string[] {
		return STONES.flatMap((stone) => this.#movesWith(stone))
			.map((move) => move.text)
			.sort();
	}

	play(text: string): void {
		const move = this.#movesWith(text.split(' ')[0]!).find((legal) => legal.text === text);
		if (move === undefined) throw new Error(`illegal: ${text}`);
		this.#positions.push(this.#after(this.#now(), move));
	}

	undo(): void {
		if (this.#positions.length === 1) throw new Error('cannot undo');
		this.#positions.pop();
	}

	/** The colours that are out in this phase, in seat order. */
	out(): string[] {
		return this.#site.colours.filter((colour) => this.#now().out.includes(colour));
	}

	scores(): number[] {
		return scoresOf(this.#site, this.#now());
	}

	intermediate(): number[] | null {
		const { intermediate } = this.#now();
		return intermediate && [...intermediate];
	}

	result(): string {
		return this.phase() === 'over' ? resultText(this.#site, this.scores()) : 'running';
	}

	topView(): { square: string; owner: string | null; height: number }[] {
		return this.#site.squares.map((ground) => {
			const { cube, height } = topOf(this.#now().board, ground);
			return { square: squareName(ground), owner: cube?.colour ?? null, height };
		});
	}

	#now(): Position {
		return this.#positions.at(-1)!;
	}

	#movesWith(stone: string): Move[] {
		const { toPlay } = this.#now();
		if (toPlay === null || !STONES.includes(stone)) return [];
		return movesWith(this.#site, this.#now(), toPlay, stone);
	}

	#after(position: Position, move: Move): Position {
		const colour = position.toPlay!;
		switch (position.phase) {
			case 'ruin':
				return this.#giveRuinTurn(placed(position, RUIN, move), this.#following(colour));
			case 'build':
				return this.#giveTurn(placed(position, colour, move), this.#following(colour));
			default:
				return this.#giveTurn(transferred(position, colour, move), this.#following(colour));
		}
	}

	/** §8: the ruin is built in turn, seat 1 first, whoever starts the game afterwards. */
	#beginRuin(): Position {
		return this.#giveRuinTurn({ ...EMPTY, phase: 'ruin' }, this.#site.colours[0]!);
	}

	/** The ruin is common: what fits, fits for all. If nothing fits, the ruin phase ends. */
	#giveRuinTurn(position: Position, colour: string): Position {
		if (hasMove(this.#site, position, colour)) return { ...position, toPlay: colour };
		return this.#giveTurn({ ...position, phase: 'build', lastPlacer: null }, this.#site.setup.start);
	}

	/**
	 * Walks in seat order to the first colour that can move. One that cannot at its turn is out permanently;
	 * when every colour is out, the phase ends.
	 */
	#giveTurn(position: Position, first: string): Position {
		let { out } = position;
		let colour = first;
		while (out.length < this.#site.colours.length) {
			if (!out.includes(colour)) {
				if (hasMove(this.#site, position, colour)) return { ...position, out, toPlay: colour };
				out = [...out, colour];
			}
			colour = this.#following(colour);
		}
		return this.#endPhase({ ...position, out });
	}

	/** §9: after the build phase comes the transfer, in which all colours are in again. */
	#endPhase(position: Position): Position {
		const { mode, start } = this.#site.setup;
		if (mode !== 'transfer' || position.phase === 'transfer') {
			return { ...position, phase: 'over', toPlay: null };
		}
		const intermediate = scoresOf(this.#site, position);
		const begins = position.lastPlacer ?? start;
		return this.#giveTurn({ ...position, phase: 'transfer', out: [], intermediate }, begins);
	}

	#following(colour: string): string {
		const { colours } = this.#site;
		return colours[(colours.indexOf(colour) + 1) % colours.length]!;
	}
}

function placed(position: Position, colour: string, { stone, cells }: Move): Position {
	return { ...position, board: withStone(position.board, { colour, stone }, cells!), lastPlacer: colour };
}

/** Removes the stone; rebuilds it, or puts it aside, which makes its player out. */
function transferred(position: Position, colour: string, move: Move): Position {
	const { stone, cells } = move;
	const rest = {
		...position,
		board: withoutCells(position.board, cellsOfStone(position.board, { colour, stone })),
	};
	if (cells !== null) return placed(rest, colour, move);
	return { ...rest, aside: [...position.aside, colour], out: [...position.out, colour] };
}
