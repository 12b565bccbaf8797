/** Work in small steps: a generator that yields whenever it can be paused. */
export type Work<Answer> = Generator<void, Answer, void>;

/** Length of a step, so that the caller can stop promptly. */
const STEP_MS = 12;

export class Stepper<Answer> {
	private result: { readonly answer: Answer } | null = null;

	constructor(private readonly work: Work<Answer>) {}

	/** Works for some milliseconds; true when done. */
	step(): boolean {
		const stop = Date.now() + STEP_MS;
		while (!this.result) {
			const next = this.work.next();
			if (next.done) this.result = { answer: next.value };
			else if (Date.now() >= stop) break;
		}
		return this.result !== null;
	}

	/** The result; only after `step` returned true. */
	answer(): Answer {
		if (!this.result) throw new Error('the work is not done yet');
		return this.result.answer;
	}
}

/** Runs all of the work at once. */
export function finishWork<Answer>(stepper: Stepper<Answer>): Answer {
	while (!stepper.step());
	return stepper.answer();
}
