import type { LoggedEvent, ServerMessage } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { Channel } from './channel.js';
import type { Link } from './link.js';

const event = (seq: number): LoggedEvent => ({ seq, at: 0, event: { kind: 'cancelled' } });
const events = (...seqs: number[]): LoggedEvent[] => seqs.map(event);

/** A member that records the numbers of all events it receives. */
function listener(session = '') {
	const told: number[] = [];
	const person = session === '' ? null : { session, account: null, name: '' };
	const sendText = (text: string) => {
		const message = JSON.parse(text) as ServerMessage;
		if (message.kind === 'events') told.push(...message.events.map(({ seq }) => seq));
	};
	return { told, link: { person, sendText } as unknown as Link };
}

function channelWith(seq: number) {
	const channel = new Channel('game');
	const first = listener();
	channel.arrived(channel.add(first.link), seq, 0);
	return { channel, first };
}

describe('a channel', () => {
	it('sends each client the events it is missing, once', () => {
		const { channel, first } = channelWith(3);
		channel.deliver(events(4, 5), 0);
		channel.deliver(events(4, 5), 0);
		channel.deliver(events(5, 6), 0);
		expect([first.told, channel.seq]).toEqual([[4, 5, 6], 6]);
	});

	it('sends nothing out of order, but marks itself as behind', () => {
		const { channel, first } = channelWith(3);
		channel.deliver(events(5), 0);
		expect([first.told, channel.isBehind, channel.seq]).toEqual([[], true, 3]);
		channel.deliver(events(4, 5), 0);
		expect(first.told).toEqual([4, 5]);
	});

	it('buffers events for a client whose snapshot is still being read', () => {
		const { channel } = channelWith(3);
		const late = listener();
		const member = channel.add(late.link);
		channel.deliver(events(4), 0);
		channel.deliver(events(5), 0);
		expect(late.told).toEqual([]);
		channel.arrived(member, 4, 0);
		channel.deliver(events(6), 0);
		expect(late.told).toEqual([5, 6]);
	});

	it('catches up when a new client is ahead of it', () => {
		const { channel, first } = channelWith(3);
		const late = listener();
		channel.arrived(channel.add(late.link), 5, 0);
		expect(channel.isBehind).toBe(true);
		channel.deliver(events(4, 5, 6), 0);
		expect([first.told, late.told]).toEqual([[4, 5, 6], [6]]);
	});

	it('without members is behind as soon as an event arrives', () => {
		const channel = new Channel('game');
		const first = listener();
		const member = channel.add(first.link);
		channel.deliver(events(7), 0);
		channel.arrived(member, 6, 0);
		expect([channel.isBehind, channel.seq, first.told]).toEqual([true, 6, []]);
	});

	it('knows which seats are present, and counts spectators', () => {
		const { channel } = channelWith(1);
		channel.owners = [
			{ session: 'a', account: null },
			{ session: 'b', account: null },
		];
		for (const session of ['b', 'b', 'c']) channel.add(listener(session).link);
		expect(channel.presence()).toEqual({ seats: [1], watchers: 2 });
	});
});
