import { expect, it, vi } from 'vitest';
import { afterFile } from '../../../../../scripts/testing/afterFile.js';
import { newDatabase } from '../../../test/server.js';
import { openPostgres } from './open.js';

/** Two nodes on one database. */
async function twoStores() {
	const url = await newDatabase();
	const stores = await Promise.all([1, 2].map(() => openPostgres({ url, patience: 30_000 })));
	for (const store of stores) afterFile(() => store.close());
	return [stores[0]!.bus!, stores[1]!.bus!] as const;
}

it('notifications reach the other nodes line by line, in order, in any amount', async () => {
	const [here, there] = await twoStores();
	const heard: string[] = [];
	const seen = new Map<string, number>();
	there.onBroadcast((text) => heard.push(text));
	there.onGame((game, seq) => seen.set(game, seq));
	const texts = Array.from({ length: 1000 }, (_, n) => `notice ${n} ${'é'.repeat(n % 90)}`);
	for (const text of texts) here.broadcast(text);
	here.notifyGame('game', 7);
	await vi.waitFor(() => expect(heard).toHaveLength(texts.length), 30_000);
	expect(heard).toEqual(texts);
	await vi.waitFor(() => expect(seen.get('game')).toBe(7), 30_000);
});
