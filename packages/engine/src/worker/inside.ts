import { err, ok, type Result } from '@rumis/rules';
import type { Analysis } from '../analysis.js';
import type { Bot } from '../bot.js';
import { makeBot } from '../makeBot.js';
import type { FromWorker, ThinkError, ThinkRequest, ToWorker } from './protocol.js';
import { begin, type Questioning } from './questions.js';
import { positionOf } from './request.js';

/** The worker's side of the connection, for any kind of worker. */
export interface ThinkPort {
	post(message: FromWorker): void;
	onMessage(handle: (message: ToWorker) => void): void;
	/** Lets pending messages be delivered. */
	pause(): Promise<void>;
}

/** Interval between progress reports, in milliseconds. */
const REPORT_EVERY = 200;
const CANCELLED = err({ code: 'thinkCancelled' } as const);

/** Work in steps; `step` returns true when finished. */
interface Steps<Value> {
	step(): boolean;
	report(): void;
	answer(): Value;
}

/** Handles requests one after the other; cancels between two steps. */
export function serveThinking(port: ThinkPort): void {
	const cancelled = new Set<number>();
	const botFor = rememberBot();
	let queue = Promise.resolve();

	const finish = async <Value>(id: number, { step, report, answer }: Steps<Value>) => {
		let reported = Date.now();
		while (!step()) {
			await port.pause();
			if (cancelled.has(id)) return CANCELLED;
			if (Date.now() - reported < REPORT_EVERY) continue;
			reported = Date.now();
			report();
		}
		return ok(answer());
	};

	const think = async ({ id, what, request }: Extract<ToWorker, { kind: 'think' }>) => {
		const position = positionOf(request);
		const bot = botFor(request);
		let result: Result<Analysis, ThinkError>;
		if (cancelled.has(id)) result = CANCELLED;
		else if (!position.ok) result = position;
		else if (!bot.ok) result = bot;
		else {
			const thought = bot.value.think(position.value);
			const answer = () => thought.analysis();
			const report = () => what === 'analysis' && port.post({ kind: 'update', id, analysis: answer() });
			result = await finish(id, { step: () => thought.step(), report, answer });
		}
		cancelled.delete(id);
		port.post({ kind: 'done', id, result });
	};

	const answerQuestion = async ({ id, question }: Extract<ToWorker, { kind: 'ask' }>) => {
		const begun = cancelled.has(id) ? CANCELLED : begin(question);
		const result = begun.ok ? await finish(id, reporting(begun.value, id, port)) : begun;
		cancelled.delete(id);
		port.post({ kind: 'answer', id, result });
	};

	port.onMessage((message) => {
		if (message.kind === 'cancel') cancelled.add(message.id);
		else queue = queue.then(() => (message.kind === 'ask' ? answerQuestion(message) : think(message)));
	});
}

/**
 * Caches the last bot, because it reuses its search tree. Another seed starts a new game in the same memory,
 * which is large.
 */
function rememberBot(): (request: ThinkRequest) => Result<Bot, ThinkError> {
	let last: { readonly spec: string; readonly seed: number; readonly bot: Bot } | null = null;
	return ({ bot: spec, seed }) => {
		if (last?.spec === spec && last.seed === seed) return ok(last.bot);
		const made = last?.spec === spec ? ok(last.bot) : makeBot(spec, seed);
		if (!made.ok) return err({ code: 'thinkBot', found: spec });
		if (last?.spec === spec) made.value.newGame(seed);
		last = { spec, seed, bot: made.value };
		return made;
	};
}

/** Handles a request and reports progress to the port. */
const reporting = (
	{ step, report, answer }: Questioning,
	id: number,
	port: ThinkPort,
): Steps<ReturnType<Questioning['answer']>> => ({
	step,
	report() {
		const news = report();
		if (news) port.post({ kind: 'report', id, report: news });
	},
	answer,
});
