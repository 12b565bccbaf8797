/** A client that is not part of the attack: its delays are what counts. */
import { type ChildProcess, fork } from 'node:child_process';
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
}

export class Bystander {
	private constructor(private readonly child: ChildProcess) {}

	static async come(cleanup: Cleanup, url: string): Promise<Bystander> {
		const child = fork(SCRIPT, [url, ...ADDRESSES], { detached: true });
		cleanup.add(() => child.kill('SIGKILL'));
		await answerOf(child);
		return new Bystander(child);
	}

	/** See `ServerProcess.prefer`. */
	prefer(): boolean {
		return preferProcess(this.child);
	}

	/** The measurements since they connected; null if they were disconnected before. */
	async leave(): Promise<Noticed | null> {
		if (!this.child.connected) return null;
		const noticed = answerOf<Noticed>(this.child);
		this.child.send('leave', () => {});
		return noticed.catch(() => null);
	}
}

function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const onExit = () => reject(new Error('the bystander was sent away'));
		child.once('exit', onExit);
		child.once('message', (answer) => {
			child.off('exit', onExit);
			resolve(answer as Answer);
		});
	});
}
