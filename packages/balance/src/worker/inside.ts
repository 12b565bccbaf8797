import type { BalancePlan } from '../plan.js';
import { seatCount } from '../plan.js';
import { SelfPlay } from '../selfPlay.js';
import { addGame, emptyTally, type Tally } from '../tally.js';
import type { Batch, FromWorker, ToWorker } from './messages.js';

/** The worker's end of the channel, for any kind of worker. */
export interface BalancePort {
	post(message: FromWorker): void;
	onMessage(handle: (message: ToWorker) => void): void;
}

/** Plays the received batches, one after the other. */
export function serveBalance(port: BalancePort): void {
	const players = new Players();
	port.onMessage(({ run, batch }) => port.post({ kind: 'played', run, tally: players.play(batch) }));
}

/** Keeps the bots of the last plan: a plan received over a channel is a new object each time. */
export class Players {
	private key = '';
	private selfPlay: SelfPlay | null = null;

	play({ plan, from, to }: Batch): Tally {
		const selfPlay = this.forPlan(plan);
		const { plan: rows } = plan.setup.scenario;
		let tally = emptyTally(seatCount(plan.setup), rows.length * rows[0]!.length);
		for (let game = from; game < to; game++) tally = addGame(tally, selfPlay.play(game));
		return tally;
	}

	private forPlan(plan: BalancePlan): SelfPlay {
		const key = JSON.stringify(plan);
		if (this.selfPlay === null || key !== this.key) this.selfPlay = new SelfPlay(plan);
		this.key = key;
		return this.selfPlay;
	}
}
