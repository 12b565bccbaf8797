/** Legal moves at a table, for tests. */
import { makeMove, seededRandom } from '@rumis/rules';
import { act, parseTable, type Table } from '@rumis/table';
import { TestClient } from './client.js';

/** Parses the table text that a client received. */
export function readTable(text: string | null): Table {
	const table = parseTable(text ?? '');
	if (!table.ok) throw new Error(table.error.code);
	return table.value;
}

/** Plays a random legal move on a local copy of the table. */
export function randomMove(table: Table, seed: number): { readonly text: string; readonly next: Table } {
	const moves = table.position.legalMoves();
	const text = makeMove(moves[seededRandom(seed).below(moves.length)]!);
	const next = act(table, 'host', { kind: 'move', ply: table.position.ply, move: text });
	if (!next.ok) throw new Error(next.error.code);
	return { text, next: next.value };
}

/** The table as a spectator sees it. */
export async function tableAt(url: string, game: string): Promise<Table> {
	const watcher = new TestClient(url);
	await watcher.connect();
	const seen = await watcher.join(game);
	watcher.drop();
	return readTable(seen.kind === 'table' ? seen.table : null);
}

/** Plays this many random moves, in turn. */
export async function playByChance(
	game: string,
	players: readonly TestClient[],
	moves: number,
): Promise<void> {
	for (const player of players) await player.join(game);
	let table = await tableAt(players[0]!.url, game);
	for (let ply = 0; ply < moves; ply++) {
		const { text, next } = randomMove(table, ply + 1);
		const answer = await players[ply % players.length]!.ask({ kind: 'move', game, ply, move: text });
		if (answer.kind !== 'ack') throw new Error(answer.error.code);
		table = next;
	}
}
