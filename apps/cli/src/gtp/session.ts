import {
	type Game,
	gameOf,
	mainLine,
	makeMove,
	makeRecord,
	type Position,
	parseMove,
	parseRecord,
	perft,
	positionOf,
} from '@rumis/rules';
import { readText, writeFile } from '../shared/files.js';
import { VERSION } from '../shared/version.js';
import { boardLines, colourLines, headLine } from '../text/board.js';
import { sayIllegal, sayMoveText, sayRecord } from '../text/wording.js';
import {
	MAX_LINE,
	makeReply,
	no,
	parseRequest,
	type Reply,
	type Request,
	type Stream,
	yes,
} from './framing.js';
import { analysisLines, BotDesk } from './genmove.js';
import { startGame } from './newgame.js';

/** A complete reply; or, with a stream, its beginning. */
interface Response {
	readonly text: string;
	readonly stream?: Stream;
}

type Command = (request: Request) => Reply;
type GameCommand = (position: Position, request: Request) => Reply;

/** The maximum depth of perft; more would not end in a lifetime. */
const MAX_PERFT = 99;

/** A session of the bot protocol: a game, and the commands on it. */
export class GtpSession {
	private position: Position | null = null;
	/** Moves that undo does not reach: a ruin placed by `newgame`. */
	private floor = 0;
	/** The loaded record, for its tags, comments and variations. */
	private loaded: Game | null = null;
	private isDone = false;
	private readonly bots = new BotDesk();

	/** Whether `quit` was received. */
	get done(): boolean {
		return this.isDone;
	}

	/** Answers one line; a line without a command has no reply. Streams run to their end. */
	answer(line: string): string {
		const { text, stream } = this.respond(line);
		if (!stream) return text;
		while (!stream.step());
		return `${text} ${stream.report()}\n\n`;
	}

	/** Same, for callers that can write a long reply in pieces. */
	respond(line: string): Response {
		if (line.length > MAX_LINE) return { text: makeReply('', no('line too long')) };
		const request = parseRequest(line);
		if (!request) return { text: '' };
		const command = Object.hasOwn(this.commands, request.command) ? this.commands[request.command] : null;
		const reply = command ? command(request) : no('unknown command');
		if (reply.stream) return { text: `=${request.id}`, stream: reply.stream };
		return { text: makeReply(request.id, reply) };
	}

	/** A command that requires a game. */
	private inGame(command: GameCommand): Command {
		return (request) => (this.position ? command(this.position, request) : no('no game, use newgame'));
	}

	private readonly commands: Readonly<Record<string, Command>> = {
		protocol_version: () => yes('2'),
		name: () => yes('Rumis'),
		version: () => yes(VERSION),
		known_command: ({ args }) => yes(String(Object.hasOwn(this.commands, args[0] ?? ''))),
		list_commands: () => yes(Object.keys(this.commands).join('\n')),
		quit: () => {
			this.isDone = true;
			return yes();
		},
		newgame: ({ args }) => this.newgame(args),
		to_play: this.inGame((position) => yes(`${position.toPlay ?? 'none'} ${position.phase ?? 'over'}`)),
		all_legal: this.inGame((position) => yes(position.legalMoves().map(makeMove).join('\n'))),
		play: this.inGame((position, { rest }) => play(position, rest)),
		undo: this.inGame((position) => {
			if (position.ply <= this.floor) return no('cannot undo');
			position.undo();
			return yes();
		}),
		score: this.inGame((position) =>
			yes(
				position
					.scores()
					.map(({ colour, points }) => `${colour} ${points}`)
					.join(' '),
			),
		),
		out: this.inGame((position) => yes(outColours(position))),
		result: this.inGame((position) => yes(resultText(position))),
		genmove: this.inGame((position, { args }) => this.genmove(position, args, true)),
		reg_genmove: this.inGame((position, { args }) => this.genmove(position, args, false)),
		analyze: this.inGame((position, { args }) => this.analyze(position, args)),
		// Ends a running `analyze`; by the time it is answered itself, there is nothing left to stop.
		stop: () => yes(),
		perft: this.inGame((position, { args }) => countLines(position, args)),
		showboard: this.inGame((position) =>
			yes([headLine(position), ...boardLines(position), ...colourLines(position)].join('\n')),
		),
		loadgame: ({ args }) => this.loadgame(args),
		savegame: this.inGame((position, { args }) => this.savegame(position, args)),
	};

