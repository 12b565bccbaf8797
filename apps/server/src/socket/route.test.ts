import { describe, expect, it, vi } from 'vitest';
import { onSocketError } from './route.js';

function failWith(error: Error) {
	const log = { error: vi.fn() };
	const socket = { terminate: vi.fn() };
	onSocketError(error, socket, { log } as unknown as Parameters<typeof onSocketError>[2]);
	return { log, socket };
}

describe('a failing socket', () => {
	it.each(['WS_ERR_TOO_MANY_BUFFERED_PARTS', 'ECONNRESET'])(
		'is closed silently if its client caused it (%s)',
		(code) => {
			const { log, socket } = failWith(Object.assign(new Error('no'), { code }));
			expect(log.error).not.toHaveBeenCalled();
			expect(socket.terminate).toHaveBeenCalledOnce();
		},
	);

	it('is closed, and an error of ours is logged', () => {
		const { log, socket } = failWith(new Error('ours'));
		expect(log.error).toHaveBeenCalledOnce();
		expect(socket.terminate).toHaveBeenCalledOnce();
	});
});
