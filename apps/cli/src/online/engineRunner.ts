import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBot } from '@rumis/engine';
import {
	err,
	findBuiltin,
	type Move,
	makeScenario,
	type Position,
	type Result,
	type Setup,
} from '@rumis/rules';
import { GtpPlayer } from '../match/gtpPlayer.js';
import { botPlayer, type Player } from '../match/player.js';
import { writeFile } from '../shared/files.js';

/** The engine of the bot: a command, or a level of our own engine. */
export type EngineChoice =
	| { readonly command: readonly string[]; readonly timeoutMs: number }
	| { readonly level: number };

/** Thinks about one game after the other. */
export class EngineRunner {
	private player: Player | null = null;
	private isReady = false;
	private file: string | null = null;

	constructor(private readonly choice: EngineChoice) {}

	/** The move for this position, or the error. Restarts after a failure. */
	async choose(position: Position): Promise<Result<Move, string>> {
		const player = this.player ?? this.make(position.setup);
		if (typeof player === 'string') return err(player);
		this.player = player;
		const begun = this.isReady ? null : await player.newGame(randomInt(2 ** 32));
		if (begun && !begun.ok) return begun;
		this.isReady = true;
		const move = await player.choose(position);
		if (!move.ok) this.isReady = false;
		return move;
	}

	/** The moves sent so far are outdated: they will be sent again from the start. */
	forget(): void {
		this.isReady = false;
	}

	/** The game is over; the next one may be on another board. */
	async close(): Promise<void> {
		this.isReady = false;
		await this.player?.close();
		this.player = null;
		if (this.file) rmSync(this.file, { force: true });
		this.file = null;
	}

	private make(setup: Setup): Player | string {
		if ('level' in this.choice) {
			const bot = makeBot(`level:${this.choice.level}`, randomInt(2 ** 32));
			return bot.ok ? botPlayer(bot.value) : bot.error.code;
		}
		const board = this.boardOf(setup);
		if (!board.ok) return board.error;
		return new GtpPlayer(this.choice.command, {
			board: board.value,
			setup,
			timeoutMs: this.choice.timeoutMs,
		});
	}

	/** The board's name for a program. A custom board is passed as a file. */
	private boardOf({ scenario }: Setup): Result<string, string> {
		const text = makeScenario(scenario);
		const builtin = findBuiltin(scenario.id);
		if (builtin && makeScenario(builtin) === text) return { ok: true, value: scenario.id };
		this.file = join(tmpdir(), `rumis-bot-${process.pid}.json`);
		const written = writeFile(this.file, text);
		return written.ok ? { ok: true, value: this.file } : written;
	}
}
