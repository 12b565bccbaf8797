import {
	err,
	type FindScenario,
	type Game,
	type Move,
	mainLine,
	ok,
	Position,
	parseRecord,
	type RecordError,
	type Result,
	type Setup,
} from '@rumis/rules';

/** A ruin as it was built in a saved game. */
export interface SavedRuin {
	readonly setup: Setup;
	readonly moves: readonly Move[];
}

/** Extracts the ruin from the record of a game. */
export function parseRuin(
	text: string,
	find: FindScenario,
): Result<SavedRuin, RecordError | { readonly code: 'ruinNone' }> {
	const game = parseRecord(text, find);
	if (!game.ok) return game;
	const moves = ruinMoves(game.value);
	return moves.length > 0 ? ok({ setup: game.value.setup, moves }) : err({ code: 'ruinNone' });
}

function ruinMoves(game: Game): readonly Move[] {
	const position = Position.start(game.setup);
	if (!position.ok) return [];
	return mainLine(game).filter((move) => {
		const isRuin = position.value.phase === 'ruin';
		position.value.play(move);
		return isRuin;
	});
}
