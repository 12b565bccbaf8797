import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '@rumis/server';
import type { ChildState } from './child.js';

/** The measured server, in its own process. */
export interface ServerChild {
	readonly url: string;
	state(): Promise<ChildState>;
	stop(): Promise<void>;
}

export async function startChild(options: Pick<ServerOptions, 'data' | 'databaseUrl'>): Promise<ServerChild> {
	const script = fileURLToPath(new URL('child.js', import.meta.url));
	const child = fork(script, [JSON.stringify(options)], { execArgv: ['--expose-gc'] });
	const url = await answer<string>(child);
	return {
		url,
		state: () => ask(child, 'state'),
		async stop() {
			const gone = new Promise((resolve) => child.once('exit', resolve));
			child.send('stop');
			await gone;
		},
	};
}

function ask<Answer>(child: ChildProcess, order: string): Promise<Answer> {
	const said = answer<Answer>(child);
	child.send(order);
	return said;
}

function answer<Answer>(child: ChildProcess): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const onExit = () => reject(new Error('the server ended'));
		child.once('exit', onExit);
		child.once('message', (message) => {
			child.off('exit', onExit);
			resolve(message as Answer);
		});
	});
}
