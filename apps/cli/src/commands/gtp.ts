import type { Command } from 'commander';
import { serveGtp } from '../gtp/stream.js';

export function addGtp(program: Command): void {
	program
		.command('gtp')
		.description('referee a game over the bot protocol on standard input and output')
		.action(async () => {
			await serveGtp(process.stdin, process.stdout);
			process.stdin.destroy();
		});
}
