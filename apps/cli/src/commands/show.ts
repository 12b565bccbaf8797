import {
	type Game,
	mainLine,
	makeCompact,
	makeMove,
	makeRecord,
	type Position,
	positionOf,
	ruinOf,
} from '@rumis/rules';
import type { MeshSize } from '@rumis/workshop/mesh';
import type { Command } from 'commander';
import { type Output, outputOption } from '../making/output.js';
import { Failure } from '../shared/failure.js';
import { readGame } from '../shared/readGame.js';
import { boardLines, colourLines, headLine } from '../text/board.js';
import { sayNotice } from '../text/wording.js';
import { addModelOptions } from './making.js';
import { wholeNumber } from './setupOptions.js';

interface ShowOptions extends MeshSize {
	readonly ply?: number;
	readonly json?: boolean;
	readonly link?: boolean;
	readonly record?: boolean;
	readonly output?: Output;
}

export function addShow(program: Command): void {
	const show = program
		.command('show')
		.description('show a recorded game at any move, with scores')
		.argument('<game>', 'a record file, - for standard input, or a game link')
		.option('--ply <n>', 'number of moves to play (default: all)', wholeNumber)
		.option('--json', 'print JSON')
		.option('--link', 'print the game up to that move as a short link')
		.option('--record', 'print the canonical record of the whole game')
		.addOption(
			outputOption(['pdf', 'svg', 'stl', '3mf'], 'write the building: a sheet to rebuild it, or a 3D model'),
		);
	addModelOptions(show).action(async (source: string, options: ShowOptions) => {
		const game = readGame(source);
		const { length } = mainLine(game);
		if ((options.ply ?? 0) > length) throw new Failure(`the game has only ${length} moves`);
		const position = positionOf(game, options.ply ?? length);
		if (options.output) return makeFile(position, options.output, options);
		process.stdout.write(`${view(game, position, options).trimEnd()}\n`);
	});
}

async function makeFile(position: Position, output: Output, size: MeshSize): Promise<void> {
	const { makeBuilding } = await import('../making/models.js');
	await makeBuilding(position, output, size);
	console.log(`${output.path}: ${position.stones().length} stones`);
}

function view(game: Game, position: Position, options: ShowOptions): string {
	if (options.record) return makeRecord(game);
	if (options.link) return makeCompact(position);
	if (options.json) return JSON.stringify(facts(game, position), null, 2);
	return [
		headLine(position),
		...lastMove(position),
		'',
		...boardLines(position),
		'',
		...colourLines(position),
	].join('\n');
}

function lastMove(position: Position): string[] {
	const move = position.moves.at(-1);
	return [...(move ? [`last move: ${makeMove(move)}`] : []), ...position.notices.map(sayNotice)];
}

/** The collected ruin that the game is played on. */
const ruinFact = (position: Position) => {
	const ruin = ruinOf(position);
	return ruin ? { ruin: ruin.name } : {};
};

/** Everything a script might need of a position. */
function facts(game: Game, position: Position) {
	const { scenario, players, mode, start, colours } = position.setup;
	return {
		tags: Object.fromEntries(game.tags),
		scenario: scenario.id,
		players,
		mode,
		...(colours && { colours }),
		start,
		...ruinFact(position),
		ply: position.ply,
		moves: position.moves.map(makeMove),
		phase: position.phase ?? 'over',
		toPlay: position.toPlay,
		out: position.out,
		notices: position.notices,
		scores: position.scores(),
		outcome: position.outcome(),
		hands: Object.fromEntries(position.colours.map((colour) => [colour, position.hand(colour)])),
		squares: position.topView(),
		link: makeCompact(position),
	};
}
