import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryArea } from '../../test/sampleStorage.js';
import { notePlaysOnline } from '../device/online.js';
import { EMPTY_QUEUE, parseQueue, storedQueue, withAttempt, withoutAttempt } from '../device/puzzleQueue.js';
import { followConnection, onlineRating, sendAttempt, synchronise } from './onlineRating.js';

const STANDING = { rating: 1287, deviation: 290, isProvisional: true, solved: 1, tried: 1 };

/** A fake server: the signed-in user, the requests it received, and what it refuses. */
const server = {
	account: 'Ana' as string | null,
	isAway: false,
	refusal: null as string | null,
	sent: [] as string[],
};

const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

async function answer(address: string, { body }: RequestInit): Promise<Response> {
	if (server.isAway) throw new TypeError('no network');
	const path = address.split('/api/')[1]!;
	if (path === 'me')
		return json({ name: server.account, account: server.account && { name: server.account } });
	if (path === 'puzzles/mine') return json(STANDING);
	if (server.refusal) return json({ error: { code: server.refusal } }, 409);
	server.sent.push(`${server.account} ${path} ${body}`);
	return json({ isSolved: true, before: 1200, after: 1287, puzzle: 1300, standing: STANDING });
}

beforeEach(() => {
	Object.assign(server, { account: 'Ana', isAway: false, refusal: null, sent: [] });
	vi.stubGlobal('localStorage', memoryArea());
	vi.stubGlobal('document', { baseURI: 'https://example.org/' });
	vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => void vi.unstubAllGlobals());

describe('answers to puzzles', () => {
	it('are not sent on a device that was never used online', async () => {
		await sendAttempt('7-abcdefgh', 'I2 a1,a2');
		expect(fetch).not.toHaveBeenCalled();
		expect(storedQueue()).toEqual(EMPTY_QUEUE);
	});

	it('are sent with the move, and the rating is shown', async () => {
		notePlaysOnline();
		await synchronise();
		await sendAttempt('7-abcdefgh', 'I2 a1,a2');
		await sendAttempt('8-abcdefgh', null);
		expect(server.sent).toEqual([
			'Ana puzzles/7-abcdefgh/attempt {"move":"I2 a1,a2"}',
			'Ana puzzles/8-abcdefgh/attempt {"move":null}',
		]);
		expect(onlineRating()).toEqual({ standing: STANDING, waiting: 0 });
		expect(storedQueue().waiting).toEqual([]);
	});

	it('wait for the connection, and for the account that gave them', async () => {
		notePlaysOnline();
		await synchronise();
		server.isAway = true;
		await sendAttempt('7-abcdefgh', 'I2 a1,a2');
		expect(onlineRating()).toEqual({ standing: STANDING, waiting: 1 });
		Object.assign(server, { isAway: false, account: 'Ben' });
		await synchronise();
		expect([server.sent, onlineRating().waiting]).toEqual([[], 0]);
		server.account = null;
		await synchronise();
		expect(onlineRating()).toEqual({ standing: null, waiting: 0 });
		server.account = 'Ana';
		await synchronise();
		expect(server.sent).toEqual(['Ana puzzles/7-abcdefgh/attempt {"move":"I2 a1,a2"}']);
		expect(storedQueue().waiting).toEqual([]);
	});

	it('stay when the server is busy, and go when it does not know the puzzle', async () => {
		notePlaysOnline();
		await synchronise();
		server.refusal = 'tooFast';
		await sendAttempt('7-abcdefgh', null);
		expect(storedQueue().waiting).toHaveLength(1);
		server.refusal = 'noPuzzle';
		await synchronise();
		expect(storedQueue().waiting).toEqual([]);
	});

	it('are tried again after a while as long as the page is open', async () => {
		notePlaysOnline();
		for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
		const repeat = vi.spyOn(globalThis, 'setInterval');
		const stop = followConnection();
		const [retry] = repeat.mock.lastCall!;
		await synchronise();
		server.refusal = 'tooFast';
		await sendAttempt('7-abcdefgh', null);
		server.refusal = null;
		retry();
		await expect.poll(() => server.sent).toHaveLength(1);
		stop();
		repeat.mockRestore();
	});

	it('of a guest stay on the device', async () => {
		notePlaysOnline();
		server.account = null;
		await synchronise();
		await sendAttempt('7-abcdefgh', 'I2 a1,a2');
		expect([server.sent, storedQueue().waiting]).toEqual([[], []]);
	});
});

describe('the queue of answers', () => {
	it('has each puzzle once, survives a round trip, and drops damaged entries', () => {
		const queue = withAttempt({ account: 'Ana', waiting: [] }, '7-abcdefgh', null);
		expect(withAttempt(queue, '7-abcdefgh', 'I2 a1,a2')).toBe(queue);
		expect(parseQueue(JSON.stringify(queue))).toEqual(queue);
		expect(withoutAttempt(queue, queue.waiting[0]!).waiting).toEqual([]);
		for (const text of [null, '', '7', '{"account":3,"waiting":[1,{"account":"Ana","puzzle":"x"}]}'])
			expect(parseQueue(text)).toEqual(EMPTY_QUEUE);
	});
});
