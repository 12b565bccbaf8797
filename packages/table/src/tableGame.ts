import {
	type Colour,
	coloursOfSeat,
	type Game,
	gameOf,
	mainLine,
	makeMove,
	Position,
	type Result,
	ruinOf,
	seatOfColour,
} from '@rumis/rules';
import { act } from './decide.js';
import { cleanName, type Seat } from './seat.js';
import { startTable, type Table, type TableConfig } from './table.js';
import type { TableError } from './tableError.js';

/** The name tag of an anonymous person. */
export const UNNAMED = 'me';

/** The tag with the name of a colour's player: `Yellow`. */
export const nameTagOf = (colour: Colour): string => colour[0]!.toUpperCase() + colour.slice(1);

/** Whether a player's name in a record is a bot's spec. */
export const isBotName = (name: string): boolean => /^(random|greedy|[a-z]+:\d{1,9})$/.test(name);

/** The player's name in a record. A person whose name looks like a bot's gets a capital letter. */
function nameInRecord(seat: Seat): string {
	if (seat.kind === 'bot') return seat.bot;
	if (seat.name === '') return UNNAMED;
	const isTaken = seat.name === UNNAMED || isBotName(seat.name);
	return isTaken ? seat.name[0]!.toUpperCase() + seat.name.slice(1) : seat.name;
}

function seatNamed(tag: string): Seat {
	if (isBotName(tag)) return { kind: 'bot', bot: tag, name: '' };
	return { kind: 'person', name: tag === UNNAMED ? '' : cleanName(tag) };
}

/** The game for a record. Players are stored in the name tags; `tags` has everything else. */
export function gameOfTable({ position, seats }: Table, tags: Iterable<[string, string]> = []): Game {
	const all = new Map(tags);
	// The record writer adds the result itself.
	all.delete('Result');
	for (const colour of position.colours) {
		all.set(nameTagOf(colour), nameInRecord(seats[seatOfColour(position.setup, colour)]!));
	}
	const ruin = ruinOf(position);
	if (ruin) all.set('Ruin', ruin.title);
	return gameOf(position.setup, position.moves, all);
}

/** What a record does not contain. */
export interface TableOfGameOptions {
	readonly seed: number;
	/** Default: `free`. */
	readonly undo?: TableConfig['undo'];
	/** Default: the players named in the record. */
	readonly seats?: readonly Seat[];
}

/** A table that continues a recorded game from the end of its main line. */
export function tableOfGame(game: Game, options: TableOfGameOptions): Result<Table, TableError> {
	const { setup } = game;
	const { seed, undo = 'free', seats = seatsOfGame(game) } = options;
	const moves = mainLine(game).map(makeMove);
	const ruin = finishedRuin(game);
	let table = startTable({ setup, seats, undo, seed, ruin: ruin > 0 ? moves.slice(0, ruin) : 'turns' });
	for (const move of moves.slice(ruin)) {
		if (!table.ok) return table;
		table = act(table.value, 'host', { kind: 'move', ply: table.value.position.ply, move });
	}
	return table;
}

/** The people and bots named in the tags; an empty name for a seat without one. */
export function seatsOfGame({ setup, tags }: Game): readonly Seat[] {
	return Array.from({ length: setup.players }, (_, seat) => {
		const names = coloursOfSeat(setup, seat).map((colour) => tags.get(nameTagOf(colour)) ?? '');
		return seatNamed(names.find((name) => name !== '') ?? '');
	});
}

/**
 * The number of ruin moves, if the ruin is finished: then it is part of the board, as if placed at the start.
 */
function finishedRuin({ setup, next }: Game): number {
	const started = Position.start(setup);
	if (!started.ok) return 0;
	const position = started.value;
	for (let node = next[0]; node && position.phase === 'ruin'; node = node.next[0]) position.play(node.move);
	return position.phase === 'ruin' ? 0 : position.ply;
}
