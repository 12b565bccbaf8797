import { err, type Move, makeMove, ok, type Position, parseMove, type Result } from '@rumis/rules';
import { printable, sayIllegal, sayMoveText } from '../text/wording.js';
import { GtpProcess } from './gtpProcess.js';
import type { MatchPlan } from './plan.js';
import type { Player } from './player.js';

/** A player that is an external program. After an error it is ended, and restarted for the next game. */
export class GtpPlayer implements Player {
	private process: GtpProcess | null = null;
	/** The number of moves the program has received. */
	private known = 0;

	constructor(
		private readonly words: readonly string[],
		private readonly plan: Pick<MatchPlan, 'board' | 'setup' | 'timeoutMs'>,
	) {}

	async newGame(seed: number): Promise<Result<null, string>> {
		this.process ??= new GtpProcess(this.words);
		this.known = 0;
		const { board, setup } = this.plan;
		const name = /[\s"]/.test(board) ? `"${board}"` : board;
		const colours = setup.colours ? ` colours=${setup.colours.join(',')}` : '';
		const line = `newgame ${name} ${setup.players} mode=${setup.mode}${colours} start=${setup.start}`;
		// The seed makes random programs reproducible, but not every program supports it.
		const seeded = await this.ask(`${line} seed=${seed}`);
		const begun = seeded.ok || !seeded.error.includes('refused') ? seeded : await this.ask(line);
		return begun.ok ? ok(null) : this.fail(begun.error);
	}

	async choose(position: Position): Promise<Result<Move, string>> {
		for (const move of position.moves.slice(this.known)) {
			const told = await this.ask(`play ${makeMove(move)}`);
			if (!told.ok) return this.fail(told.error);
		}
		const answer = await this.ask('genmove');
		if (!answer.ok) return this.fail(answer.error);
		const move = readMove(answer.value, position);
		// `genmove` also plays the move.
		this.known = position.ply + 1;
		return move.ok ? move : this.fail(move.error);
	}

	async close(): Promise<void> {
		await this.process?.close();
		this.process = null;
	}

	private async ask(line: string): Promise<Result<string, string>> {
		if (!this.process) return err('the program is not running');
		const answer = await this.process.ask(line, this.plan.timeoutMs);
		if (answer.ok || !answer.error.startsWith('refused')) return answer;
		return err(`${line.replace(/^newgame.*/, 'newgame')} ${answer.error}`);
	}

	private async fail(reason: string): Promise<Result<never, string>> {
		await this.close();
		return err(reason);
	}
}

function readMove(text: string, position: Position): Result<Move, string> {
	if (text === '') return err('an empty answer to genmove');
	const move = parseMove(text);
	if (!move.ok) return err(`not a move: ${printable(text)}: ${sayMoveText(move.error)}`);
	const illegal = position.check(move.value);
	return illegal ? err(`illegal move ${makeMove(move.value)}: ${sayIllegal(illegal)}`) : move;
}
