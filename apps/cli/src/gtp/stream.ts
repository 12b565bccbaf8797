import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Stream } from './framing.js';
import { LineQueue } from './lineQueue.js';
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
