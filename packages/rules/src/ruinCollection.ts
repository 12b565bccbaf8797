import { COLOURS } from './board/colour.js';
import type { Illegal } from './board/illegal.js';
import type { Move } from './board/move.js';
import { makeMove } from './board/moveText.js';
import type { Scenario } from './board/scenario.js';
import { STONES } from './board/stone.js';
import { parseMoveDigits } from './compact.js';
import type { Position, ReadonlyPosition } from './position.js';
import { findBuiltin, isBuiltIn } from './recordTags.js';
import { layRuin } from './ruin.js';
import { RUIN_DATA } from './ruinData.js';
import { err, type Result } from './util/result.js';

type BoardData = (typeof RUIN_DATA)[keyof typeof RUIN_DATA];
/** The name of a collected ruin in commands and records: lower case, words joined by hyphens. */
export type RuinName = BoardData[2 | 3][number][0];

/** A ruin from the collection, with all eleven stones. docs/RUINS.md says how fair it is to each seat. */
export interface Ruin {
	readonly name: RuinName;
	/** The Inca site it is named after; the same in every language. */
	readonly title: string;
	/** The id of its board. */
	readonly scenario: string;
	readonly players: number;
	/** Its moves as the digits of a game link. */
	readonly digits: string;
	/** The number of games that equally strong bots played on it after it was chosen; 0 if untested. */
	readonly games: number;
	/** The percentage of these games that each seat won. */
	readonly winShares: readonly number[];
}

export const RUINS: readonly Ruin[] = Object.entries(RUIN_DATA).flatMap(([scenario, board]) =>
	([2, 3] as const).flatMap((players) =>
		board[players].map(([name, title, digits, games, winShares]) => {
			return { name, title, scenario, players, digits, games, winShares };
		}),
	),
);

export const RUIN_NAMES: readonly RuinName[] = RUINS.map(({ name }) => name);

/** The ruins of a board for this many players; none for custom boards. */
export const ruinsFor = (scenario: Scenario, players: number): readonly Ruin[] =>
	RUINS.filter((ruin) => ruin.scenario === scenario.id && ruin.players === players && isBuiltIn(scenario));

/** The error of the win shares: half of the widest 95 % interval, in percent. */
export function errorOfShares({ games, winShares }: Pick<Ruin, 'games' | 'winShares'>): number {
	const variances = winShares.map((share) => (share * (100 - share)) / games);
	return 1.96 * Math.sqrt(Math.max(...variances));
}

/** Finds a ruin by name or title, ignoring case and accents. */
export function findRuin(text: string): Ruin | null {
	const wanted = plain(text);
	return RUINS.find(({ name }) => name === wanted) ?? null;
}

const plain = (text: string): string =>
	text
		.trim()
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/[\s_-]+/g, '-');

export type NamedRuinError =
	| { readonly code: 'ruinOtherBoard'; readonly ruin: Ruin }
	| { readonly code: 'ruinBegun'; readonly illegal: Illegal };

/** Places a ruin from the collection, if it matches the board and the players. */
export function layNamedRuin(position: Position, ruin: Ruin): Result<null, NamedRuinError> {
	const { scenario, players } = position.setup;
	if (!ruinsFor(scenario, players).includes(ruin)) return err({ code: 'ruinOtherBoard', ruin });
	const laid = layRuin(position, movesOfRuin(ruin));
	return laid.ok ? laid : err({ code: 'ruinBegun', illegal: laid.error.illegal });
}

const known = new Map<Ruin, readonly Move[]>();

/** The moves of a ruin, in order. */
export function movesOfRuin(ruin: Ruin): readonly Move[] {
	const moves = known.get(ruin) ?? readMoves(ruin);
	known.set(ruin, moves);
	return moves;
}

function readMoves({ name, scenario: id, players, digits }: Ruin): readonly Move[] {
	const scenario = findBuiltin(id);
	const setup = scenario && { scenario, players, mode: 'ruinas' as const, start: COLOURS[0] };
	const moves = setup && parseMoveDigits(setup, STONES.length, digits);
	if (!moves) throw new Error(`not a ruin: ${name}`);
	return moves;
}

/** The collected ruin that a game is played on, whatever its source; null if it is another one. */
export function ruinOf({ setup, moves }: Pick<ReadonlyPosition, 'setup' | 'moves'>): Ruin | null {
	if (setup.mode !== 'ruinas') return null;
	const laid = textOf(moves.slice(0, STONES.length));
	return ruinsFor(setup.scenario, setup.players).find((ruin) => textOf(movesOfRuin(ruin)) === laid) ?? null;
}

const textOf = (moves: readonly Move[]): string => moves.map(makeMove).join();
