/** Clients that play prepared games, one after the other. */
import type { ServerMessage } from '@rumis/protocol';
import { BenchClient } from './client.js';
import type { BenchGame } from './scripts.js';

export interface PlayOptions {
	readonly onAck: (milliseconds: number) => void;
	/** Resolves when the next move may be sent, with the time from which its acknowledgement is waited for. */
	readonly pace?: () => Promise<number>;
}

export class BenchTable {
	private readonly clients: readonly BenchClient[];
	private game = '';
	private isConnected = false;
	private ids = 0;

	constructor(
		url: string,
		private readonly kind: BenchGame,
	) {
		this.clients = Array.from({ length: kind.players }, () => new BenchClient(url));
	}

	/** Creates a table that all players join. */
	async sitDown(): Promise<void> {
		const [host, ...guests] = this.clients;
		if (this.game !== '') for (const client of this.clients) client.send({ kind: 'part', game: this.game });
		this.game = await host!.create(this.kind.scenario, this.kind.players);
		for (const guest of guests) await guest.sit(this.game);
		if (!this.isConnected) for (const client of this.clients) await client.connect();
		this.isConnected = true;
		for (const client of this.clients) await client.join(this.game);
	}

	/** Plays the moves; each player as soon as they received the previous one. */
	play(moves: readonly string[], { onAck, pace }: PlayOptions): Promise<void> {
		const { players } = this.kind;
		return new Promise((resolve, reject) => {
			const sentAt: number[] = [];
			let sent = { ply: 0, id: '' };
			const next = async (ply: number) => {
				sentAt[ply % players] = (await pace?.()) ?? performance.now();
				send(ply, `m${++this.ids}`);
			};
			const send = (ply: number, id: string) => {
				sent = { ply, id };
				this.clients[ply % players]!.send({ kind: 'move', id, game: this.game, ply, move: moves[ply]! });
			};
			const hear = (message: ServerMessage, player: number) => {
				if (message.kind === 'ack') onAck(performance.now() - sentAt[player]!);
				else if (message.kind === 'nack' && message.retry) send(sent.ply, sent.id);
				else if (message.kind === 'nack') reject(new Error(`a move was refused: ${message.error.code}`));
				else if (message.kind === 'events') {
					const last = message.events.at(-1)!.event;
					if (last.kind !== 'moved' || (last.ply + 1) % players !== player) return;
					if (last.ply + 1 < moves.length) void next(last.ply + 1);
					else resolve();
				}
			};
			for (const [player, client] of this.clients.entries()) {
				client.onMessage = (message) => hear(message, player);
			}
			void next(0);
		});
	}

	close(): void {
		for (const client of this.clients) client.close();
	}
}
