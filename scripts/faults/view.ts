/** What one client knows of one table, from nothing but what it was told. */
import type { LoggedEvent, ServerMessage } from '@rumis/protocol';
import { makeMove } from '@rumis/rules';
import { evolve, isTableEvent, parseTable, type Table } from '@rumis/table';
import type { Ledger } from './ledger.js';

type Shown = Extract<ServerMessage, { kind: 'table' }>;

export class View {
	epoch: string | null = null;
	seq = 0;
	you: number | null = null;
	table: Table | null = null;
	isOver = false;

	constructor(
		readonly game: string,
		private readonly ledger: Ledger,
	) {}

	/** The whole table: the first time, or when the server does not know what this client knows. */
	show({ info, table }: Shown): void {
		if (this.epoch === info.epoch && info.seq < this.seq)
			this.ledger.complain('lost', `game ${this.game}: told up to ${this.seq}, then shown at ${info.seq}`);
		this.epoch = info.epoch;
		this.seq = info.seq;
		this.you = info.you;
		this.table = table === null ? null : readTable(table);
		this.isOver = info.status === 'over';
		const moves = this.table?.position.moves.map(makeMove) ?? [];
		this.ledger.sights.push({ game: this.game, epoch: info.epoch, seq: info.seq, moves });
	}

	/** What follows: in order, without gaps, nothing twice. */
	hear(events: readonly LoggedEvent[]): void {
		for (const logged of events) {
			if (logged.seq !== this.seq + 1)
				this.ledger.complain('gap', `game ${this.game}: told ${logged.seq} after ${this.seq}`);
			this.ledger.heard(this.game, this.epoch ?? '', logged);
			this.seq = logged.seq;
			this.apply(logged);
		}
	}

	private apply({ event }: LoggedEvent): void {
		if (event.kind === 'started') this.table = readTable(event.table);
		else if (event.kind === 'over') this.isOver = true;
		else if (this.table && isTableEvent(event)) this.table = evolve(this.table, event);
	}
}

function readTable(text: string): Table {
	const table = parseTable(text);
	if (!table.ok) throw new Error(`a client was told a table that is none: ${table.error.code}`);
	return table.value;
}