	private genmove(position: Position, args: readonly string[], isPlayed: boolean): Reply {
		const bot = this.bots.botFor(args);
		if (!bot.ok) return no(bot.error);
		if (position.phase === null) return no('the game is over');
		const move = bot.value.choose(position);
		if (isPlayed) position.play(move);
		return yes(makeMove(move));
	}

	private analyze(position: Position, args: readonly string[]): Reply {
		const bot = this.bots.botFor(args, 'level:9');
		if (!bot.ok) return no(bot.error);
		if (position.phase === null) return no('the game is over');
		const thought = bot.value.think(position);
		const snapshot = position.clone();
		return {
			ok: true,
			text: '',
			stream: { step: () => thought.step(), report: () => analysisLines(thought, snapshot) },
		};
	}

	private newgame(args: readonly string[]): Reply {
		const position = startGame(args);
		if (!position.ok) return no(position.error);
		this.position = position.value;
		this.floor = position.value.ply;
		this.loaded = null;
		this.bots.forget();
		return yes();
	}

	private loadgame([path, ply, ...more]: readonly string[]): Reply {
		if (!path || more.length > 0) return no('usage: loadgame FILE [ply]');
		if (ply !== undefined && !/^\d{1,6}$/.test(ply)) return no(`not a ply: ${ply}`);
		const text = readText(path);
		if (!text.ok) return no(text.error);
		const game = parseRecord(text.value);
		if (!game.ok) return no(`${path}: ${sayRecord(game.error)}`);
		const { length } = mainLine(game.value);
		if (Number(ply ?? 0) > length) return no(`the game has only ${length} moves`);
		this.position = positionOf(game.value, ply === undefined ? length : Number(ply));
		this.floor = 0;
		this.loaded = game.value;
		return yes();
	}

	private savegame(position: Position, [path, ...more]: readonly string[]): Reply {
		if (!path || more.length > 0) return no('usage: savegame FILE');
		const written = writeFile(path, makeRecord(this.gameToSave(position)));
		return written.ok ? yes() : no(written.error);
	}

	/** A loaded game is kept completely while no move was added; after that only its tags are. */
	private gameToSave(position: Position): Game {
		const moves = (list: readonly Parameters<typeof makeMove>[0][]) => list.map(makeMove).join(';');
		const { loaded } = this;
		if (loaded && moves(mainLine(loaded)) === moves(position.moves)) return loaded;
		const tags = [...(loaded?.tags ?? [])].filter(([name]) => name !== 'Result');
		return gameOf(position.setup, position.moves, tags);
	}
}

function play(position: Position, text: string): Reply {
	const move = parseMove(text);
	if (!move.ok) return no(`illegal: ${sayMoveText(move.error)}`);
	const played = position.play(move.value);
	return played.ok ? yes() : no(`illegal: ${sayIllegal(played.error)}`);
}

function outColours(position: Position): string {
	const out = position.out.map(({ colour }) => colour);
	return position.colours.filter((colour) => out.includes(colour)).join(' ');
}

function resultText(position: Position): string {
	const outcome = position.outcome();
	switch (outcome.kind) {
		case 'running':
			return 'running';
		case 'win':
			return `win ${outcome.winner}`;
		case 'draw':
			return `draw ${outcome.winners.join(' ')}`;
	}
}

function countLines(position: Position, [depth = '', ...more]: readonly string[]): Reply {
	if (!/^\d+$/.test(depth) || Number(depth) > MAX_PERFT || more.length > 0) return no('usage: perft N');
	return yes(String(perft(position, Number(depth))));
}
