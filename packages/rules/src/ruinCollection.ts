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
/** What commands and records call a ruin of the collection: lower case, words joined by hyphens. */
export type RuinName = BoardData[2 | 3][number][0];

/** A ruin of the collection, with all eleven stones. docs/RUINS.md says how fair it is to each seat. */
export interface Ruin {
	readonly name: RuinName;
	/** The Inca site that it is named after, as it is written in every language. */
	readonly title: string;
	/** The id of its board. */
	readonly scenario: string;
	readonly players: number;
	/** Its moves as the digits of a game link. */
	readonly digits: string;
	/** How many games equally strong bots played on it after it had been chosen; 0 where nobody has tried it yet. */
	readonly games: number;
	/** How many percent of these games each seat won. */
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

/** The ruins of a board for this many players; none for boards that are not built in. */
export const ruinsFor = (scenario: Scenario, players: number): readonly Ruin[] =>
	RUINS.filter((ruin) => ruin.scenario === scenario.id && ruin.players === players && isBuiltIn(scenario));

/** How far the win shares may be off: half of the widest 95 % interval, in percent. */
export function errorOfShares({ games, winShares }: Pick<Ruin, 'games' | 'winShares'>): number {
	const variances = winShares.map((share) => (share * (100 - share)) / games);
	return 1.96 * Math.sqrt(Math.max(...variances));
}

/** Finds a ruin by its name or its title, in either case, with or without accents. */
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

/** Lays a ruin of the collection, on the board and for the players that it was made for. */
export function layNamedRuin(position: Position, ruin: Ruin): Result<null, NamedRuinError> {
	const { scenario, players } = position.setup;
	if (!ruinsFor(scenario, players).includes(ruin)) return err({ code: 'ruinOtherBoard', ruin });
	const laid = layRuin(position, movesOfRuin(ruin));
	return laid.ok ? laid : err({ code: 'ruinBegun', illegal: laid.error.illegal });
}

const known = new Map<Ruin, readonly Move[]>();

/** The moves of a ruin, in the order in which they are laid. */
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

/** The ruin of the collection that a game is played on, wherever the game comes from; null when it is another. */
export function ruinOf({ setup, moves }: Pick<ReadonlyPosition, 'setup' | 'moves'>): Ruin | null {
	if (setup.mode !== 'ruinas') return null;
	const laid = textOf(moves.slice(0, STONES.length));
	return ruinsFor(setup.scenario, setup.players).find((ruin) => textOf(movesOfRuin(ruin)) === laid) ?? null;
}

const textOf = (moves: readonly Move[]): string => moves.map(makeMove).join();
