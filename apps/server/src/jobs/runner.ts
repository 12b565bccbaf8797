import type { Store } from '../store/store.js';
import { newId } from '../util/secrets.js';
import { Lane, type LaneOptions, type RunnerOptions } from './lane.js';

export type { Handler, Job } from './lane.js';

/** Does jobs when they are due, each on one node, in lanes that do not wait for each other. */
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

	/** Finishes what is under way and takes no more. */
	async stop(): Promise<void> {
		await Promise.all(this.lanes.map((lane) => lane.stop()));
	}

	/** Something is due at this time, of the database, whose time it now is. */
	wake(due: number, now: number): void {
		if (due <= now) this.look();
	}

	/** Looks for jobs at once. */
	look(): void {
		for (const lane of this.lanes) lane.look();
	}
}
