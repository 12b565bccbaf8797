/** Work that is done in small steps; what it yields are only chances to pause. */
export type Work<Answer> = Generator<void, Answer, void>;

/** How long one step lasts, so that whoever waits can stop it promptly. */
const STEP_MS = 12;

/** Runs work for some milliseconds at a time. */
export class Stepper<Answer> {
	private result: { readonly answer: Answer } | null = null;

	constructor(private readonly work: Work<Answer>) {}

	/** Works on for some milliseconds; true when it is done. */
	step(): boolean {
		const stop = Date.now() + STEP_MS;
		while (!this.result) {
			const next = this.work.next();
			if (next.done) this.result = { answer: next.value };
			else if (Date.now() >= stop) break;
		}
		return this.result !== null;
	}

	/** What came of it; only when a step said that it is done. */
	answer(): Answer {
		if (!this.result) throw new Error('the work is not done yet');
		return this.result.answer;
	}
}

/** Does all of the work at once. */
export function finishWork<Answer>(stepper: Stepper<Answer>): Answer {
	while (!stepper.step());
	return stepper.answer();
}
