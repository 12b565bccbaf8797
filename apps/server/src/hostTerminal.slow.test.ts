import { describe, expect, it } from 'vitest';
import { TestClient } from '../test/client.js';
import { newPlace, newServer, STORES, tempFolder, twoPlayers } from '../test/server.js';
import { openHostTerminal } from './hostTerminal.js';

const actor = { name: 'cli test', isTerminal: true };

describe.each(STORES)('a host at the terminal of a server on %s', (kind) => {
	it('acts beside it, and all clients are notified within seconds', async () => {
		const place = await newPlace(kind);
		const { url } = await newServer(place);
		const { ana, ben, game } = await twoPlayers(url);
		const terminal = await openHostTerminal(place);
		const session = ana.cookie!.split('=')[1]!.split('.')[0]!;
		const who = { session };
		for (const action of [
			{ kind: 'mute' as const, who, hours: 1, why: '' },
			{ kind: 'notice' as const, text: 'Hello', hours: 1 },
			{ kind: 'closeTable' as const, game },
		])
			expect(await terminal.moderation.perform(action, actor)).toMatchObject({ ok: true });
		await terminal.close();
		await ben.event(game, 'cancelled');
		await ben.next('notices', ({ notices }) => notices[0]?.text === 'Hello');
		const other = new TestClient(url);
		other.cookie = ana.cookie;
		const { table } = await other.create();
		await other.connect();
		expect(await other.ask({ kind: 'say', game: table.id, text: 'hm' })).toMatchObject({
			error: { code: 'muted' },
		});
	});
});

describe('a terminal', () => {
	it('does not create a store where there is none', async () => {
		await expect(openHostTerminal({ data: tempFolder() })).rejects.toMatchObject({ code: 'folder' });
	});
});
