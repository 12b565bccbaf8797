import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { MAX_LINE } from './framing.js';
import { GtpSession } from './session.js';

/** Speaks the bot protocol until the input ends or `quit` is asked. Nothing else is ever written. */
export async function serveGtp(input: Readable, output: Writable): Promise<void> {
	const session = new GtpSession();
	for await (const line of linesOf(input)) {
		const reply = session.answer(line);
		if (reply && !output.write(reply)) await once(output, 'drain');
		if (session.done) return;
	}
}

/** Lines of a stream. What is longer than any command is cut, so that no input can fill the memory. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
	input.setEncoding('utf8');
	let open = '';
	for await (const chunk of input) {
		const parts = (open + String(chunk)).split('\n');
		open = parts.pop()!.slice(0, MAX_LINE + 1);
		yield* parts;
	}
	if (open) yield open;
}
