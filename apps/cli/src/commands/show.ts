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
import type { Command } from 'commander';
import { Failure } from '../shared/failure.js';
import { readGame } from '../shared/readGame.js';
import { boardLines, colourLines, headLine } from '../text/board.js';
import { sayNotice } from '../text/wording.js';
import { wholeNumber } from './setupOptions.js';

interface ShowOptions {
	readonly ply?: number;
	readonly json?: boolean;
	readonly link?: boolean;
	readonly record?: boolean;
}

export function addShow(program: Command): void {
	program
		.command('show')
		.description('show a recorded game at any move, with scores')
		.argument('<game>', 'a record file, - for standard input, or a game link')
		.option('--ply <n>', 'number of moves to play (default: all)', wholeNumber)
		.option('--json', 'print JSON')
		.option('--link', 'print the game up to that move as a short link')
		.option('--record', 'print the canonical record of the whole game')
		.action((source: string, options: ShowOptions) => {
			const game = readGame(source);
			const { length } = mainLine(game);
			if ((options.ply ?? 0) > length) throw new Failure(`the game has only ${length} moves`);
			const position = positionOf(game, options.ply ?? length);
			process.stdout.write(`${view(game, position, options).trimEnd()}\n`);
		});
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

/** The ruin of the collection that the game is played on. */
const ruinFact = (position: Position) => {
	const ruin = ruinOf(position);
	return ruin ? { ruin: ruin.name } : {};
};

/** Everything a script might ask of a position. */
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
