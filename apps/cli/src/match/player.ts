import type { Bot, BotError } from '@rumis/engine';
import { err, type Move, ok, type Position, type Result } from '@rumis/rules';

/** What a match needs of a bot. */
export type MatchBot = Pick<Bot, 'choose' | 'newGame'>;
export type MakeBot = (spec: string, seed: number) => Result<MatchBot, BotError>;

/** A participant of a match. Errors are reasons for a forfeit, as text. */
export interface Player {
	newGame(seed: number): Promise<Result<null, string>>;
	choose(position: Position): Promise<Result<Move, string>>;
	close(): Promise<void>;
}

/** One of our own bots. A failure is a bug, but must not abort the match. */
export function botPlayer(bot: MatchBot): Player {
	return {
		newGame: async (seed) =>
			attempt(() => {
				bot.newGame(seed);
				return null;
			}),
		choose: async (position) => attempt(() => bot.choose(position)),
		close: async () => {},
	};
}

function attempt<Value>(task: () => Value): Result<Value, string> {
	try {
		return ok(task());
	} catch (error) {
		return err(`the bot failed: ${error instanceof Error ? error.message : String(error)}`);
	}
}
