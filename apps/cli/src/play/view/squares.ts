import {
	type Cell,
	modeOf,
	type Owner,
	type Plan,
	type Played,
	planFor,
	type Square,
	type SquareView,
	seatOfColour,
} from '@rumis/rules';
import { ownerToPlay, squaresTakenFrom, type Table, widthOf } from '@rumis/table';
import { LETTERS } from '../../text/letters.js';
import { isMyTurn } from '../game/game.js';
import { type Ghost, ghostIn } from '../game/hand.js';
import type { GameState } from '../game/state.js';
import type { Tone } from './text.js';

/** The look of a square: four characters, a second line of at most four, and its content. */
export interface SquareLook {
	readonly main: string;
	readonly below: string;
	readonly tone: Tone;
	/** An id of the content; squares with the same content have no border between them. */
	readonly thing: string;
	/** Whether the square is inside the line. */
	readonly isInside: boolean;
}

/** Everything needed to draw squares, computed once for the whole board. */
export interface Sight {
	readonly game: GameState;
	readonly ghost: Ghost | null;
	readonly owner: Owner | null;
	readonly inside: Plan;
	readonly tops: ReadonlyMap<string, string>;
	readonly fresh: ReadonlySet<string>;
	readonly taken: ReadonlySet<string>;
	readonly breaking: ReadonlySet<string>;
}

export const squareKey = ({ x, y }: Square): string => `${x},${y}`;
const keysOf = (squares: readonly Square[]): ReadonlySet<string> => new Set(squares.map(squareKey));

export function sightOf(game: GameState): Sight {
	const {
		table: { position },
		held,
	} = game;
	const { scenario, mode, players } = position.setup;
	const ghost = isMyTurn(game) ? ghostIn(position, held) : null;
	return {
		...{
			game,
			ghost,
			owner: ownerToPlay(position),
			inside: planFor(scenario, modeOf(mode).limitsFor(players)),
		},
		tops: topStones(game),
		fresh: keysOf(freshMoves(game.table).flatMap(({ cells }) => cells)),
		taken: keysOf(ghost ? squaresTakenFrom(position, held.orientation.stone) : []),
		breaking: keysOf(ghost?.misfit?.cells ?? []),
	};
}

/** The moves since a person last moved, or at least the last one: to be highlighted. */
function freshMoves({ position, seats }: Table): readonly Played[] {
	const { history } = position;
	const last = history.findLastIndex(
		({ colour }) => seats[seatOfColour(position.setup, colour)]?.kind === 'person',
	);
	const fresh = history.slice(last + 1);
	return fresh.length > 0 ? fresh : history.slice(-1);
}

/** The visible stone of each square. */
function topStones({ table: { position } }: GameState): ReadonlyMap<string, string> {
	const heights = new Map<string, number>();
	const tops = new Map<string, string>();
	for (const { owner, stone, cells } of position.stones()) {
		for (const cell of cells) {
			if (cell.z < (heights.get(squareKey(cell)) ?? 0)) continue;
			heights.set(squareKey(cell), cell.z);
			tops.set(squareKey(cell), `${owner} ${stone}`);
		}
	}
	return tops;
}

/** The cubes of the ghost on one square. */
const cubesOn = (sight: Sight, { x, y }: Square): readonly Cell[] =>
	sight.ghost?.cells.filter((cell) => cell.x === x && cell.y === y) ?? [];

export function squareLook(sight: Sight, square: SquareView): SquareLook {
	const cubes = cubesOn(sight, square);
	return cubes.length > 0 ? ghostLook(sight, square, cubes) : plainLook(sight, square);
}

/** The held stone: its top level, and below that the current height and the number of cubes it adds. */
function ghostLook(sight: Sight, square: SquareView, cubes: readonly Cell[]): SquareLook {
	const owner = sight.owner ?? 'ruin';
	const height = Math.max(...cubes.map(({ z }) => z)) + 1;
	const { marks, tone } = ghostMarks(sight, square, owner);
	const under = square.owner ? `${LETTERS[square.owner]}${square.height}` : '';
	return {
		main: `${marks[0]}${LETTERS[owner]}${height}${marks[1]}`,
		below: `${under}+${cubes.length}`,
		...{ tone, thing: 'ghost', isInside: isInside(sight, square) },
	};
}

function ghostMarks(sight: Sight, square: Square, owner: Owner): { marks: string; tone: Tone } {
	if (sight.breaking.has(squareKey(square))) return { marks: 'xx', tone: 'breaking' };
	if (sight.ghost?.misfit) return { marks: '()', tone: 'misfit' };
	return sight.game.isHint ? { marks: '<>', tone: 'hint' } : { marks: '[]', tone: `ghost-${owner}` };
}

function plainLook(sight: Sight, square: SquareView): SquareLook {
	const key = squareKey(square);
	const isBreaking = sight.breaking.has(key);
	const rest = { thing: sight.tops.get(key) ?? 'empty', isInside: isInside(sight, square) };
	if (!square.owner) return { ...emptyLook(sight, square, isBreaking), below: '', ...rest };
	const before = isBreaking ? 'x' : sight.taken.has(key) ? '^' : sight.fresh.has(key) ? '*' : ' ';
	const after = isBreaking ? 'x' : square.final ? '!' : ' ';
	const main = `${before}${LETTERS[square.owner]}${square.height}${after}`;
	const limit = sight.game.showLimits && !square.final ? `/${square.limit}` : '';
	return { main, below: limit, tone: isBreaking ? 'breaking' : `on-${square.owner}`, ...rest };
}

function emptyLook(sight: Sight, square: SquareView, isBreaking: boolean): Pick<SquareLook, 'main' | 'tone'> {
	if (isBreaking) return { main: 'x..x', tone: 'breaking' };
	if (!isOpen(sight, square)) return { main: ' -  ', tone: 'beyond' };
	return { main: sight.game.showLimits ? ` /${square.limit} ` : ' .  ', tone: 'empty' };
}

function isInside({ inside, game }: Sight, { x, y }: Square): boolean {
	return (inside.limit[y * widthOf(game.table.position) + x] ?? 0) > 0;
}

/** Whether stones may be placed there now: in the transfer phase that is the other side of the line. */
const isOpen = (sight: Sight, square: SquareView): boolean =>
	square.limit > 0 && isInside(sight, square) === (sight.game.table.position.intermediate === null);
