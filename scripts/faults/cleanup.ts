/** Cleanup after a scenario, also when it failed or was interrupted with Ctrl-C. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type CleanupTask = () => unknown;

const open = new Set<Cleanup>();

export class Cleanup {
	private readonly tasks: CleanupTask[] = [];

	/** Tasks run in reverse order. */
	add(task: CleanupTask): void {
		this.tasks.push(task);
	}

	/** A temporary folder. */
	folder(): string {
		const folder = mkdtempSync(join(tmpdir(), 'rumis-faults-'));
		this.add(() => rmSync(folder, { recursive: true, force: true }));
		return folder;
	}

	async run(): Promise<void> {
		for (const task of this.tasks.splice(0).reverse()) await task();
	}
}

/** Runs the task, and always cleans up after it. */
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

/** Cleans up everything that is still running when the program is interrupted. */
export async function cleanUpAll(): Promise<void> {
	for (const cleanup of open) await cleanup.run().catch(() => {});
}
