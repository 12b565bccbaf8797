import { ALL_STONES, type Move, type ReadonlyPosition } from '@rumis/rules';
import { boardFrom } from './board/convert.js';
import { BUILD_PHASE, type SearchBoard } from './board/searchBoard.js';
import type { Bot, Thought } from './bot.js';
import { GlanceBot } from './glanceBot.js';
import { scaledSims, type Work } from './levels.js';
import { SearchBot, type SearchStyle } from './searchBot.js';

/**
 * A search as short as this plays the same first stone in every game. So the colour takes the best of some places
 * instead, which differ from seed to seed.
 */
const SHORT_SEARCH = 100;
const FIRST_LOOKS = 80;

/** Does as much work as the game at hand asks for: some glances, or a search. */
export class LevelBot implements Bot {
	private readonly glancing: GlanceBot;
	private readonly searching: SearchBot;

	constructor(
		readonly name: string,
		style: SearchStyle,
		private readonly workFor: (board: SearchBoard) => Work,
		seed: number,
	) {
		const glances = (board: SearchBoard): number => {
			const work = workFor(board);
			return work.kind === 'glances' ? work.glances : FIRST_LOOKS;
		};
		const sims = (board: SearchBoard): number => {
			const work = workFor(board);
			return work.kind === 'sims' ? scaledSims(work.sims, board) : 1;
		};
		this.glancing = new GlanceBot(name, glances, style.knowledge, seed);
		this.searching = new SearchBot(name, style, (board) => ({ kind: 'sims', sims: sims(board) }), seed);
	}

	newGame(seed: number): void {
		this.glancing.newGame(seed);
		this.searching.newGame(seed);
	}

	choose(position: ReadonlyPosition): Move {
		return this.playerOf(position).choose(position);
	}

	think(position: ReadonlyPosition): Thought {
		return this.playerOf(position).think(position);
	}

	private playerOf(position: ReadonlyPosition): Bot {
		const board = boardFrom(position);
		const work = this.workFor(board);
		if (work.kind === 'glances') return this.glancing;
		const isFirst = board.phase === BUILD_PHASE && board.hand[board.colour] === ALL_STONES;
		return isFirst && work.sims < SHORT_SEARCH ? this.glancing : this.searching;
	}
}
