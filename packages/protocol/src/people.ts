/** What the server answers about accounts, ratings, tokens and notices. */

/** Glicko-2 among those who play with so many at a table. */
export interface Rating {
	/** From 2 to 6. */
	readonly players: number;
	/** Whole numbers, as they are shown; 1500 is where everybody begins. */
	readonly rating: number;
	/** How far off it may well be. It grows while one does not play. */
	readonly deviation: number;
	/** The games that counted. */
	readonly games: number;
	/** So uncertain that it is not in the leaderboard. */
	readonly isProvisional: boolean;
}

/** GET /api/accounts/:name */
export interface Profile {
	readonly name: string;
	/** When the account was made. */
	readonly since: number;
	/** For each number of players that counted so far, the smallest first. */
	readonly ratings: readonly Rating[];
	/** All finished games of the account, those that did not count too. */
	readonly games: number;
}

export interface LeaderboardEntry {
	/** From 1. Who has the same rating has the same rank. */
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

/** A token as its owner sees it later: never again with its secret. */
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

/** The answer to POST /api/tokens. `token` is shown this one time. */
export interface NewToken {
	readonly id: string;
	readonly label: string;
	readonly token: string;
}

/** GET /api/push. The key that a browser subscribes with; null where the host sends no notices. */
export interface PushKey {
	readonly key: string | null;
}

/** What a service worker is sent: `seat` is to move at `game`. It words the notice in its own language. */
export interface PushNotice {
	readonly kind: 'turn';
	readonly game: string;
	readonly seat: number;
	/** When the time for the move is up; null without a clock. */
	readonly deadline: number | null;
}
