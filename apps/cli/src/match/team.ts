import { commandWords } from './commandWords.js';
import { GtpPlayer } from './gtpPlayer.js';
import type { MatchPlan } from './plan.js';
import { botPlayer, type MakeBot, type Player } from './player.js';

/** What stands before the command of an outside program. */
export const GTP = 'gtp:';

/**
 * The players of one thread. A bot that has several seats in a game is there several times: what one of them
 * has thought must not help the other. They are kept from game to game, because making one may take long.
 */
export class Team {
	private readonly players = new Map<string, Player>();

	constructor(
		private readonly plan: MatchPlan,
		private readonly makeBot: MakeBot,
	) {}

	/** A player for every seat, by the number of its bot. */
	seat(seats: readonly number[]): Player[] {
		return seats.map((bot, seat) => {
			const copy = seats.slice(0, seat).filter((other) => other === bot).length;
			const key = `${bot}.${copy}`;
			const player = this.players.get(key) ?? this.make(bot);
			this.players.set(key, player);
			return player;
		});
	}

	async close(): Promise<void> {
		await Promise.all([...this.players.values()].map((player) => player.close()));
	}

	private make(number: number): Player {
		const { spec } = this.plan.bots[number]!;
		if (spec.startsWith(GTP)) return new GtpPlayer(commandWords(spec.slice(GTP.length)) ?? [], this.plan);
		const bot = this.makeBot(spec, 0);
		if (!bot.ok) throw new Error(`${bot.error.code}: ${bot.error.found}`);
		return botPlayer(bot.value);
	}
}
