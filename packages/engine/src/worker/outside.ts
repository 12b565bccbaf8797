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

/** Something under way that can be stopped. */
export interface Thinking<Answer> {
	readonly done: Promise<Result<Answer, ThinkError>>;
	/** Stops at once: `done` answers `thinkCancelled`, whatever the worker is doing. */
	cancel(): void;
}

/** An engine in another thread, the same for a Web Worker and for Node's worker threads. */
export interface Engine {
	/** The chosen move, as text. */
	chooseMove(request: ThinkRequest): Thinking<string>;
	/** Streams what is known so far; `done` brings the last word. A bot `ms:…` or `sims:…` says how long. */
	analyse(request: ThinkRequest, onUpdate: (analysis: Analysis) => void): Thinking<Analysis>;
	close(): void;
}

/** Asks a question of one kind; reports stream in until the answer comes. */
type Ask<Kind extends QuestionKind> = (
	request: Questions[Kind]['request'],
	onReport?: (report: Questions[Kind]['report']) => void,
) => Thinking<Questions[Kind]['answer']>;

/** What an engine can tell of games and positions beyond a move to play. */
export interface Analyst {
	/** Reviews a whole game; reports bring the moves as they are judged. */
	readonly review: Ask<'review'>;
	/** The best lines of a position, streaming in until the simulations are used up. */
	readonly study: Ask<'study'>;
	/** What a move would have been worth. */
	readonly judge: Ask<'judge'>;
	/** A puzzle, if one move of the position is clearly better than all others. */
	readonly puzzle: Ask<'puzzle'>;
}

/** Our end of the line to one worker. */
export interface EnginePort {
	post(message: ToWorker): void;
	onMessage(handle: (message: FromWorker) => void): void;
	close(): void;
}

interface Waiting {
	readonly onUpdate: (update: unknown) => void;
	readonly onDone: (result: Result<unknown, ThinkError>) => void;
}

/** Makes an engine of a worker that runs `serveThinking`. */
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
			// A worker answers each question in its own kind, so what comes back for this id fits.
			waiting.set(id, { onUpdate, onDone } as Waiting);
			port.post(message(id));
		});
		return { done, cancel: () => cancel(id) };
	};

	/** Nobody waits for the worker, which stops as soon as it hears of it. */
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

/** The move that an analysis puts first. */
export function bestMove({ done, cancel }: Thinking<Analysis>): Thinking<string> {
	return {
		cancel,
		done: done.then((result) => (result.ok ? ok(result.value.candidates[0]!.move) : result)),
	};
}
