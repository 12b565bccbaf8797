import type { LoggedEvent, ServerMessage } from '@rumis/protocol';
import { evolve, parseTable, type Standing, type Table, type TableEvent } from '@rumis/table';

type Told = Extract<ServerMessage, { kind: 'table' | 'resumed' | 'events' }>;

/** A table as it has been told so far. */
export class Sight {
	/** Null before the game begins. */
	table: Table | null = null;
	you: number | null = null;
	standings: readonly Standing[] | null = null;
	isCancelled = false;
	/** Where all play again. */
	rematch: string | null = null;
	/** Another number whenever what was thought of before is void: moves taken back, a table told anew. */
	turn = 0;
	private epoch: string | null = null;
	private seq = 0;

	/** How to ask for what was missed. */
	get since(): { since?: number; epoch?: string } {
		return this.epoch === null ? {} : { since: this.seq, epoch: this.epoch };
	}

	/** Takes in what is told. False when it does not follow on what is known: then all must be told anew. */
	hear(message: Told): boolean {
		if (message.kind === 'table') {
			this.read(message);
			return true;
		}
		if (message.kind === 'resumed') this.you = message.you;
		try {
			return message.events.every((event) => this.take(event));
		} catch {
			return false;
		}
	}

	/** Forgets what is known of the table, to be told all. */
	forget(): void {
		this.epoch = null;
	}

	private read({ info, table }: Extract<Told, { kind: 'table' }>): void {
		const parsed = table === null ? null : parseTable(table);
		this.table = parsed?.ok ? parsed.value : null;
		this.epoch = info.epoch;
		this.seq = info.seq;
		this.you = info.you;
		this.standings = info.standings;
		this.rematch = info.rematch;
		this.isCancelled = info.status === 'cancelled';
		this.turn++;
	}

	private take({ seq, event }: LoggedEvent): boolean {
		if (seq <= this.seq) return true;
		if (seq !== this.seq + 1) return false;
		this.seq = seq;
		switch (event.kind) {
			case 'started': {
				const table = parseTable(event.table);
				this.table = table.ok ? table.value : null;
				return table.ok;
			}
			case 'over':
				this.standings = event.standings;
				return true;
			case 'rematch':
				this.rematch = event.game;
				return true;
			case 'cancelled':
				this.isCancelled = true;
				return true;
			case 'moved':
			case 'takenBack':
			case 'undoAsked':
			case 'undoAgreed':
			case 'undoRefused':
			case 'seated':
			case 'ended':
				return this.evolve(event);
			default:
				return true;
		}
	}

	private evolve(event: TableEvent): boolean {
		if (!this.table) return false;
		this.table = evolve(this.table, event);
		if (event.kind === 'takenBack') this.turn++;
		return true;
	}
}
