import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { serveGtp } from './stream.js';

/** The output for an input that arrives in these chunks. */
async function served(...chunks: readonly (string | Buffer)[]): Promise<string> {
	const output = new PassThrough();
	const said = text(output);
	await serveGtp(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), output);
	output.end();
	return said;
}

describe('the bot protocol on a stream', () => {
	it('answers line by line, in order', async () => {
		expect(await served('1 name\n2 protocol_version\n')).toBe('=1 Rumis\n\n=2 2\n\n');
	});

	it('writes nothing for an empty input', async () => {
		expect(await served()).toBe('');
		expect(await served('\n\r\n# hello\n')).toBe('');
	});

	it('answers a last line without a line break', async () => {
		expect(await served('1 name\n2 name')).toBe('=1 Rumis\n\n=2 Rumis\n\n');
	});

	it('reads Windows line ends', async () => {
		expect(await served('1 name\r\n2 name\r\n')).toBe('=1 Rumis\n\n=2 Rumis\n\n');
	});

	it('joins lines that arrive in chunks, also within multi-byte characters', async () => {
		const bytes = Buffer.from('7 newgame größe🗿 2\n8 name\n');
		const whole = await served(bytes);
		expect(whole).toContain('?7 unknown scenario: größe🗿');
		expect(await served(...[...bytes].map((byte) => Buffer.of(byte)))).toBe(whole);
	});

	it('stops at quit and reads no further', async () => {
		expect(await served('1 quit\n2 name\n', '3 name\n')).toBe('=1\n\n');
	});

	it('refuses a line that is too long once, however it arrives, and goes on', async () => {
		const pieces = Array.from({ length: 40 }, () => 'x'.repeat(10_000));
		expect(await served(...pieces, '\nname\n')).toBe('? line too long\n\n= Rumis\n\n');
		expect(await served(`${pieces.join('')}\nname\n`)).toBe('? line too long\n\n= Rumis\n\n');
	});

	it('waits for a slow reader and loses nothing', async () => {
		const output = new PassThrough({ highWaterMark: 1 });
		const input = Readable.from([Buffer.from('list_commands\n'.repeat(500))]);
		const done = serveGtp(input, output).then(() => output.end());
		const said = await text(output);
		await done;
		expect(said.split('\n\n').length - 1).toBe(500);
	});
});
