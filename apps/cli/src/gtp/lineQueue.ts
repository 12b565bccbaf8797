import type { Readable } from 'node:stream';
import { MAX_LINE } from './framing.js';

/** With more queued lines than this, reading pauses. */
const MOST_WAITING = 1000;

/** The lines of a stream, with a peek at the next one. */
export class LineQueue {
	private readonly lines: string[] = [];
	private open = '';
	private isEnded = false;
	private wake: () => void = () => {};

	constructor(private readonly input: Readable) {
		input.setEncoding('utf8');
		input.on('data', (chunk: string) => this.add(chunk));
		input.on('end', () => this.end());
		input.on('close', () => this.end());
		input.on('error', () => this.end());
	}

	/** The next line, if it has arrived. */
	peek(): string | undefined {
		return this.lines[0];
	}

	/** The next line; null at the end of the input. */
	async next(): Promise<string | null> {
		while (this.lines.length === 0 && !this.isEnded) {
			await new Promise<void>((resolve) => {
				this.wake = resolve;
			});
		}
		const line = this.lines.shift() ?? null;
		if (this.lines.length < MOST_WAITING && this.input.isPaused()) this.input.resume();
		return line;
	}

	private add(chunk: string): void {
		const parts = (this.open + chunk).split('\n');
		// Lines longer than any command are truncated, so no input can exhaust the memory.
		this.open = parts.pop()!.slice(0, MAX_LINE + 1);
		this.lines.push(...parts);
		if (this.lines.length >= MOST_WAITING) this.input.pause();
		this.wake();
	}

	private end(): void {
		if (this.open) this.lines.push(this.open);
		this.open = '';
		this.isEnded = true;
		this.wake();
	}
}
