import { makeMove, type Position, perft } from '@rumis/rules';
import type { Command } from 'commander';
import { makeProgress } from '../text/progress.js';
import { addSetupOptions, positionFrom, type SetupOptions, wholeNumber } from './setupOptions.js';

interface PerftOptions extends SetupOptions {
	readonly depth: number;
	readonly divide?: boolean;
	readonly json?: boolean;
}

export function addPerft(program: Command): void {
	addSetupOptions(program.command('perft'))
		.description('count the legal move sequences of a game')
		.argument('<scenario>', 'id of a built-in scenario, a file, or a link to a board')
		.requiredOption('-d, --depth <n>', 'number of moves', wholeNumber)
		.option('--divide', 'also print the count for each first move')
		.option('--json', 'print JSON')
		.action((scenario: string, options: PerftOptions) => {
			const position = positionFrom(scenario, options);
			const started = performance.now();
			const parts = divide(position, options.depth);
			const count = options.depth === 0 ? 1 : parts.reduce((sum, part) => sum + part.count, 0);
			const seconds = (performance.now() - started) / 1000;
			const { players, mode, depth } = options;
			if (options.json) {
				const facts = { scenario: position.setup.scenario.id, players, mode, depth, seconds, count };
				console.log(JSON.stringify(options.divide ? { ...facts, divide: parts } : facts));
				return;
			}
			if (options.divide) for (const part of parts) console.log(`${part.move}: ${part.count}`);
			console.log(count);
		});
}

interface Part {
	readonly move: string;
	readonly count: number;
}

/** The count after every first move. */
function divide(position: Position, depth: number): Part[] {
	if (depth === 0) return [];
	const moves = position.legalMoves();
	const progress = makeProgress('perft');
	const parts = moves.map((move, index) => {
		progress.update(index / moves.length);
		position.play(move);
		const count = perft(position, depth - 1);
		position.undo();
		return { move: makeMove(move), count };
	});
	progress.end();
	return parts;
}
