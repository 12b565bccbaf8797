import { loadSolutions, type PuzzleSolution } from '@rumis/engine/puzzles';
import { err, makeMove, ok, parseMove, type Result } from '@rumis/rules';

let loading: Promise<ReadonlyMap<string, PuzzleSolution>> | null = null;

/** The puzzle with this id and its solution; null if the collection has none. */
export async function findSolution(id: string): Promise<PuzzleSolution | null> {
	loading ??= loadSolutions();
	return (await loading).get(id) ?? null;
}

/** The attempt in canonical form: clients may write a move in any notation. Null means giving up. */
export function readAnswer(text: string | null): Result<string | null, { readonly code: 'badMessage' }> {
	if (text === null) return ok(null);
	const move = parseMove(text);
	return move.ok ? ok(makeMove(move.value)) : err({ code: 'badMessage' });
}
