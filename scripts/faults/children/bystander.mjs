// @ts-check
/**
 * Some people who only want an answer now and then, in a process of their own, so that nothing else holds them up.
 * Arguments: the server's URL, and the addresses they come from. Tells when all are there, at the end how long
 * each ping took since `begin`, and why if one of them was sent away.
 */
import { WebSocket } from 'ws';

/** Within the message limit, in milliseconds. */
const EVERY = 120;
/**
 * The most pings of one person that wait for their answers. A server that could not run for a while gets them all at
 * once, and must not take that for more than the message limit allows.
 */
const MOST_WAITING = 20;
/**
 * A server cuts off who does not answer it for 20 seconds. Who could not run for most of that time has not been
 * treated badly, and comes back. In milliseconds.
 */
const STARVED = 15_000;
/** What happened meanwhile is heard within this time afterwards. */
const CATCH_UP = 2000;

const [url = '', ...addresses] = process.argv.slice(2);
/** @type {number[]} */
const took = [];
let unanswered = 0;
let comebacks = 0;
let ranAt = performance.now();
let starvedAt = Number.NEGATIVE_INFINITY;

/** Called all the time: a long gap means that this process could not run. */
function notePresence() {
	const now = performance.now();
	if (now - ranAt > STARVED) starvedAt = now;
	ranAt = now;
}

function wasStarved() {
	notePresence();
	return performance.now() - starvedAt < CATCH_UP;
}

/** A closed connection is a failure.
 * @param {string} sentAway */
const leave = (sentAway) => process.send?.({ sentAway }, () => process.exit(1));

/** Connects, and pings from then on.
 * @param {string} address @returns {Promise<void>} */
function come(address) {
	const headers = { origin: url, 'x-forwarded-for': address };
	const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, {
		headers,
		perMessageDeflate: false,
	});
	let waiting = 0;
	let error = '';
	/** @type {NodeJS.Timeout | undefined} */
	let pings;
	const ping = () => {
		if (waiting >= MOST_WAITING) return;
		waiting++;
		unanswered++;
		socket.send(JSON.stringify({ kind: 'ping', at: Math.round(performance.now() * 1000) }));
	};
	socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', protocol: 1 })));
	socket.on('error', ({ message }) => {
		error = message;
	});
	return new Promise((resolve) => {
		socket.on('close', (code, reason) => {
			clearInterval(pings);
			if (!wasStarved()) {
				leave([`code ${code}`, String(reason), error].filter(Boolean).join(', '));
				return;
			}
			unanswered -= waiting;
			comebacks++;
			resolve(come(address));
		});
		socket.on('message', (data) => {
			const message = JSON.parse(String(data));
			if (message.kind === 'welcome') {
				pings = setInterval(ping, EVERY);
				resolve();
			}
			if (message.kind !== 'pong') return;
			took.push(performance.now() - message.at / 1000);
			waiting--;
			unanswered--;
		});
	});
}

setInterval(notePresence, EVERY);
for (const address of addresses) await come(address);
process.send?.('here');
process.on('message', (order) => {
	if (order === 'leave') process.send?.({ took, unanswered, comebacks }, () => process.exit(0));
	else {
		took.length = 0;
		process.send?.('begun');
	}
});
process.on('disconnect', () => process.exit(0));
