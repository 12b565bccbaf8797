import { err, ok, type Position, type Result } from '@rumis/rules';
import type { Bot } from '../bot.js';
import { makeBot } from '../makeBot.js';
import type { Analysis, FromWorker, ThinkError, ThinkRequest, ToWorker } from './protocol.js';
import { positionOf } from './request.js';

/** The worker's end of the line, whatever kind of worker it is. */
export interface ThinkPort {
	post(message: FromWorker): void;
	onMessage(handle: (message: ToWorker) => void): void;
	/** Lets waiting messages in. */
	pause(): Promise<void>;
}

/** How often an analysis reports, in milliseconds. */
const REPORT_EVERY = 200;

/** Answers requests one after the other, and stops thinking between two steps when asked to. */
export function serveThinking(port: ThinkPort): void {
	const cancelled = new Set<number>();
	let bot: { readonly key: string; readonly bot: Bot } | null = null;
	let queue = Promise.resolve();

	/** The same bot as last time if it was asked for again: it remembers its search. */
	const botFor = ({ bot: spec, seed }: ThinkRequest): Result<Bot, ThinkError> => {
		const key = `${spec} ${seed}`;
		if (bot?.key === key) return ok(bot.bot);
		const made = makeBot(spec, seed);
		if (!made.ok) return err({ code: 'thinkBot', found: spec });
		bot = { key, bot: made.value };
		return made;
	};

	const think = async (id: number, thinker: Bot, position: Position, reports: boolean) => {
		const thought = thinker.think(position);
		let reported = Date.now();
		while (!thought.step()) {
			await port.pause();
			if (cancelled.has(id)) return err({ code: 'thinkCancelled' } as const);
			if (!reports || Date.now() - reported < REPORT_EVERY) continue;
			reported = Date.now();
			port.post({ kind: 'update', id, analysis: thought.analysis() });
		}
		return ok(thought.analysis());
	};

	const answer = async ({ id, what, request }: Extract<ToWorker, { kind: 'think' }>) => {
		const position = positionOf(request);
		const thinker = botFor(request);
		let result: Result<Analysis, ThinkError>;
		if (cancelled.has(id)) result = err({ code: 'thinkCancelled' });
		else if (!position.ok) result = position;
		else if (!thinker.ok) result = thinker;
		else result = await think(id, thinker.value, position.value, what === 'analysis');
		cancelled.delete(id);
		port.post({ kind: 'done', id, result });
	};

	port.onMessage((message) => {
		if (message.kind === 'cancel') cancelled.add(message.id);
		else queue = queue.then(() => answer(message));
	});
}
