/** A game server for browser tests, with proxies that can be cut and restored. */
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, type RunningServer, startServer } from '@rumis/server';
import { DIST, type Served } from './stage.js';

/** A route to the server through a proxy that can be cut. */
export interface Way {
	/** Its address, with a trailing slash. */
	readonly link: string;
	/** Closes all connections and accepts no new ones. */
	cut(): void;
	mend(): void;
	close(): void;
}

export interface OnlinePlace extends Served {
	/** Another route to the same server. */
	newWay(): Promise<Way>;
	/** Restarts the server with the same data, on another port behind the same routes. */
	restart(): Promise<void>;
	/** Advances the server's clock. */
	passTime(ms: number): void;
	readonly close: () => void;
}

const startOn = (data: string, adjustTime: (now: number) => number): Promise<RunningServer> =>
	startServer({
		host: '127.0.0.1',
		port: 0,
		log: 'silent',
		data,
		web: DIST,
		botThreads: 1,
		drainSeconds: 1,
		limits: NO_LIMITS,
		adjustTime,
	});

const portOf = ({ url }: RunningServer): number => Number(new URL(url).port);

export async function openPlace(): Promise<OnlinePlace> {
	const data = mkdtempSync(join(tmpdir(), 'rumis-online-'));
	let offset = 0;
	let server = await startOn(data, (now) => now + offset);
	const ways: Way[] = [];
	const newWay = async () => {
		const way = await openWay(() => portOf(server));
		ways.push(way);
		return way;
	};
	const main = await newWay();
	return {
		link: main.link,
		newWay,
		async restart() {
			await server.close();
			server = await startOn(data, (now) => now + offset);
		},
		passTime(ms) {
			offset += ms;
		},
		close() {
			for (const way of ways) way.close();
			void server.close().then(() => rmSync(data, { recursive: true, force: true }));
		},
	};
}

async function openWay(target: () => number): Promise<Way> {
	const open = new Set<Socket>();
	let isCut = false;
	const keep = (socket: Socket, other: Socket) => {
		open.add(socket);
		socket.on('close', () => {
			open.delete(socket);
			other.destroy();
		});
		socket.on('error', () => other.destroy());
	};
	const proxy = createServer((near) => {
		if (isCut) return void near.destroy();
		const far = connect(target(), '127.0.0.1');
		keep(near, far);
		keep(far, near);
		near.pipe(far).pipe(near);
	});
	const cut = () => {
		isCut = true;
		for (const socket of open) socket.destroy();
	};
	await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
	return {
		link: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`,
		cut,
		mend() {
			isCut = false;
		},
		close() {
			cut();
			proxy.close();
		},
	};
}
