import type { Move, ReadonlyPosition } from '@rumis/rules';
import { SearchBoard } from './board/searchBoard.js';
import type { Bot, Thought } from './bot.js';
import { GlanceBot } from './glanceBot.js';
import { scaledSims, type Work } from './levels.js';
import { SearchBot, type SearchStyle } from './searchBot.js';

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
			return work.kind === 'glances' ? work.glances : 1;
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
		return this.workFor(new SearchBoard(position.setup)).kind === 'glances' ? this.glancing : this.searching;
	}
}
