import { existsSync } from 'node:fs';
import { err, ok, type Result } from '@rumis/rules';
import { writeFile } from '../shared/files.js';
import { type Asked, ask, type MoveEngine } from './asking.js';
import type { PlayEvent, PlayState, SaveTrouble, Saving } from './game/state.js';
import { step } from './game/step.js';
import type { Terminal, TerminalEvents } from './terminal/terminal.js';
import { screenLines } from './view/screen.js';

export interface RunOptions {
	readonly engine: MoveEngine;
	readonly open: (events: TerminalEvents) => Terminal;
	/** The minimum delay before a bot's move is shown, in milliseconds. */
	readonly pace?: number;
}

const PACE = 450;
const TICK = 120;

/** Plays until the person quits, and returns the final state. */
export const runPlay = (start: PlayState, options: RunOptions): Promise<PlayState> =>
	new Promise((resolve, reject) => new Session(start, options, resolve, reject).begin());

/** Passes keys, answers and ticks to the state, draws it, and performs its side effects. */
class Session {
	private readonly terminal: Terminal;
	private readonly timer: NodeJS.Timeout;
	private asked: Asked | null = null;
	private frame = 0;

	constructor(
		private state: PlayState,
		private readonly options: RunOptions,
		private readonly resolve: (state: PlayState) => void,
		private readonly reject: (error: unknown) => void,
	) {
		this.terminal = options.open({
			onKey: (key) => this.press(key),
			onResize: () => this.draw(),
			onGone: () => this.press('ctrl-c'),
		});
		this.timer = setInterval(() => this.tick(), TICK);
	}

	begin(): void {
		this.guarded(() => this.serve());
	}

	private press(key: string): void {
		if (key === 'ctrl-l') this.terminal.refresh();
		this.happen({ kind: 'key', key });
	}

	private happen(event: PlayEvent): void {
		this.guarded(() => {
			this.state = step(this.state, event);
			this.serve();
		});
	}

	/** Restores the terminal before an error is reported. */
	private guarded(action: () => void): void {
		if (this.isEnded) return;
		try {
			action();
			if (this.state.kind === 'done') this.finish();
			else this.draw();
		} catch (error) {
			this.end();
			this.reject(error);
		}
	}

	/** Starts and stops thinking, and writes files, as the state demands. */
	private serve(): void {
		this.writeFile();
		const { state } = this;
		const question = state.kind === 'game' ? state.question : null;
		if (this.asked?.question === question) return;
		this.asked?.cancel();
		this.asked = null;
		if (state.kind !== 'game' || !question) return;
		const pace = question.kind === 'move' ? (this.options.pace ?? PACE) : 0;
		this.asked = ask(this.options.engine, state, question, pace, (answer) =>
			this.happen({ kind: 'answer', question, answer }),
		);
	}

	private writeFile(): void {
		const saving = this.state.kind === 'game' ? this.state.saving : null;
		if (saving) this.state = step(this.state, { kind: 'saved', saving, result: saveFile(saving) });
	}

	private tick(): void {
		this.frame++;
		const { state } = this;
		const isMoving = state.kind === 'game' && (state.question !== null || state.dialog !== null);
		if (isMoving && this.terminal.canAnimate) this.draw();
	}

	private draw(): void {
		this.terminal.draw(screenLines(this.state, this.terminal.size(), this.frame));
	}

	private isEnded = false;

	private finish(): void {
		this.end();
		this.resolve(this.state);
	}

	private end(): void {
		this.isEnded = true;
		clearInterval(this.timer);
		this.asked?.cancel();
		this.terminal.close();
	}
}

/** Writes a record; overwrites an existing file only if confirmed. */
function saveFile({ path, text, overwrite }: Saving): Result<null, SaveTrouble> {
	if (!overwrite && existsSync(path)) return err({ code: 'exists', text: path });
	const written = writeFile(path, text);
	return written.ok ? ok(null) : err({ code: 'failed', text: written.error });
}
