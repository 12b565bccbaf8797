/** A world for a line whose time stands still until a test lets it go on. */
import type { ServerMessage } from '@rumis/protocol';
import type { Surroundings, Wire } from './line.js';

export interface SampleWire extends Wire {
	/** All that was sent, in order. */
	readonly sent: { readonly kind: string; readonly [key: string]: unknown }[];
	isClosed: boolean;
	/** The server says something. */
	say(message: ServerMessage): void;
}

interface Task {
	readonly at: number;
	readonly task: () => void;
}

export function makeWorld() {
	const wires: SampleWire[] = [];
	let time = 1000;
	let tasks: Task[] = [];
	const around: Surroundings = {
		open() {
			const wire = makeWire();
			wires.push(wire);
			return wire;
		},
		now: () => time,
		after(ms, task) {
			const entry = { at: time + ms, task };
			tasks.push(entry);
			return () => {
				tasks = tasks.filter((other) => other !== entry);
			};
		},
		random: () => 0.5,
	};
	/** Lets time pass; what is due meanwhile is done in its order. */
	const pass = (ms: number): void => {
		const end = time + ms;
		for (;;) {
			const [next] = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
			if (!next) break;
			tasks = tasks.filter((entry) => entry !== next);
			time = next.at;
			next.task();
		}
		time = end;
	};
	/** The newest wire is opened and answered. */
	const welcome = (now = time): SampleWire => {
		const wire = wires.at(-1)!;
		wire.onopen?.();
		wire.say({ kind: 'welcome', protocol: 1, name: '', account: null, now });
		return wire;
	};
	return { around, wires, pass, welcome };
}

function makeWire(): SampleWire {
	const wire: SampleWire = {
		sent: [],
		isClosed: false,
		onopen: null,
		onmessage: null,
		onclose: null,
		send: (text) => void wire.sent.push(JSON.parse(text)),
		close() {
			wire.isClosed = true;
		},
		say: (message) => wire.onmessage?.({ data: JSON.stringify(message) }),
	};
	return wire;
}
