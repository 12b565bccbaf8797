/** A TCP proxy: forwards data, balances load, or simulates broken networks. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Cleanup } from './cleanup.js';

/**
 * `flow`: all is well. `hole`: everything is dropped silently. `halfOpen`: the far side was reset, but the
 * near one does not know; new connections end the same way.
 */
export type NetworkState = 'flow' | 'hole' | 'halfOpen';

interface Pipe {
	readonly near: Socket;
	far: Socket | null;
	wasCut: boolean;
}

export class TcpProxy {
	port = 0;
	state: NetworkState = 'flow';
	private readonly pipes = new Set<Pipe>();
	private readonly server: Server;
	private turn = 0;

	/** With several ports it is a load balancer: each connection goes to the next one that answers. */
	constructor(
		cleanup: Cleanup,
		private readonly ports: readonly number[],
	) {
		this.server = createServer((near) => this.accept(near));
		cleanup.add(() => this.close());
	}

	async listen(): Promise<void> {
		await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
		const address = this.server.address();
		this.port = typeof address === 'object' && address ? address.port : 0;
	}

	get url(): string {
		return `http://127.0.0.1:${this.port}`;
	}

	/** Changes the network state of all connections, open ones included. */
	become(state: NetworkState): void {
		this.state = state;
		for (const pipe of this.pipes) {
			if (state === 'flow') this.heal(pipe);
			else this.hold(pipe);
			if (state === 'halfOpen') this.cutFar(pipe);
		}
	}

	close(): void {
		this.server.close();
		for (const { near, far } of this.pipes) {
			near.destroy();
			far?.destroy();
		}
	}

	private accept(near: Socket): void {
		const pipe: Pipe = { near, far: null, wasCut: false };
		this.pipes.add(pipe);
		near.setNoDelay(true);
		near.on('error', () => {});
		near.on('close', () => {
			// During an outage the far side does not learn of it until the network is back.
			if (this.state === 'flow') this.drop(pipe);
		});
		if (this.state === 'flow') this.reach(pipe, this.ports.length);
	}

	private hold({ near, far }: Pipe): void {
		for (const socket of [near, far]) socket?.pause();
	}

	/** Stalled connections continue, as TCP does when the cable is plugged in again; broken ones are closed. */
	private heal(pipe: Pipe): void {
		const { near, far, wasCut } = pipe;
		if (near.destroyed || far?.destroyed || wasCut) this.drop(pipe);
		else if (far) for (const socket of [near, far]) socket.resume();
		else this.reach(pipe, this.ports.length);
	}

	private drop(pipe: Pipe): void {
		this.pipes.delete(pipe);
		pipe.near.destroy();
		pipe.far?.destroy();
	}

	/** Connects to the next backend, and to the one after it if that fails. */
	private reach(pipe: Pipe, tries: number): void {
		const far = connect(this.ports[this.turn++ % this.ports.length]!, '127.0.0.1');
		far.setNoDelay(true);
		let isReached = false;
		far.on('connect', () => {
			isReached = true;
			pipe.far = far;
			this.pass(pipe.near, far);
			this.pass(far, pipe.near);
		});
		far.on('error', () => {});
		far.on('close', () => {
			if (!isReached && tries > 1) this.reach(pipe, tries - 1);
			else if (this.state === 'flow') this.drop(pipe);
		});
	}

	private pass(from: Socket, to: Socket): void {
		from.on('data', (data) => {
			if (this.state === 'flow') to.write(data);
			else {
				from.pause();
				from.unshift(data);
			}
		});
	}

	private cutFar(pipe: Pipe): void {
		pipe.wasCut = true;
		pipe.far?.resetAndDestroy();
	}
}
