import { emitKeypressEvents } from 'node:readline';
import type { Line, Size } from '../view/text.js';
import { type Keypress, keyName } from './keys.js';
import { paint } from './paint.js';
import type { TerminalStyle } from './terminalStyle.js';

/** The keyboard and the screen of a game. */
export interface Terminal {
	size(): Size;
	draw(lines: readonly Line[]): void;
	/** Invalidates the screen, so the next drawing is complete. */
	refresh(): void;
	/** Restores the terminal. Idempotent. */
	close(): void;
	/** Whether frequent redraws are possible; a print-only terminal would scroll. */
	readonly canAnimate: boolean;
}

export interface TerminalEvents {
	readonly onKey: (key: string) => void;
	readonly onResize: () => void;
	/** The terminal was closed: no more keys will arrive. */
	readonly onGone: () => void;
}

/** Alternate screen, no cursor, no line wrap; and the reverse. */
const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?7l';
const LEAVE = '\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l';
const CLEAR = '\x1b[2J';

/** How long an Escape waits for the rest of an arrow key sequence. */
const ESCAPE_MS = 80;

const DEADLY = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
type Deadly = keyof typeof DEADLY;

/** Takes over the terminal. It is always restored before the process ends. */
export class TtyTerminal implements Terminal {
	readonly canAnimate: boolean;
	private shown: readonly string[] = [];
	private isTaken = false;

	constructor(
		private readonly input: NodeJS.ReadStream,
		private readonly output: NodeJS.WriteStream,
		private readonly look: TerminalStyle,
		private readonly events: TerminalEvents,
	) {
		this.canAnimate = look.depth !== 'plain';
		// Node reads the timeout from this object, but its types only allow whole line readers.
		const reader: unknown = { escapeCodeTimeout: ESCAPE_MS };
		emitKeypressEvents(input, reader as Parameters<typeof emitKeypressEvents>[1]);
		input.on('keypress', this.onKeypress).on('end', events.onGone).on('error', events.onGone);
		output.on('resize', this.onResize);
		// Errors must appear on the original screen, not on the alternate one.
		process.on('exit', this.leave).on('uncaughtExceptionMonitor', this.leave);
		for (const signal of Object.keys(DEADLY)) process.on(signal, this.onDeadly);
		this.enter();
		input.resume();
	}

	size(): Size {
		return { columns: this.output.columns || 80, rows: this.output.rows || 24 };
	}

	draw(lines: readonly Line[]): void {
		if (!this.isTaken) return;
		const painted = lines.map((spans) => paint(spans, this.look));
		this.output.write(this.canAnimate ? changes(this.shown, painted) : `\n${painted.join('\n')}`);
		this.shown = painted;
	}

	refresh(): void {
		this.shown = [];
		if (this.canAnimate) this.output.write(CLEAR);
	}

	close(): void {
		this.leave();
		const { input, output, events } = this;
		// Keep the error listeners: a late error must not crash the process.
		input.removeListener('keypress', this.onKeypress).removeListener('end', events.onGone);
		output.removeListener('resize', this.onResize);
		process.removeListener('exit', this.leave).removeListener('uncaughtExceptionMonitor', this.leave);
		for (const signal of Object.keys(DEADLY)) process.removeListener(signal, this.onDeadly);
		input.pause();
	}

	private enter(): void {
		this.isTaken = true;
		this.input.setRawMode(true);
		if (this.canAnimate) this.output.write(ENTER);
		this.refresh();
	}

	private readonly leave = (): void => {
		if (!this.isTaken) return;
		this.isTaken = false;
		if (this.canAnimate) this.output.write(LEAVE);
		this.input.setRawMode(false);
	};

	/** Exits in an orderly way, which restores the terminal; a signal alone would not. */
	private readonly onDeadly = (signal: NodeJS.Signals): void => {
		process.exit(128 + DEADLY[signal as Deadly]);
	};

	private readonly onResize = (): void => {
		this.refresh();
		this.events.onResize();
	};

	private readonly onKeypress = (text: string | undefined, press: Keypress): void => {
		const key = keyName(text, press);
		if (key === 'ctrl-z' && process.platform !== 'win32') this.suspend();
		else if (key) this.events.onKey(key);
	};

	/** Suspends the process, until the shell resumes it. */
	private suspend(): void {
		this.leave();
		process.once('SIGCONT', () => {
			this.enter();
			this.events.onResize();
		});
		process.kill(process.pid, 'SIGTSTP');
	}
}

/** Only changed lines are sent, for slow connections. */
function changes(before: readonly string[], after: readonly string[]): string {
	const rows = Array.from({ length: Math.max(before.length, after.length) }, (_, row) => row);
	return rows
		.filter((row) => before[row] !== after[row])
		.map((row) => `\x1b[${row + 1};1H${after[row] ?? ''}\x1b[K`)
		.join('');
}
