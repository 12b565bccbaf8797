/** One address in front of several databases, like a load balancer in front of a primary and its standby. */
import { connect, createServer, type Socket } from 'node:net';

export interface Forwarder {
	readonly port: number;
	/** Redirects all traffic to this port; existing connections are closed. */
	switchTo(port: number): void;
	close(): Promise<void>;
}

export async function startForwarder(first: number): Promise<Forwarder> {
	let target = first;
	const open = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(target, '127.0.0.1');
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const) {
			open.add(from);
			from.pipe(to);
			from.on('error', () => to.destroy());
			from.on('close', () => {
				open.delete(from);
				to.destroy();
			});
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const endAll = () => {
		for (const socket of open) socket.destroy();
	};
	return {
		port: (server.address() as { port: number }).port,
		switchTo(port) {
			target = port;
			endAll();
		},
		async close() {
			endAll();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
