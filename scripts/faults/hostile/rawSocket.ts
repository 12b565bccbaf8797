/** A WebSocket with hand-made frames, so that they can be invalid in every way. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const PATIENCE = 20_000;

export interface RawSocket {
	/** The status of the response; 101 if the upgrade was accepted. */
	readonly status: number;
	send(bytes: Buffer): void;
	stopReading(): void;
	/** Everything the server sent until it closed the connection. */
	untilClosed(): Promise<string>;
	end(): void;
}

export function openRaw(url: string, headers: Readonly<Record<string, string>>): Promise<RawSocket> {
	const { port, host } = new URL(url);
	const socket = connect(Number(port), '127.0.0.1');
	socket.setNoDelay(true);
	socket.setTimeout(PATIENCE, () => socket.destroy());
	let heard = '';
	const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)));
	socket.write(upgrade(host, headers));
	return new Promise((resolve, reject) => {
		socket.on('error', () => {});
		socket.on('close', () => reject(new Error('nobody answered')));
		socket.on('data', (data) => {
			heard += data.toString('latin1');
			const status = /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1];
			if (status && heard.includes('\r\n\r\n')) resolve(makeRaw(socket, Number(status), closed));
		});
	});
}

const makeRaw = (socket: Socket, status: number, closed: Promise<string>): RawSocket => ({
	status,
	send: (bytes) => void socket.write(bytes),
	stopReading: () => void socket.pause(),
	untilClosed: () => closed,
	end: () => socket.destroy(),
});

function upgrade(host: string, headers: Readonly<Record<string, string>>): string {
	const lines = {
		Host: host,
		Connection: 'Upgrade',
		Upgrade: 'websocket',
		'Sec-WebSocket-Version': '13',
		'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
		Origin: `http://${host}`,
		...headers,
	};
	const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
	return `GET /api/socket HTTP/1.1\r\n${text.join('')}\r\n`;
}

export const TEXT = 1;
export const BINARY = 2;

/** A frame with a zero mask. `first` may have reserved bits set. */
export function frame(payload: string | Buffer, opcode = TEXT, first = 0x80): Buffer {
	const body = Buffer.from(payload as string);
	const long = body.length > 125;
	const head = Buffer.alloc(long ? 8 : 6);
	head[0] = first | opcode;
	head[1] = 0x80 | (long ? 126 : body.length);
	if (long) head.writeUInt16BE(body.length, 2);
	return Buffer.concat([head, body]);
}
