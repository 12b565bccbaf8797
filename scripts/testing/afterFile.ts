/**
 * Cleanup for test helpers when the tests of a file are done. Test files that run in one process share
 * imported modules (`isolate: false`), so a helper's own `afterAll` would run only after the first file, and
 * the servers and folders of later files would be left over.
 */
type Cleanup = () => unknown;

const cleanups: Cleanup[] = [];

/** Runs when the tests of the current file are done, in reverse order. */
export function afterFile(cleanup: Cleanup): void {
	cleanups.push(cleanup);
}

/** Called by the setup file after every test file. Runs everything, even if some of it fails. */
export async function cleanUpAfterFile(): Promise<void> {
	const failures: unknown[] = [];
	for (const cleanup of cleanups.splice(0).reverse()) {
		try {
			await cleanup();
		} catch (failure) {
			failures.push(failure);
		}
	}
	if (failures.length > 0) throw new AggregateError(failures, 'cleaning up after the tests of this file');
}
