import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker as Thread } from 'node:worker_threads';
import { type GameResult, playGame } from './game.js';
import type { MatchPlan } from './plan.js';
import type { MakeBot } from './player.js';
import type { Pairing } from './schedule.js';
import { Team } from './team.js';

/** Plays one game after another. */
export interface Runner {
	work(pairing: Pairing): Promise<GameResult>;
	close(): Promise<void>;
}

/** How long a thread may take to end its external programs before it is terminated. */
const GRACE_MS = 2000;

/** Plays in this thread. */
export function localRunner(plan: MatchPlan, makeBot: MakeBot): Runner {
	const team = new Team(plan, makeBot);
	return { work: (pairing) => playGame(plan, pairing, team), close: () => team.close() };
}

/** Plays in a separate thread, with its own bots. */
export function threadRunner(plan: MatchPlan): Runner {
	const thread = new Thread(new URL('./thread.js', import.meta.url), { workerData: plan });
	// Errors during a game are handled by `once`; later ones do not matter.
	thread.on('error', () => {});
	return {
		async work(pairing) {
			thread.postMessage(pairing);
			const [result] = (await once(thread, 'message')) as [GameResult];
			return result;
		},
		async close() {
			const gone = once(thread, 'exit').catch(() => {});
			thread.postMessage(null);
			const patience = new AbortController();
			await Promise.race([gone, sleep(GRACE_MS, null, { signal: patience.signal }).catch(() => {})]);
			patience.abort();
			await thread.terminate();
		},
	};
}
