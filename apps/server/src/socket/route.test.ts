import { describe, expect, it, vi } from 'vitest';
import { onSocketError } from './route.js';

function failWith(error: Error) {
	const log = { error: vi.fn() };
	const socket = { terminate: vi.fn() };
	onSocketError(error, socket, { log } as unknown as Parameters<typeof onSocketError>[2]);
	return { log, socket };
}

describe('a socket that fails', () => {
	it.each(['WS_ERR_TOO_MANY_BUFFERED_PARTS', 'ECONNRESET'])(
		'by what its client did (%s) is ended without a word',
		(code) => {
			const { log, socket } = failWith(Object.assign(new Error('no'), { code }));
			expect(log.error).not.toHaveBeenCalled();
			expect(socket.terminate).toHaveBeenCalledOnce();
		},
	);

	it('by a fault of ours is ended, and the host is told', () => {
		const { log, socket } = failWith(new Error('ours'));
		expect(log.error).toHaveBeenCalledOnce();
		expect(socket.terminate).toHaveBeenCalledOnce();
	});
});
