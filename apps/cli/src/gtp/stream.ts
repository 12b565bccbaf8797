import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { MAX_LINE, type Stream } from './framing.js';
import { GtpSession } from './session.js';

/** The report interval of a streaming reply, in milliseconds. */
const REPORT_EVERY = 200;

/** Serves the bot protocol until the input ends or `quit` is received. Writes nothing else. */
export async function serveGtp(input: Readable, output: Writable): Promise<void> {
	const session = new GtpSession();
	const lines = new LineQueue(input);
	const write = async (text: string) => {
		if (text && !output.write(text)) await once(output, 'drain');
	};
	for (let line = await lines.next(); line !== null; line = await lines.next()) {
		const { text, stream } = session.respond(line);
		await write(text);
		if (stream) await writeStream(stream, lines, write);
		if (session.done) return;
	}
}

/** Reports from time to time until thinking is done, or until `stop` is the next line. */
async function writeStream(
	stream: Stream,
	lines: LineQueue,
	write: (text: string) => Promise<void>,
): Promise<void> {
	let reported = Date.now();
	while (!stream.step() && lines.peek()?.trim() !== 'stop') {
		await setImmediate();
		if (Date.now() - reported < REPORT_EVERY) continue;
		reported = Date.now();
		await write(`\n${stream.report()}`);
	}
	await write(`\n${stream.report()}\n\n`);
}

/** With more queued lines than this, reading pauses. */
const MOST_WAITING = 1000;

/** The lines of a stream, with a peek at the next one. */
class LineQueue {
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
