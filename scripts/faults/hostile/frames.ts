/** Frames that our client never sends. */
import { MAX_FRAME, PROTOCOL_VERSION } from '@rumis/protocol';
import type { Random } from '@rumis/rules';
import { BINARY, frame, TEXT } from './rawSocket.js';

export const hello = (): Buffer => frame(JSON.stringify({ kind: 'hello', protocol: PROTOCOL_VERSION }));

/** Valid WebSocket frames that violate the protocol: refused one by one. */
export function badMessage(random: Random, game: string): Buffer {
	const request = { kind: 'move', id: `x${random.below(1e6)}`, game, ply: 0, move: 'I2 a1,a2' };
	const makers: readonly (() => Buffer)[] = [
		() => frame(randomText(random)),
		() => frame('{'.repeat(1 + random.below(2000))),
		() => frame(`${'['.repeat(1500)}${']'.repeat(1500)}`),
		() => frame(JSON.stringify({ ...request, seat: 1 })),
		() => frame(JSON.stringify({ ...request, ply: -1 - random.below(9) })),
		() => frame(JSON.stringify({ ...request, ply: '0' })),
		() => frame(JSON.stringify({ ...request, id: { toString: 1 } })),
		() => frame(JSON.stringify({ ...request, game: [game] })),
		() => frame(JSON.stringify({ ...request, move: 'I2 '.repeat(500) })),
		() => frame(JSON.stringify({ ...request, kind: 'constructor' })),
		() => frame(`{"__proto__":{"kind":"resign"},"id":"p","game":"${game}"}`),
		() => frame(JSON.stringify({ kind: 'resign', id: '../..', game })),
		() => frame(JSON.stringify({ kind: 'join', game: "' or 1=1 --" })),
		() => frame(JSON.stringify({ kind: 'say', id: 's', game, text: '' })),
		() => frame(JSON.stringify([request])),
		() => frame(random.below(2) === 0 ? 'null' : '1e999'),
		() => frame(''),
		() => frame(randomBytes(random, 200), BINARY),
		() => frame(JSON.stringify(request), BINARY),
	];
	return makers[random.below(makers.length)]!();
}

/** Invalid WebSocket frames: they end the connection. */
export function badFrame(random: Random): Buffer {
	const makers: readonly (() => Buffer)[] = [
		() => frame('x'.repeat(MAX_FRAME + 1)),
		() => frame('compressed', TEXT, 0xc0),
		() => frame('unknown', 3),
		() => frame('a part of nothing', 0),
		() => frame(Buffer.from([0xff, 0xfe, 0x80]), TEXT),
		() => frame('x'.repeat(200), 9),
		() => frame(Buffer.from([3]), 8),
		// Unmasked, and too long.
		() => Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]),
		() => Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
	];
	return makers[random.below(makers.length)]!();
}

const randomBytes = (random: Random, most: number): Buffer =>
	Buffer.from(Array.from({ length: 1 + random.below(most) }, () => random.below(256)));

const randomText = (random: Random): string =>
	Array.from({ length: 1 + random.below(60) }, () => String.fromCharCode(32 + random.below(0x500))).join('');
