import type { LoggedEvent, ServerMessage } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { Channel } from './channel.js';
import type { Link } from './link.js';

const event = (seq: number): LoggedEvent => ({ seq, at: 0, event: { kind: 'cancelled' } });
const events = (...seqs: number[]): LoggedEvent[] => seqs.map(event);

/** A member that records the numbers of all events it receives. */
function listener(session = '') {
	const heard = { told: [] as number[], presences: [] as number[], messages: 0 };
	const person = session === '' ? null : { session, account: null, name: '' };
	const sendText = (text: string) => {
		const message = JSON.parse(text) as ServerMessage;
		heard.messages++;
		if (message.kind === 'events') heard.told.push(...message.events.map(({ seq }) => seq));
		if (message.kind === 'presence') heard.presences.push(message.watchers);
	};
	return Object.assign(heard, { link: { person, sendText } as unknown as Link });
}

function channelWith(seq: number) {
	const channel = new Channel('game');
	const first = listener();
	channel.arrived(channel.add(first.link), seq, 0);
	return { channel, first };
}

/** Takes events and sends them to everybody. */
function deliver(channel: Channel, fresh: LoggedEvent[]) {
	channel.deliver(fresh, 0);
	for (const _ of channel.sendAll());
}

describe('a channel', () => {
	it('sends each client the events it is missing, once', () => {
		const { channel, first } = channelWith(3);
		deliver(channel, events(4, 5));
		deliver(channel, events(4, 5));
		deliver(channel, events(5, 6));
		expect([first.told, channel.seq]).toEqual([[4, 5, 6], 6]);
	});

	it('sends nothing out of order, but marks itself as behind', () => {
		const { channel, first } = channelWith(3);
		deliver(channel, events(5));
		expect([first.told, channel.isBehind, channel.seq]).toEqual([[], true, 3]);
		deliver(channel, events(4, 5));
		expect(first.told).toEqual([4, 5]);
	});

	it('buffers events for a client whose snapshot is still being read', () => {
		const { channel } = channelWith(3);
		const late = listener();
		const member = channel.add(late.link);
		deliver(channel, events(4));
		deliver(channel, events(5));
		expect(late.told).toEqual([]);
		channel.arrived(member, 4, 0);
		deliver(channel, events(6));
		expect(late.told).toEqual([5, 6]);
	});

	it('catches up when a new client is ahead of it', () => {
		const { channel, first } = channelWith(3);
		const late = listener();
		channel.arrived(channel.add(late.link), 5, 0);
		expect(channel.isBehind).toBe(true);
		deliver(channel, events(4, 5, 6));
		expect([first.told, late.told]).toEqual([[4, 5, 6], [6]]);
	});

	it('without members is behind as soon as an event arrives', () => {
		const channel = new Channel('game');
		const first = listener();
		const member = channel.add(first.link);
		deliver(channel, events(7));
		channel.arrived(member, 6, 0);
		expect([channel.isBehind, channel.seq, first.told]).toEqual([true, 6, []]);
	});

	it('sends in one message what has come while others were served', () => {
		const { channel, first } = channelWith(3);
		const late = listener();
		channel.arrived(channel.add(late.link), 3, 0);
		channel.deliver(events(4), 0);
		const sending = channel.sendAll();
		sending.next();
		channel.deliver(events(5), 0);
		channel.deliver(events(6), 0);
		expect([first.told, late.told]).toEqual([[4], []]);
		for (const _ of sending);
		expect([first.told, late.told]).toEqual([
			[4, 5, 6],
			[4, 5, 6],
		]);
		expect([first.messages, late.messages]).toEqual([2, 2]);
	});

	it('misses nobody who comes or goes while it is sending', () => {
		const { channel, first } = channelWith(3);
		const [gone, coming] = [listener(), listener()];
		channel.arrived(channel.add(gone.link), 3, 0);
		channel.deliver(events(4, 5), 0);
		const sending = channel.sendAll();
		sending.next();
		channel.members.delete(gone.link);
		const member = channel.add(coming.link);
		for (const _ of sending);
		channel.arrived(member, 4, 0);
		expect([first.told, gone.told, coming.told]).toEqual([[4, 5], [], [5]]);
	});

	it('tells who is there once, as it was last', () => {
		const { channel, first } = channelWith(3);
		channel.deliverPresence('{"kind":"presence","watchers":1}');
		channel.deliverPresence('{"kind":"presence","watchers":2}');
		for (const _ of channel.sendAll());
		expect(first.presences).toEqual([2]);
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
