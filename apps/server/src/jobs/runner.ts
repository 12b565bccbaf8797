import type { Store } from '../store/store.js';
import { newId } from '../util/secrets.js';
import { Lane, type LaneOptions, type RunnerOptions } from './lane.js';

export type { Handler, Job } from './lane.js';

/** Runs jobs when they are due, each on one node, in independent lanes. */
export class JobRunner {
	private readonly name = newId();
	private readonly lanes: Lane[] = [];

	constructor(
		private readonly store: Store,
		private readonly options: RunnerOptions,
	) {}

	addLane(lane: LaneOptions): void {
		this.lanes.push(new Lane(this.store, this.name, lane, this.options));
	}

	start(): void {
		for (const lane of this.lanes) lane.start();
	}

	/** Waits for running jobs and takes no more. */
	async stop(): Promise<void> {
		await Promise.all(this.lanes.map((lane) => lane.stop()));
	}

	/** A job is due at this time; both times are the database's. */
	wake(due: number, now: number): void {
		if (due <= now) this.look();
	}

	look(): void {
		for (const lane of this.lanes) lane.look();
	}
}
