import type { ServerMessage } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { Line, type LineState, waitBefore } from './line.js';
import { makeWorld } from './sampleWorld.js';

function startLine() {
	const world = makeWorld();
	const states: LineState[] = [];
	const heard: ServerMessage[] = [];
	const line = new Line(world.around, {
		onMessage: (message) => void heard.push(message),
		onState: (state) => void states.push(state),
	});
	line.start();
	return { ...world, line, states, heard };
}

describe('a line to the server', () => {
	it('greets, and is ready when it was answered', () => {
		const { wires, welcome, states, line } = startLine();
		expect(line.send({ kind: 'ping' }), 'nothing is sent before').toBe(false);
		welcome();
		expect(wires[0]?.sent).toEqual([{ kind: 'hello', protocol: 1 }]);
		expect(states).toEqual(['connecting', 'ready']);
		expect(line.send({ kind: 'ping' })).toBe(true);
	});

	it('comes back after it was cut, later with every failure', () => {
		const { wires, welcome, pass, states } = startLine();
		welcome();
		wires[0]?.onclose?.({ code: 1006 });
		expect(states.at(-1)).toBe('lost');
		pass(399);
		expect(wires).toHaveLength(1);
		pass(1);
		expect(wires).toHaveLength(2);
		wires[1]?.onclose?.({ code: 1006 });
		pass(799);
		expect(wires).toHaveLength(2);
		pass(1);
		expect(wires).toHaveLength(3);
		welcome();
		expect(states.at(-1)).toBe('ready');
	});

	it('does not take a server that restarts for a failure', () => {
		const { wires, welcome, pass } = startLine();
		for (let times = 1; times <= 5; times++) {
			welcome();
			wires.at(-1)?.onclose?.({ code: 1012 });
			pass(400);
			expect(wires).toHaveLength(times + 1);
		}
	});

	it('asks after a silence, and gives up a connection that does not answer', () => {
		const { welcome, pass, states } = startLine();
		const wire = welcome();
		pass(10_000);
		expect(wire.sent.at(-1)?.kind).toBe('ping');
		wire.say({ kind: 'pong', at: null, now: 0 });
		pass(10_000);
		expect(wire.sent.filter(({ kind }) => kind === 'ping')).toHaveLength(2);
		expect(states.at(-1)).toBe('ready');
		pass(3000);
		expect(states.at(-1)).toBe('lost');
		expect(wire.isClosed).toBe(true);
	});

	it('gives up a connection that does not open', () => {
		const { pass, wires } = startLine();
		pass(8000);
		expect(wires[0]?.isClosed).toBe(true);
		pass(400);
		expect(wires).toHaveLength(2);
	});

	it('looks at once when the network or the page is back', () => {
		const { line, wires, welcome, pass, states } = startLine();
		welcome();
		line.lose();
		expect(states.at(-1)).toBe('lost');
		line.check();
		expect(wires).toHaveLength(2);
		const wire = welcome();
		line.check();
		expect(wire.sent.at(-1)?.kind).toBe('ping');
		pass(3000);
		expect(states.at(-1)).toBe('lost');
	});

	it('is silent once it was closed', () => {
		const { line, wires, welcome, pass, heard } = startLine();
		const wire = welcome();
		const before = heard.length;
		line.close();
		wire.say({ kind: 'pong', at: null, now: 0 });
		pass(60_000);
		expect(heard).toHaveLength(before);
		expect(wires).toHaveLength(1);
	});

	it.each(['', 'null', '{', '[]', '{"kind":7}'])('hears nothing in what is no message: %s', (data) => {
		const { wires, heard } = startLine();
		wires[0]?.onmessage?.({ data });
		expect(heard).toEqual([]);
	});

	it('never waits longer than half a minute', () => {
		for (let failures = 0; failures < 100; failures++) {
			expect(waitBefore(failures, 0)).toBeGreaterThan(100);
			expect(waitBefore(failures, 1)).toBeLessThan(30_000);
		}
	});
});
