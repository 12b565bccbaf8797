import type { Engine, ThinkError } from '@rumis/engine';
import { err, makeMove, type Result } from '@rumis/rules';
import type { GameState, Question } from './game/state.js';

/** The part of an engine that a game needs. */
export type MoveEngine = Pick<Engine, 'chooseMove'>;

export interface Asked {
	readonly question: Question;
	/** Stops thinking; the callback is not called any more. */
	cancel(): void;
}

/**
 * Requests a move. The answer is delayed by at least `pace` milliseconds: nobody could follow five bots that
 * answer at once.
 */
export function ask(
	adviser: MoveEngine,
	{ table: { position, config } }: GameState,
	question: Question,
	pace: number,
	tell: (answer: Result<string, string>) => void,
): Asked {
	const moves = position.moves.map(makeMove);
	// One seed for all seats: the engine can then reuse its search tree.
	const thinking = adviser.chooseMove({ setup: position.setup, moves, bot: question.bot, seed: config.seed });
	const readyAt = Date.now() + pace;
	let timer: NodeJS.Timeout | null = null;
	let isCancelled = false;
	const tellInTime = (answer: Result<string, string>): void => {
		if (!isCancelled) timer = setTimeout(() => tell(answer), Math.max(0, readyAt - Date.now()));
	};
	thinking.done.then(
		(answer) => tellInTime(answer.ok ? answer : err(THINK_WORDS[answer.error.code])),
		(error: unknown) => tellInTime(err(error instanceof Error ? error.message : String(error))),
	);
	return {
		question,
		cancel() {
			isCancelled = true;
			if (timer) clearTimeout(timer);
			thinking.cancel();
		},
	};
}

const THINK_WORDS: Readonly<Record<ThinkError['code'], string>> = {
	thinkSetup: 'cannot play this game',
	thinkMove: 'does not understand a move',
	thinkOver: 'thinks the game is over',
	thinkBot: 'there is no such bot',
	thinkNobody: 'no other player can move',
	thinkCancelled: 'was stopped',
};
