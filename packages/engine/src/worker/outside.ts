import { err, ok, type Result } from '@rumis/rules';
import type { Analysis } from '../analysis.js';
import type {
	FromWorker,
	Question,
	QuestionKind,
	Questions,
	ThinkError,
	ThinkRequest,
	ToWorker,
} from './protocol.js';

/** A running request that can be cancelled. */
export interface Thinking<Answer> {
	readonly done: Promise<Result<Answer, ThinkError>>;
	/** Cancels at once: `done` resolves to `thinkCancelled`, whatever the worker is doing. */
	cancel(): void;
}

/** An engine in another thread; the same interface for Web Workers and Node's worker threads. */
export interface Engine {
	/** The chosen move, as text. */
	chooseMove(request: ThinkRequest): Thinking<string>;
	/** Streams intermediate results; `done` has the last one. A bot `ms:…` or `sims:…` sets the budget. */
	analyse(request: ThinkRequest, onUpdate: (analysis: Analysis) => void): Thinking<Analysis>;
	close(): void;
}

/** Sends a request of one kind; progress reports arrive until the answer. */
type Ask<Kind extends QuestionKind> = (
	request: Questions[Kind]['request'],
	onReport?: (report: Questions[Kind]['report']) => void,
) => Thinking<Questions[Kind]['answer']>;

/** Requests about games and positions beyond choosing a move. */
export interface Analyst {
	/** Reviews a whole game; reports contain the moves judged so far. */
	readonly review: Ask<'review'>;
	/** The best lines of a position, reported until the simulations are used up. */
	readonly study: Ask<'study'>;
	/** Judges one move. */
	readonly judge: Ask<'judge'>;
	/** A puzzle, if one move of the position is clearly better than all others. */
	readonly puzzle: Ask<'puzzle'>;
}

/** The client's side of the connection to one worker. */
export interface EnginePort {
	post(message: ToWorker): void;
	onMessage(handle: (message: FromWorker) => void): void;
	close(): void;
}

interface Waiting {
	readonly onUpdate: (update: unknown) => void;
	readonly onDone: (result: Result<unknown, ThinkError>) => void;
}

/** Connects to a worker that runs `serveThinking`. */
export function connectEngine(port: EnginePort): Engine & Analyst {
	const waiting = new Map<number, Waiting>();
	let lastId = 0;
	port.onMessage((message) => {
		const asked = waiting.get(message.id);
		if (message.kind === 'update') asked?.onUpdate(message.analysis);
		else if (message.kind === 'report') asked?.onUpdate(message.report);
		else {
			waiting.delete(message.id);
			asked?.onDone(message.result);
		}
	});

	const begin = <Answer>(
		message: (id: number) => ToWorker,
		onUpdate: (update: never) => void,
	): Thinking<Answer> => {
		const id = ++lastId;
		const done = new Promise<Result<Answer, ThinkError>>((onDone) => {
			// The worker answers each request with its own kind, so the response for this id has the right type.
			waiting.set(id, { onUpdate, onDone } as Waiting);
			port.post(message(id));
		});
		return { done, cancel: () => cancel(id) };
	};

	/** Drops the request; the worker stops when it receives the cancel message. */
	const cancel = (id: number): void => {
		const asked = waiting.get(id);
		if (!asked) return;
		waiting.delete(id);
		port.post({ kind: 'cancel', id });
		asked.onDone(err({ code: 'thinkCancelled' }));
	};

	const think = (what: 'move' | 'analysis', request: ThinkRequest, onUpdate: (analysis: Analysis) => void) =>
		begin<Analysis>((id) => ({ kind: 'think', id, what, request }), onUpdate);

	const ask =
		<Kind extends QuestionKind>(what: Kind): Ask<Kind> =>
		(request, onReport = () => {}) =>
			begin((id) => ({ kind: 'ask', id, question: { what, request } as Question }), onReport);

	return {
		review: ask('review'),
		study: ask('study'),
		judge: ask('judge'),
		puzzle: ask('puzzle'),
		chooseMove: (request) => bestMove(think('move', request, () => {})),
		analyse: (request, onUpdate) => think('analysis', request, onUpdate),
		close() {
			for (const { onDone } of waiting.values()) onDone(err({ code: 'thinkCancelled' }));
			waiting.clear();
			port.close();
		},
	};
}

/** The first move of an analysis. */
export function bestMove({ done, cancel }: Thinking<Analysis>): Thinking<string> {
	return {
		cancel,
		done: done.then((result) => (result.ok ? ok(result.value.candidates[0]!.move) : result)),
	};
}
