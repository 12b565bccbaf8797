/** A server in a separate process, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ServerOptions, StallTimes } from '@rumis/server';
import { type ReservedPort, reservePort } from '../../apps/server/src/store/postgres/reservedPort.js';
import type { Cleanup } from './cleanup.js';
import { preferProcess } from './priority.js';

const SCRIPT = fileURLToPath(new URL('children/server.mjs', import.meta.url));

/** Without functions, because they are sent to another process. It chooses its own port. */
export type ChildOptions = Omit<ServerOptions, 'adjustTime' | 'push' | 'port'>;

const MOST_PORTS = 20;

interface Answer {
	readonly url?: string;
	readonly opened?: number;
	readonly memory?: NodeJS.MemoryUsage;
	readonly computed?: number;
	readonly stalls?: StallTimes;
}

export class ServerProcess {
	url = '';
	/** The time from process start until it listened, and the part spent opening the store. */
	startedAfter = 0;
	openedAfter = 0;
	/** Processor time used until its memory was last queried, in milliseconds. */
	computed = 0;
	private child: ChildProcess | null = null;
	private words = '';
	private reserved: ReservedPort | null = null;

	constructor(
		cleanup: Cleanup,
		private readonly options: ChildOptions,
	) {
		cleanup.add(async () => {
			await this.kill();
			this.reserved?.release();
		});
	}

	get isRunning(): boolean {
		return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
	}

	/** Its stderr output, for debugging. */
	get errors(): string {
		return this.words;
	}

	/** Its port, from its first start on. */
	get port(): number {
		return this.reserved?.port ?? 0;
	}

	/** Starts it, always on the same port, so that clients can reconnect. */
	async start(): Promise<void> {
		const isFirst = this.reserved === null;
		for (let tries = 1; ; tries++) {
			this.reserved ??= await reservePort();
			try {
				return await this.startAt(this.reserved.port);
			} catch (error) {
				// Another program has taken the port meanwhile.
				if (!isFirst || tries >= MOST_PORTS || !this.words.includes('EADDRINUSE')) throw error;
				this.reserved.release();
				this.reserved = null;
			}
		}
	}

	private async startAt(port: number): Promise<void> {
		const began = performance.now();
		const options = JSON.stringify({ ...this.options, port });
		const child = spawn(process.execPath, ['--expose-gc', SCRIPT, options], {
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
			detached: true,
		});
		this.words = '';
		this.child = child;
		child.stderr?.on('data', (text: Buffer) => {
			this.words = `${this.words}${text}`.slice(-4000);
		});
		const { url = '', opened = 0 } = await this.answer(child);
		this.url = url;
		this.startedAfter = performance.now() - began;
		this.openedAfter = opened;
	}

	/** Raises its priority over other programs. */
	prefer(): boolean {
		return preferProcess(this.child);
	}

	/** Like `kill -9`: it cannot be handled. */
	async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
		const { child } = this;
		if (!child || !this.isRunning) return;
		const gone = new Promise((resolve) => child.once('exit', resolve));
		child.kill(signal);
		await gone;
	}

	/** After garbage collection, or including garbage. */
	async memory(order: 'memory' | 'memoryAsItIs' = 'memory'): Promise<NodeJS.MemoryUsage> {
		const { memory, computed = 0 } = await this.ask(order);
		this.computed = computed;
		return memory!;
	}

	/** The event-loop delays since the last call. */
	async stalls(): Promise<StallTimes> {
		return (await this.ask('stalls')).stalls!;
	}

	/** From now on it acknowledges before the data is on disk. */
	acknowledgeEarly(): void {
		this.child?.send('acknowledgeEarly');
	}

	private ask(order: string): Promise<Answer> {
		if (!this.child) throw new Error('no server');
		const answer = this.answer(this.child);
		this.child.send(order);
		return answer;
	}

	private answer(child: ChildProcess): Promise<Answer> {
		return new Promise((resolve, reject) => {
			const onExit = () => reject(new Error(`a server ended: ${this.words.trim()}`));
			// Not on `exit`: output may arrive after that.
			child.once('close', onExit);
			child.once('message', (answer) => {
				child.off('close', onExit);
				resolve(answer as Answer);
			});
		});
	}
}
