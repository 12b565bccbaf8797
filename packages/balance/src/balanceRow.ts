/**
 * A shipped measurement: the bot, games, then by seat wins, their error (both in thousandths) and points;
 * ties, drama, board use and games with a player shut out (in thousandths); lead changes.
 */
export type BalanceRow = readonly [
	bot: string,
	games: number,
	wins: readonly number[],
	errors: readonly number[],
	points: readonly number[],
	shares: readonly number[],
	leadChanges: number,
];
