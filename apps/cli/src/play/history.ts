import { type Cell, type Colour, makeMove, type Notice, type Owner, Position } from '@rumis/rules';
import { ownerToPlay } from '@rumis/table';
import { ME, playerToMove, type Seats } from './seats.js';

/** A move that was played, as it is told afterwards. */
export interface Entry {
	readonly number: number;
	/** Who moved, and whose stone it was: the ruin's are nobody's. */
	readonly colour: Colour;
	readonly owner: Owner;
	readonly player: string;
	readonly text: string;
	readonly cells: readonly Cell[];
	readonly notices: readonly Notice[];
}

const KNOWN = new WeakMap<Position, readonly Entry[]>();

/** All moves so far. A position knows only the moves themselves, so the game is gone through once more. */
export function historyOf(position: Position, seats: Seats): readonly Entry[] {
	const known = KNOWN.get(position) ?? tell(position, seats);
	KNOWN.set(position, known);
	return known;
}

function tell(position: Position, seats: Seats): Entry[] {
	const again = positionAfter(position, 0);
	return position.moves.map((move, index) => {
		const owner = ownerToPlay(again)!;
		const player = playerToMove(again, seats) ?? ME;
		const played = again.play(move);
		if (!played.ok) throw new Error(`a legal game became illegal: ${played.error.code}`);
		const { colour, cells, notices } = played.value;
		return { number: index + 1, colour, owner, player, text: makeMove(move), cells, notices };
	});
}

/** The moves since the person last moved: what there is to look at. */
export function newEntries(position: Position, seats: Seats): readonly Entry[] {
	const entries = historyOf(position, seats);
	const last = entries.findLastIndex(({ player }) => player === ME);
	const isNew = entries.slice(last + 1);
	return isNew.length > 0 ? isNew : entries.slice(-1);
}

/** The same game after its first `ply` moves. */
export function positionAfter(position: Position, ply: number): Position {
	const started = Position.start(position.setup);
	if (!started.ok) throw new Error(`not a game: ${started.error.code}`);
	for (const move of position.moves.slice(0, ply)) started.value.play(move);
	return started.value;
}
