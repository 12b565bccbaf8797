/** A server in a process of its own, which can be killed like any other. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '@rumis/server';
import type { Tidy } from './tidy.js';

const SCRIPT = fileURLToPath(new URL('children/server.mjs', import.meta.url));

/** Without functions: they go to another process. */
export type ChildOptions = Omit<ServerOptions, 'timeOffset'>;

interface Answer {
	readonly url?: string;
	readonly opened?: number;
	readonly memory?: NodeJS.MemoryUsage;
}

export class ServerProcess {
	url = '';
	/** From the start of the process until it listened, and how much of that was opening the store. */
	startedAfter = 0;
	openedAfter = 0;
	private child: ChildProcess | null = null;
	private words = '';

	constructor(
		tidy: Tidy,
		private readonly options: ChildOptions,
	) {
		tidy.add(() => this.kill());
	}

	get isRunning(): boolean {
		return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
	}

	/** What it wrote to its error output, for whoever looks for the cause of something. */
	get errors(): string {
		return this.words;
	}

	async start(): Promise<void> {
		const began = performance.now();
		const child = spawn(process.execPath, ['--expose-gc', SCRIPT, JSON.stringify(this.options)], {
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		});
		this.child = child;
		child.stderr?.on('data', (text: Buffer) => {
			this.words = `${this.words}${text}`.slice(-4000);
		});
		const { url = '', opened = 0 } = await this.answer(child);
		this.url = url;
		this.startedAfter = performance.now() - began;
		this.openedAfter = opened;
	}

	/** As `kill -9` does: it can do nothing about it. */
	async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
		const { child } = this;
		if (!child || !this.isRunning) return;
		const gone = new Promise((resolve) => child.once('exit', resolve));
		child.kill(signal);
		await gone;
	}

	/** After a collection of garbage, or with all garbage. */
	async memory(order: 'memory' | 'memoryAsItIs' = 'memory'): Promise<NodeJS.MemoryUsage> {
		if (!this.child) throw new Error('no server');
		const answer = this.answer(this.child);
		this.child.send(order);
		return (await answer).memory!;
	}

	/** From now on it makes the mistake of telling what was done before it is on the disk. */
	acknowledgeEarly(): void {
		this.child?.send('acknowledgeEarly');
	}

	private answer(child: ChildProcess): Promise<Answer> {
		return new Promise((resolve, reject) => {
			const onExit = () => reject(new Error(`a server ended: ${this.words.trim()}`));
			child.once('exit', onExit);
			child.once('message', (answer) => {
				child.off('exit', onExit);
				resolve(answer as Answer);
			});
		});
	}
}

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	return typeof address === 'object' && address ? address.port : 0;
}
