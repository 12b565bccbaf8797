/** Responses about accounts, ratings, tokens and notices. */

/** Glicko-2, per number of players at the table. */
export interface Rating {
	/** From 2 to 6. */
	readonly players: number;
	/** Rounded for display; everyone starts at 1500. */
	readonly rating: number;
	/** The uncertainty. It grows while the player is inactive. */
	readonly deviation: number;
	/** The number of rated games. */
	readonly games: number;
	/** Too uncertain for the leaderboard. */
	readonly isProvisional: boolean;
}

/** GET /api/accounts/:name */
export interface Profile {
	readonly name: string;
	/** When the account was created. */
	readonly since: number;
	/** For each number of players with rated games, in ascending order. */
	readonly ratings: readonly Rating[];
	/** All finished games of the account, including unrated ones. */
	readonly games: number;
}

export interface LeaderboardEntry {
	/** From 1. Equal ratings share a rank. */
	readonly rank: number;
	readonly name: string;
	readonly rating: number;
	readonly deviation: number;
	readonly games: number;
}

/** GET /api/leaderboard */
export interface Leaderboard {
	readonly players: number;
	readonly entries: readonly LeaderboardEntry[];
}

/** A token in the owner's list, without its secret. */
export interface TokenInfo {
	readonly id: string;
	readonly label: string;
	readonly madeAt: number;
	readonly usedAt: number | null;
}

/** GET /api/tokens */
export interface TokenList {
	readonly tokens: readonly TokenInfo[];
}

/** The response to POST /api/tokens. `token` is shown only once. */
export interface NewToken {
	readonly id: string;
	readonly label: string;
	readonly token: string;
}

/** GET /api/push. The key for browser subscriptions; null if push notices are off. */
export interface PushKey {
	readonly key: string | null;
}

/**
 * The payload for a service worker: `seat` is to move at `game`. The worker writes the text in its own
 * language.
 */
export interface PushNotice {
	readonly kind: 'turn';
	readonly game: string;
	readonly seat: number;
	/** The deadline of the move; null without a clock. */
	readonly deadline: number | null;
}
