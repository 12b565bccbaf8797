import { seededRandom } from '@rumis/rules';
import { CountJob } from '../count/countJob.js';
import { randomCover } from '../exactCover/randomCover.js';
import { countCompletions, hint, restOf } from '../polycube/partial.js';
import { coverOf, makeCover, packingOf } from '../polycube/puzzle.js';
import { randomRuleGame } from '../rules/ruleGame.js';
import type { Answer, FromWorker, Question, ToWorker } from './messages.js';
import type { Port } from './port.js';

/** Serves a port. It works in slices and never blocks, so the other side decides when it stops. */
export function serveSolver(port: Port<FromWorker, ToWorker>): void {
	let job: CountJob | null = null;
	port.listen((message) => {
		if (message.kind === 'job') {
			const started = CountJob.start(coverOf(message.puzzle), message.unique);
			job = started.ok ? started.value : null;
		} else if (message.kind === 'work') {
			const { unit, state, nodes } = message;
			if (job) port.send({ kind: 'worked', unit, state: job.workOn(unit, state, nodes) });
		} else {
			port.send({ kind: 'answer', id: message.id, answer: answer(message.question) });
		}
	});
}

function answer(question: Question): Answer {
	const cover = makeCover(question.puzzle);
	if (!cover.ok) return { about: 'refused', code: cover.error.code };
	switch (question.about) {
		case 'completions': {
			const rest = restOf(question.puzzle, question.placed);
			if (!rest.ok) return { about: 'refused', code: rest.error.code };
			return { about: 'completions', completions: countCompletions(rest.value) };
		}
		case 'hint': {
			const stone = hint(question.puzzle, question.placed);
			return stone.ok ? { about: 'hint', stone: stone.value } : { about: 'refused', code: stone.error.code };
		}
		case 'random': {
			const options = randomCover(cover.value.problem, seededRandom(question.seed), { maxNodes: 1_000_000 });
			return { about: 'random', packing: options && packingOf(cover.value, options) };
		}
		case 'game': {
			const { colours, seed } = question;
			return { about: 'game', stones: randomRuleGame(cover.value, seededRandom(seed), { colours }) };
		}
	}
}
