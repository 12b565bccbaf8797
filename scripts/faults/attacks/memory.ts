/** Clients that request and never read, silent connections, and requests that never end. */
import { connect, type Socket } from 'node:net';
import { frame, openRaw } from '../hostile/rawSocket.js';
import { type Attack, type Attacked, addressOf, keepUp } from '../hostile/siege.js';
import { pause } from '../numbers.js';

const PING = 9;
/** The maximum size of a control frame. */
const PINGS = Buffer.concat(Array.from({ length: 200 }, () => frame('x'.repeat(125), PING)));

/** Pings endlessly over one socket that is never read; returns when the server closes it. */
async function pingForEver({ url }: Attacked, address: string, until: number): Promise<void> {
	const headers = { 'X-Forwarded-For': address };
	const socket = await openRaw(url, headers).catch(() => null);
	if (socket?.status !== 101) return socket?.end();
	socket.stopReading();
	let isOpen = true;
	void socket.untilClosed().then(() => {
		isOpen = false;
	});
	while (isOpen && Date.now() < until) {
		socket.send(PINGS);
		await pause(1);
	}
	socket.end();
}

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
const KEY = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

/** Upgrade requests that must be refused: other paths, no Origin, a foreign one. */
const UPGRADES = (host: string): Readonly<Record<string, string>> => ({
	'a socket on another path': `GET /socket HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n`,
	'a socket on a path of the API': `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n`,
	'a socket without Origin': `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\n`,
	'a socket of a foreign page': `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nOrigin: https://evil.example\r\n`,
});

async function forbiddenUpgrades({ url }: Attacked): Promise<string[]> {
	const { host } = new URL(url);
	const tries = Object.entries(UPGRADES(host)).map(async ([name, head]) => {
		const answer = await firstWords(url, `${head}${UPGRADE}${KEY}\r\n`);
		return answer.startsWith('HTTP/1.1 101') ? [name] : [];
	});
	return (await Promise.all(tries)).flat();
}

function firstWords(url: string, request: string): Promise<string> {
	const socket = connectTo(url);
	socket.write(request);
	return new Promise((resolve) => {
		socket.once('data', (data) => {
			resolve(data.toString('latin1'));
			socket.destroy();
		});
		socket.once('close', () => resolve(''));
	});
}

function connectTo(url: string): Socket {
	const socket = connect(Number(new URL(url).port), '127.0.0.1');
	socket.on('error', () => {});
	return socket;
}

const PIPELINED = 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200);

/** Sends many requests in one packet and does not read for a while; returns the number of responses. */
function pipeline({ url }: Attacked): Promise<number> {
	const socket = connectTo(url);
	let heard = '';
	socket.pause();
	socket.write(PIPELINED);
	setTimeout(() => socket.resume(), 500);
	socket.on('data', (data) => {
		heard += data.toString('latin1');
	});
	return new Promise((resolve) => {
		socket.once('close', () => resolve(heard.split('HTTP/1.1 ').length - 1));
		setTimeout(() => socket.destroy(), 5000).unref();
	});
}

async function pipelinedAnswers(attacked: Attacked): Promise<string[]> {
	const answers = await Promise.all(Array.from({ length: 3 }, () => pipeline(attacked)));
	return answers.some((count) => count > 1) ? ['answers to pipelined requests'] : [];
}

/** Silent connections, and some that send a long body byte by byte. */
function lingerers({ url }: Attacked, count: number): { leave(): number } {
	const slow =
		'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';
	const sockets = Array.from({ length: count }, () => connectTo(url));
	for (const socket of sockets.slice(0, count / 2)) socket.write(slow);
	const timer = setInterval(() => {
		for (const socket of sockets.slice(0, count / 2)) if (socket.writable) socket.write('x');
	}, 500);
	return {
		leave() {
			clearInterval(timer);
			const open = sockets.filter(({ destroyed }) => !destroyed).length;
			for (const socket of sockets) socket.destroy();
			return open;
		},
	};
}

async function run(attacked: Attacked, ms: number) {
	const lingering = lingerers(attacked, 100);
	const until = Date.now() + ms;
	const sockets = await keepUp(ms, 8, (n) => pingForEver(attacked, addressOf(n), until));
	const loot = [...(await forbiddenUpgrades(attacked)), ...(await pipelinedAnswers(attacked))];
	lingering.leave();
	return { facts: [`${sockets} sockets that ping and never read`, '100 connections that linger'], loot };
}

export const memory: Attack = {
	warmUp: (attacked) => run(attacked, 1000),
	attack: (attacked) => run(attacked, attacked.isShort ? 2500 : 20_000),
};
