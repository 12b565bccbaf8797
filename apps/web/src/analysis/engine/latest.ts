import type { Thinking } from '@rumis/engine';

/** Requests to the engine of which only the latest counts. */
export interface Latest<Answer, Report = never> {
	/** Cancels the previous request. `done` gets null if there is no result. */
	ask(
		begin: (report: (news: Report) => void) => Thinking<Answer>,
		handle: { readonly report?: (news: Report) => void; readonly done: (answer: Answer | null) => void },
	): void;
	/** Cancels the request. */
	stop(): void;
}

export function makeLatest<Answer, Report = never>(): Latest<Answer, Report> {
	let thinking: Thinking<Answer> | null = null;
	const stop = () => {
		thinking?.cancel();
		thinking = null;
	};
	return {
		ask(begin, { report, done }) {
			stop();
			const started = begin((news) => thinking === started && report?.(news));
			thinking = started;
			started.done.then((result) => {
				if (thinking !== started) return;
				thinking = null;
				done(result.ok ? result.value : null);
			});
		},
		stop,
	};
}
