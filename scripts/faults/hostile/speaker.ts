/** A player who sends many chat lines, each after the previous one was acknowledged. */
import { TableClient } from '@rumis/client';
import { nodeEnvironment } from '@rumis/client/node';
import { MAX_CHAT } from '@rumis/protocol';
import type { Cleanup } from '../cleanup.js';
import type { Visitor } from '../visitor.js';

export class Speaker {
	private readonly client: TableClient;

	constructor(cleanup: Cleanup, visitor: Visitor, game: string) {
		const environment = nodeEnvironment({ url: visitor.url, headers: () => visitor.headers });
		this.client = new TableClient(game, environment);
		cleanup.add(() => this.client.close());
	}

	async say(lines: number): Promise<void> {
		for (let line = 0; line < lines; line++) {
			const said = await this.client.request({ kind: 'say', text: 'x'.repeat(MAX_CHAT) });
			if (!said.ok) throw new Error(`the speaker was refused: ${said.error.code}`);
		}
	}
}
