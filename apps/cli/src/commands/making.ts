import type { MeshSize } from '@rumis/workshop/mesh';
import { DEFAULT_SQUARE, PAPERS, type Paper } from '@rumis/workshop/print';
import { type Command, Option } from 'commander';
import { millimetres, type Output, outputOption } from '../making/output.js';
import { type BoardPrint, printBoard } from '../making/printBoard.js';
import { findBoard } from '../shared/boards.js';
import { Failure } from '../shared/failure.js';

/** The size of printed stones. */
export const addModelOptions = (command: Command): Command =>
	command
		.option('--cube <mm>', 'edge of a cube', millimetres(2, 100), 20)
		.option('--clearance <mm>', 'gap between stones', millimetres(0, 2), 0.3);

/** `rumis scenario print` and `rumis scenario stones`. */
export function addMaking(scenario: Command): void {
	scenario
		.command('print')
		.description('print a board at true scale, over several pages if needed')
		.argument('<scenario>', 'id of a built-in scenario, a file, or a link to a board')
		.addOption(outputOption(['pdf', 'svg'], 'the file to write').makeOptionMandatory())
		.option('--square <mm>', 'edge of a square', millimetres(5, 100), DEFAULT_SQUARE)
		.addOption(
			new Option('--paper <paper>', 'paper of a PDF')
				.choices(Object.keys(PAPERS))
				.default('a4' satisfies Paper),
		)
		.action(async (name: string, options: BoardPrint) => {
			const board = findBoard(name);
			if (!board.ok) throw new Failure(board.error);
			const pages = await printBoard(board.value, options);
			console.log(`${options.output.path}: ${pages} ${pages === 1 ? 'page' : 'pages'}`);
		});
	addModelOptions(
		scenario
			.command('stones')
			.description('make all eleven stones for a 3D printer')
			.addOption(outputOption(['stl', '3mf'], 'the file to write').makeOptionMandatory()),
	).action(async ({ output, ...size }: MeshSize & { readonly output: Output }) => {
		const { makeStones } = await import('../making/models.js');
		makeStones(output, size);
		console.log(`${output.path}: 11 stones`);
	});
}
