/** Records the messages a client receives, before the client handles them. */
import type { OnlineTable } from '@rumis/client';
import type { LoggedEvent, ServerMessage } from '@rumis/protocol';
import { makeMove } from '@rumis/rules';
import { parseTable } from '@rumis/table';
import type { Ledger } from './ledger.js';

/** `known` is the client's current table. */
export function recordMessage(ledger: Ledger, known: OnlineTable | null, message: ServerMessage): void {
	if (message.kind === 'table') witnessTable(ledger, known, message);
	else if (message.kind === 'resumed' || message.kind === 'events')
		witnessEvents(ledger, known, message.game, message.events);
	// The store may be unavailable while a client joins.
	else if (message.kind === 'error' && message.error.code !== 'unavailable')
		ledger.report('refused', `game ${message.game ?? ''}: ${message.error.code}`);
}

/** A snapshot: on the first join, or when the server does not know the client's state. */
function witnessTable(
	ledger: Ledger,
	known: OnlineTable | null,
	{ game, info: { epoch, seq }, table }: Extract<ServerMessage, { kind: 'table' }>,
): void {
	if (known?.info.epoch === epoch && seq < known.info.seq)
		ledger.report('lost', `game ${game}: told up to ${known.info.seq}, then shown at ${seq}`);
	ledger.observations.push({ game, epoch, seq, moves: table === null ? [] : movesIn(table) });
}

function movesIn(text: string): string[] {
	const table = parseTable(text);
	if (!table.ok) throw new Error(`a client was told a table that is none: ${table.error.code}`);
	return table.value.position.moves.map(makeMove);
}

/** Subsequent events: in order, without gaps or duplicates. */
function witnessEvents(
	ledger: Ledger,
	known: OnlineTable | null,
	game: string,
	events: readonly LoggedEvent[],
): void {
	let last = known?.info.seq ?? 0;
	for (const logged of events) {
		if (logged.seq !== last + 1) ledger.report('gap', `game ${game}: told ${logged.seq} after ${last}`);
		ledger.heard(game, known?.info.epoch ?? '', logged);
		last = logged.seq;
	}
}
