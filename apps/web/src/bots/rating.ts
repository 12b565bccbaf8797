/** Your rating against bots: how a game changes it, and which opponent it suggests. */
import { LEVEL_RATINGS, LEVELS, type Level } from '@rumis/engine';
import {
	expectedScore,
	NEWCOMER,
	type Outcome,
	PROVISIONAL,
	pairWeight,
	rate,
	type Strength,
	strengthAt,
} from '@rumis/ratings';
import { modeOf } from '@rumis/rules';
import { personsAt, standingsOf, type Table } from '@rumis/table';
import type { BotGame, BotGames } from '../device/botGames.js';
import { botPerson } from '../wording/botPersons.js';

/** A first-time player is below the middle of the ladder. */
export const BEGINNER: Strength = { ...NEWCOMER, rating: 1000 };

/** The uncertainty of the measured levels, which never change. */
const BOT_DEVIATION = 60;

export const opponentOf = (level: Level): Outcome['opponent'] => ({
	rating: LEVEL_RATINGS[level],
	deviation: BOT_DEVIATION,
});

/** The result of a finished table for the only person among bots; null if there is no such person. */
export function resultOf(
	table: Table,
): (Pick<BotGame, 'bots' | 'score'> & { outcomes: readonly Outcome[] }) | null {
	const standings = standingsOf(table);
	const [own, ...others] = personsAt(table.seats);
	if (!standings || own === undefined || others.length > 0) return null;
	const { sideOfSeat } = modeOf(table.config.setup.mode);
	const ownRank = standings[own]!.rank;
	const bots: string[] = [];
	const outcomes: Outcome[] = [];
	for (const { seat, rank } of standings) {
		const who = table.seats[seat]!;
		const level = who.kind === 'bot' ? botPerson(who.bot)?.level : undefined;
		if (sideOfSeat(seat) === sideOfSeat(own)) continue;
		if (who.kind !== 'bot' || level === undefined) return null;
		bots.push(who.bot);
		outcomes.push({ opponent: opponentOf(level), score: scoreOf(ownRank, rank), weight: 1 });
	}
	if (bots.length === 0) return null;
	const weight = pairWeight(bots.length + 1);
	const best = Math.min(
		...standings.filter(({ seat }) => sideOfSeat(seat) !== sideOfSeat(own)).map(({ rank }) => rank),
	);
	return {
		bots,
		score: scoreOf(ownRank, best),
		outcomes: outcomes.map((outcome) => ({ ...outcome, weight })),
	};
}

const scoreOf = (own: number, other: number): number => (own === other ? 0.5 : own < other ? 1 : 0);

/** Your rating now; it becomes less certain while you do not play. */
export function strengthNow({ games }: BotGames, now: number): Strength {
	const last = games.at(-1);
	return last ? strengthAt(last.strength, last.at, now) : BEGINNER;
}

export function strengthAfter(before: Strength, outcomes: readonly Outcome[], isHelped: boolean): Strength {
	return isHelped ? before : rate(before, outcomes);
}

/** The rating is so uncertain that it is shown with a question mark. */
export const isProvisional = ({ deviation }: Strength): boolean => deviation > PROVISIONAL;

/** The level for beginners: the second easiest, so that there is something to win. */
const FIRST_LEVEL: Level = 2;

/** The level against which you should win about every second game; between two levels, the easier one. */
export function suggestedLevel(games: BotGames, now: number): Level {
	if (games.games.every(({ isHelped }) => isHelped)) return FIRST_LEVEL;
	const strength = strengthNow(games, now);
	const distance = (level: Level): number => Math.abs(expectedScore(strength, opponentOf(level)) - 0.5);
	return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

export interface Tally {
	readonly won: number;
	readonly drawn: number;
	readonly lost: number;
	/** Finished with help; not included in the other counts. */
	readonly helped: number;
}

/** Your results against this bot. */
export function tallyOf({ games }: BotGames, bot: string): Tally {
	const own = games.filter(({ bots }) => bots.includes(bot));
	const counted = own.filter(({ isHelped }) => !isHelped);
	const count = (score: number): number => counted.filter((game) => game.score === score).length;
	return { won: count(1), drawn: count(0.5), lost: count(0), helped: own.length - counted.length };
}
