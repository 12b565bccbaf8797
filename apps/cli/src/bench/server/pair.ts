/** Two clients that play games whose moves are known, one after the other. */
import type { ServerMessage } from '@rumis/protocol';
import { BenchClient } from './client.js';
import { BENCH_SCENARIO } from './scripts.js';

export class Pair {
	private readonly clients: readonly [BenchClient, BenchClient];
	private game = '';
	private isConnected = false;
	private ids = 0;

	constructor(url: string) {
		this.clients = [new BenchClient(url), new BenchClient(url)];
	}

	/** A new table that both see. */
	async sitDown(): Promise<void> {
		const [host, guest] = this.clients;
		if (this.game !== '') for (const client of this.clients) client.send({ kind: 'part', game: this.game });
		this.game = await host.create(BENCH_SCENARIO);
		await guest.sit(this.game);
		if (!this.isConnected) for (const client of this.clients) await client.connect();
		this.isConnected = true;
		for (const client of this.clients) await client.join(this.game);
	}

	/** Plays the moves; each player as soon as they have heard of the other's move. */
	play(moves: readonly string[], onAck: (milliseconds: number) => void): Promise<void> {
		return new Promise((resolve, reject) => {
			const sentAt = [0, 0];
			const next = (ply: number) => {
				sentAt[ply % 2] = performance.now();
				const id = `m${++this.ids}`;
				this.clients[ply % 2]!.send({ kind: 'move', id, game: this.game, ply, move: moves[ply]! });
			};
			const hear = (message: ServerMessage, player: number) => {
				if (message.kind === 'ack') onAck(performance.now() - sentAt[player]!);
				else if (message.kind === 'nack') reject(new Error(`a move was refused: ${message.error.code}`));
				else if (message.kind === 'events') {
					const last = message.events.at(-1)!.event;
					if (last.kind !== 'moved' || last.ply % 2 === player) return;
					if (last.ply + 1 < moves.length) next(last.ply + 1);
					else resolve();
				}
			};
			for (const [player, client] of this.clients.entries()) {
				client.onMessage = (message) => hear(message, player);
			}
			next(0);
		});
	}

	close(): void {
		for (const client of this.clients) client.close();
	}
}
