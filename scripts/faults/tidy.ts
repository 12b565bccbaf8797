/** What must be gone when a scenario is over, also when it failed or somebody pressed Ctrl-C. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Cleanup = () => unknown;

const open = new Set<Tidy>();

export class Tidy {
	private readonly cleanups: Cleanup[] = [];

	/** The last that was added is cleaned up first. */
	add(cleanup: Cleanup): void {
		this.cleanups.push(cleanup);
	}

	/** A folder that is gone afterwards. */
	folder(): string {
		const folder = mkdtempSync(join(tmpdir(), 'rumis-faults-'));
		this.add(() => rmSync(folder, { recursive: true, force: true }));
		return folder;
	}

	async run(): Promise<void> {
		for (const cleanup of this.cleanups.splice(0).reverse()) await cleanup();
	}
}

/** Does the task, and cleans up whatever it left, however it ended. */
export async function tidily<Value>(task: (tidy: Tidy) => Promise<Value>): Promise<Value> {
	const tidy = new Tidy();
	open.add(tidy);
	try {
		return await task(tidy);
	} finally {
		await tidy.run();
		open.delete(tidy);
	}
}

/** Cleans up all that is under way, for whoever ends the program in its midst. */
export async function tidyAll(): Promise<void> {
	for (const tidy of open) await tidy.run().catch(() => {});
}
