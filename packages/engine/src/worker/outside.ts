import { err, ok, type Result } from '@rumis/rules';
import type { Analysis, FromWorker, ThinkError, ThinkRequest, ToWorker } from './protocol.js';

/** Something under way that can be stopped. */
export interface Thinking<Answer> {
	readonly done: Promise<Result<Answer, ThinkError>>;
	/** Stops at once: `done` answers `thinkCancelled` within 50 ms. */
	cancel(): void;
}

/** An engine in another thread, the same for a Web Worker and for Node's worker threads. */
export interface Engine {
	/** A move text for the position. */
	chooseMove(request: ThinkRequest): Thinking<string>;
	/** Streams what is known so far; `done` brings the last word. A bot `ms:…` or `sims:…` says how long. */
	analyse(request: ThinkRequest, onUpdate: (analysis: Analysis) => void): Thinking<Analysis>;
	close(): void;
}

/** Our end of the line to one worker. */
export interface EnginePort {
	post(message: ToWorker): void;
	onMessage(handle: (message: FromWorker) => void): void;
	close(): void;
}

interface Waiting {
	readonly onUpdate: (analysis: Analysis) => void;
	readonly onDone: (result: Result<Analysis, ThinkError>) => void;
}

/** Makes an engine of a worker that runs `serveThinking`. */
export function connectEngine(port: EnginePort): Engine {
	const waiting = new Map<number, Waiting>();
	let lastId = 0;
	port.onMessage((message) => {
		const asked = waiting.get(message.id);
		if (message.kind === 'update') asked?.onUpdate(message.analysis);
		else {
			waiting.delete(message.id);
			asked?.onDone(message.result);
		}
	});

	const think = (
		what: 'move' | 'analysis',
		request: ThinkRequest,
		onUpdate: Waiting['onUpdate'],
	): Thinking<Analysis> => {
		const id = ++lastId;
		const done = new Promise<Result<Analysis, ThinkError>>((onDone) => {
			waiting.set(id, { onUpdate, onDone });
			port.post({ kind: 'think', id, what, request });
		});
		return { done, cancel: () => void (waiting.has(id) && port.post({ kind: 'cancel', id })) };
	};

	return {
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
