/** Sends malformed frames from many connections in turn, and checks whether any was accepted. */
import { type Random, seededRandom } from '@rumis/rules';
import { badFrame, badMessage, hello } from './frames.js';
import { openRaw } from './rawSocket.js';

/** The number that one connection may send before it is closed. */
const A_CONNECTION = 50;
const WIDTH = 8;

export interface Flood {
	readonly sent: number;
	/** Responses that acknowledge something. */
	readonly accepted: number;
}

export interface FloodOptions {
	readonly url: string;
	/** The attacker may have a seat: the frames are malformed anyway. */
	readonly cookie: string;
	readonly game: string;
	readonly frames: number;
	readonly seed: number;
}

export async function flood(options: FloodOptions): Promise<Flood> {
	const random = seededRandom(options.seed);
	let sent = 0;
	let accepted = 0;
	const work = async () => {
		while (sent < options.frames) {
			sent += A_CONNECTION + 1;
			accepted += countAccepted(await floodOnce(options, random));
		}
	};
	await Promise.all(Array.from({ length: WIDTH }, work));
	return { sent, accepted };
}

async function floodOnce({ url, cookie, game }: FloodOptions, random: Random): Promise<string> {
	const socket = await openRaw(url, random.below(2) === 0 ? {} : { Cookie: cookie });
	const messages = Array.from({ length: A_CONNECTION }, () => badMessage(random, game));
	socket.send(Buffer.concat([hello(), ...messages, badFrame(random)]));
	return socket.untilClosed();
}

const countAccepted = (heard: string): number =>
	heard.match(/"kind":"(ack|table|resumed|events)"/g)?.length ?? 0;
