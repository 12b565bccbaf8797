// @ts-check
/**
 * Clients that ping a server, in a separate process, so that nothing else delays them. Arguments: the
 * server's URL, and the clients' addresses. Reports when all are connected, and at the end how long each ping
 * took.
 */
import { WebSocket } from 'ws';

/** Within the message limit, in milliseconds. */
const EVERY = 120;

const [url = '', ...addresses] = process.argv.slice(2);
/** @type {number[]} */
const took = [];
let unanswered = 0;

// A closed connection is a failure.
const leave = (/** @type {unknown} */ why) => {
	console.error(`the bystander was sent away: ${why}`);
	process.exit(1);
};

/** Connects, and pings from then on.
 * @param {string} address @returns {Promise<void>} */
function come(address) {
	const headers = { origin: url, 'x-forwarded-for': address };
	const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, {
		headers,
		perMessageDeflate: false,
	});
	const ping = () => {
		unanswered++;
		socket.send(JSON.stringify({ kind: 'ping', at: Math.round(performance.now() * 1000) }));
	};
	socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', protocol: 1 })));
	socket.on('close', leave);
	socket.on('error', leave);
	return new Promise((resolve) => {
		socket.on('message', (data) => {
			const message = JSON.parse(String(data));
			if (message.kind === 'welcome') {
				setInterval(ping, EVERY);
				resolve();
			}
			if (message.kind !== 'pong') return;
			took.push(performance.now() - message.at / 1000);
			unanswered--;
		});
	});
}

for (const address of addresses) await come(address);
process.send?.('here');
process.on('message', () => process.send?.({ took, unanswered }, () => process.exit(0)));
process.on('disconnect', () => process.exit(0));
