import { type Cell, type Colour, makeMove, type Notice, type Owner, Position } from '@rumis/rules';
import { ownerToPlay } from './hand/placements.js';

/** A move that was played, as it is told afterwards. */
export interface Entry {
	/** Counted from 1: the position after so many moves is the one it led to. */
	readonly number: number;
	/** Who moved, and whose stone it was: the ruin's are nobody's. */
	readonly colour: Colour;
	readonly owner: Owner;
	readonly text: string;
	readonly cells: readonly Cell[];
	readonly notices: readonly Notice[];
}

const KNOWN = new WeakMap<Position, readonly Entry[]>();

/** All moves so far. A position knows only the moves themselves, so the game is gone through once more. */
export function historyOf(position: Position): readonly Entry[] {
	const known = KNOWN.get(position) ?? tell(position);
	KNOWN.set(position, known);
	return known;
}

function tell(position: Position): Entry[] {
	const again = positionAfter(position, 0);
	return position.moves.map((move, index) => {
		const owner = ownerToPlay(again)!;
		const played = again.play(move);
		if (!played.ok) throw new Error(`a legal game became illegal: ${played.error.code}`);
		const { colour, cells, notices } = played.value;
		return { number: index + 1, colour, owner, text: makeMove(move), cells, notices };
	});
}

/** The same game after its first `ply` moves. */
export function positionAfter(position: Position, ply: number): Position {
	const started = Position.start(position.setup);
	if (!started.ok) throw new Error(`not a game: ${started.error.code}`);
	for (const move of position.moves.slice(0, ply)) started.value.play(move);
	return started.value;
}
