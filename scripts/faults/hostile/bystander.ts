/** A client that is not part of the attack: its delays are what counts. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Cleanup } from '../cleanup.js';
import { preferProcess } from '../priority.js';

const SCRIPT = fileURLToPath(new URL('../children/bystander.mjs', import.meta.url));
/** Addresses not used by attackers; several, so that the slowest pings do not depend on one moment. */
const ADDRESSES = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];

export interface Noticed {
	/** How long each ping took, in milliseconds. */
	readonly took: readonly number[];
	/** Pings still unanswered when the attack was over. */
	readonly unanswered: number;
	/** How often one of them connected again, because the process had not run for too long to answer the server. */
	readonly comebacks: number;
}

interface Farewell {
	readonly sentAway: string;
}

const isFarewell = (message: unknown): message is Farewell =>
	typeof message === 'object' && message !== null && 'sentAway' in message;

export class Bystander {
	private farewell: string | null = null;
	/** Becomes why they went. */
	private readonly gone: Promise<string>;

	private constructor(private readonly child: ChildProcess) {
		child.on('message', (message) => {
			if (isFarewell(message)) this.farewell = message.sentAway;
		});
		// The last message comes before the channel ends, but not always before the process does.
		this.gone = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(
			([[code, signal]]) => this.farewell ?? `their process ended with ${signal ?? code}`,
		);
	}

	static async come(cleanup: Cleanup, url: string): Promise<Bystander> {
		const child = fork(SCRIPT, [url, ...ADDRESSES], { detached: true });
		cleanup.add(() => child.kill('SIGKILL'));
		const bystander = new Bystander(child);
		await bystander.answer();
		return bystander;
	}

	/** See `ServerProcess.prefer`. */
	prefer(): boolean {
		return preferProcess(this.child);
	}

	/** From now on counts what they notice. */
	async begin(): Promise<void> {
		await this.ask('begin');
	}

	/** What they have noticed since it began. Throws when they were sent away before. */
	leave(): Promise<Noticed> {
		return this.ask<Noticed>('leave');
	}

	private ask<Answer>(order: string): Promise<Answer> {
		const answer = this.answer<Answer>();
		// Who has gone cannot be asked; the answer says why.
		if (this.child.connected) this.child.send(order, () => {});
		return answer;
	}

	private answer<Answer>(): Promise<Answer> {
		return new Promise((resolve, reject) => {
			void this.gone.then((why) => reject(new Error(`the bystander was sent away: ${why}`)));
			const listen = (message: unknown) => {
				if (isFarewell(message)) return;
				this.child.off('message', listen);
				resolve(message as Answer);
			};
			this.child.on('message', listen);
		});
	}
}
