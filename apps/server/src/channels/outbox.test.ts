import { expect, it } from 'vitest';
import { Channel } from './channel.js';
import type { Link } from './link.js';
import { Outbox } from './outbox.js';

/** A table that so many watch; notes its name whenever one of them is told something. */
function tableOf(name: string, watchers: number, told: string[]): Channel {
	const channel = new Channel(name);
	for (let n = 0; n < watchers; n++) {
		const link = { person: null, sendText: () => void told.push(name) } as unknown as Link;
		channel.arrived(channel.add(link), 1, 0);
	}
	channel.deliver([{ seq: 2, at: 0, event: { kind: 'cancelled' } }], 0);
	return channel;
}

it('a table that many watch lets others go before all of its own were told', async () => {
	const told: string[] = [];
	const outbox = new Outbox();
	outbox.send(tableOf('large', 1000, told));
	outbox.send(tableOf('small', 1, told));
	outbox.flush();
	await expect.poll(() => told.length).toBe(1001);
	expect(told.indexOf('small')).toBe(50);
});
