import type { Thinking } from '@rumis/engine';
import { describe, expect, test } from 'vitest';
import { makeLatest } from './latest.js';

type Answered = Awaited<Thinking<string>['done']>;

/** An engine whose progress and results the test controls. */
function question() {
	let answer: (result: Answered) => void = () => {};
	let report: (news: number) => void = () => {};
	const cancelled: boolean[] = [];
	const done = new Promise<Answered>((resolve) => {
		answer = resolve;
	});
	return {
		begin(onReport: (news: number) => void): Thinking<string> {
			report = onReport;
			return { done, cancel: () => void cancelled.push(true) };
		},
		report: (news: number) => report(news),
		async answer(result: Answered) {
			answer(result);
			await done;
		},
		isCancelled: () => cancelled.length > 0,
	};
}

function asking() {
	const latest = makeLatest<string, number>();
	const heard: unknown[] = [];
	const handle = {
		report: (news: number) => heard.push(news),
		done: (text: string | null) => heard.push(text),
	};
	return { latest, heard, ask: (one: ReturnType<typeof question>) => latest.ask(one.begin, handle) };
}

describe('the latest question to the engine', () => {
	test('is heard with its reports and its answer', async () => {
		const { heard, ask } = asking();
		const one = question();
		ask(one);
		one.report(1);
		await one.answer({ ok: true, value: 'yes' });
		expect(heard).toEqual([1, 'yes']);
	});

	test('has no answer when the engine fails', async () => {
		const { heard, ask } = asking();
		const one = question();
		ask(one);
		await one.answer({ ok: false, error: { code: 'thinkNobody' } });
		expect(heard).toEqual([null]);
	});

	test('takes the place of the one before', async () => {
		const { heard, ask } = asking();
		const [one, other] = [question(), question()];
		ask(one);
		ask(other);
		expect([one.isCancelled(), other.isCancelled()]).toEqual([true, false]);
		one.report(1);
		await one.answer({ ok: true, value: 'too late' });
		await other.answer({ ok: true, value: 'in time' });
		expect(heard).toEqual(['in time']);
	});

	test('is not heard any more once it is stopped', async () => {
		const { latest, heard, ask } = asking();
		const one = question();
		ask(one);
		latest.stop();
		await one.answer({ ok: true, value: 'too late' });
		expect(heard).toEqual([]);
	});
});
