import { commandWords } from './commandWords.js';
import { GtpPlayer } from './gtpPlayer.js';
import type { MatchPlan } from './plan.js';
import { botPlayer, type MakeBot, type Player } from './player.js';

/** The prefix of an external program's command. */
export const GTP = 'gtp:';

/**
 * The players of one thread. A bot with several seats in a game has several instances: they must not share
 * their thinking. They are reused between games, because creating one may take long.
 */
export class Team {
	private readonly players = new Map<string, Player>();

	constructor(
		private readonly plan: MatchPlan,
		private readonly makeBot: MakeBot,
	) {}

	/** A player for every seat, by bot index. */
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
