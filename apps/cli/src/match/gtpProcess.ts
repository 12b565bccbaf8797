import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '@rumis/rules';
import { printable } from '../text/wording.js';

/** In characters. */
const MAX_ANSWER = 1_000_000;
/** How long a program may take to quit, in milliseconds. */
const GRACE_MS = 500;

/** An external program that speaks the bot protocol: one command at a time. */
export class GtpProcess {
	private readonly child: ChildProcessWithoutNullStreams;
	private heard = '';
	/** The last output on standard error: mostly the reason for its end. */
	private complaint = '';
	/** Why it cannot be used any more. */
	private end: string | null = null;
	private waiting: ((answer: Result<string, string>) => void) | null = null;

	constructor([program = '', ...args]: readonly string[]) {
		this.child = spawn(program, args, { stdio: 'pipe', windowsHide: true });
		this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text));
		this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
			this.complaint = (this.complaint + text).slice(-2000);
		});
		// Write errors after its end are handled by the exit handler below.
		this.child.stdin.on('error', () => {});
		this.child.on('error', (error) => this.stop(sayStart(program, error)));
		this.child.on('close', (code, signal) => this.stop(this.sayEnd(code, signal)));
	}

	/** Why the program cannot be started; null on success. */
	static async trial(words: readonly string[]): Promise<string | null> {
		const trial = new GtpProcess(words);
		await Promise.race([once(trial.child, 'spawn'), once(trial.child, 'close')]).catch(() => {});
		const reason = trial.child.pid === undefined ? trial.end : null;
		await trial.close();
		return reason;
	}

	/** The text of a successful reply, or the error. */
	ask(line: string, timeoutMs: number): Promise<Result<string, string>> {
		if (this.end !== null) return Promise.resolve(err(this.end));
		return new Promise((resolve) => {
			const late = `no answer to ${line.split(' ')[0]} within ${timeoutMs / 1000} s`;
			const timer = setTimeout(() => this.waiting?.(err(late)), timeoutMs);
			this.waiting = (answer) => {
				clearTimeout(timer);
				this.waiting = null;
				resolve(answer);
			};
			this.child.stdin.write(`${line}\n`);
		});
	}

	/** Ends the program, gracefully first. */
	async close(): Promise<void> {
		if (this.end !== null) return;
		const gone = once(this.child, 'exit').catch(() => {});
		this.stop('closed');
		this.child.stdin.end('quit\n');
		const patience = new AbortController();
		const late = sleep(GRACE_MS, true, { signal: patience.signal }).catch(() => false);
		if (this.child.exitCode === null && this.child.signalCode === null) {
			if (await Promise.race([gone.then(() => false), late])) this.child.kill('SIGKILL');
		}
		patience.abort();
		// Other holders of the pipes must not keep us waiting.
		for (const pipe of [this.child.stdin, this.child.stdout, this.child.stderr]) pipe.destroy();
	}

	private hear(text: string): void {
		this.heard += text.replaceAll('\r', '');
		for (let end = this.heard.indexOf('\n\n'); end >= 0; end = this.heard.indexOf('\n\n')) {
			const said = this.heard.slice(0, end);
			this.heard = this.heard.slice(end + 2).replace(/^\n+/, '');
			// Ignore output before the reply.
			const [, sign, body = ''] = /^([=?])\d*[ \t]*([\s\S]*)$/m.exec(said) ?? [];
			if (sign) this.waiting?.(sign === '=' ? ok(body.trim()) : err(`refused: ${printable(body.trim())}`));
		}
		if (this.heard.length <= MAX_ANSWER) return;
		this.heard = '';
		this.waiting?.(err('its answer does not end'));
	}

	private stop(reason: string): void {
		this.end ??= reason;
		this.waiting?.(err(this.end));
	}

	private sayEnd(code: number | null, signal: string | null): string {
		const lines = this.complaint.split('\n').filter((line) => line.trim() !== '');
		const last = lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1);
		const how = signal ? `signal ${signal}` : `exit code ${code}`;
		return `the program ended (${how})${last ? `: ${printable(last.trim())}` : ''}`;
	}
}

function sayStart(program: string, error: NodeJS.ErrnoException): string {
	const reasons: Readonly<Record<string, string>> = { ENOENT: 'no such program', EACCES: 'not permitted' };
	return `${program}: ${reasons[error.code ?? ''] ?? error.code ?? 'cannot be started'}`;
}
