import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Backlog } from './backlog.js';
import { Link } from './link.js';

/** A socket with this much unread data. */
function linkWith(unread: number) {
	const done = { sent: [] as string[], cut: 0, terminated: 0 };
	const socket = {
		readyState: WebSocket.OPEN,
		bufferedAmount: unread,
		send: (text: string) => done.sent.push(text),
		terminate: () => done.terminated++,
	};
	const link = new Link(socket as unknown as WebSocket, null, '', new Backlog(2 ** 30), () => done.cut++);
	return { link, done };
}

const KILOBYTE = 'x'.repeat(1024);

describe('a link', () => {
	it('sends while the client reads, however long one message is', () => {
		const { link, done } = linkWith(0);
		link.sendText(KILOBYTE.repeat(300));
		expect(done).toMatchObject({ cut: 0, terminated: 0 });
		expect(done.sent).toHaveLength(1);
	});

	it('buffers no more than the limit for a client that does not read, then disconnects it', () => {
		const some = linkWith(100 * 1024);
		some.link.sendText(KILOBYTE.repeat(20));
		expect(some.done.sent).toHaveLength(1);
		const much = linkWith(100 * 1024);
		much.link.sendText(KILOBYTE.repeat(40));
		expect(much.done).toEqual({ sent: [], cut: 1, terminated: 1 });
	});
});
