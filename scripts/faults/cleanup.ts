/** What must be gone when a scenario is over, also when it failed or somebody pressed Ctrl-C. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type CleanupTask = () => unknown;

const open = new Set<Cleanup>();

export class Cleanup {
	private readonly tasks: CleanupTask[] = [];

	/** The last that was added is cleaned up first. */
	add(task: CleanupTask): void {
		this.tasks.push(task);
	}

	/** A folder that is gone afterwards. */
	folder(): string {
		const folder = mkdtempSync(join(tmpdir(), 'rumis-faults-'));
		this.add(() => rmSync(folder, { recursive: true, force: true }));
		return folder;
	}

	async run(): Promise<void> {
		for (const task of this.tasks.splice(0).reverse()) await task();
	}
}

/** Does the task, and cleans up whatever it left, however it ended. */
export async function withCleanup<Value>(task: (cleanup: Cleanup) => Promise<Value>): Promise<Value> {
	const cleanup = new Cleanup();
	open.add(cleanup);
	try {
		return await task(cleanup);
	} finally {
		await cleanup.run();
		open.delete(cleanup);
	}
}

/** Cleans up all that is under way, for whoever ends the program in its midst. */
export async function cleanUpAll(): Promise<void> {
	for (const cleanup of open) await cleanup.run().catch(() => {});
}
