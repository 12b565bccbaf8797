import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const BEFORE_OTHERS = -15;

/**
 * Raises the priority of a process; false without permission. It needs its own session (`detached`): Linux
 * may schedule by session first.
 */
export function preferProcess(child: ChildProcess | null): boolean {
	if (!child?.pid) return false;
	try {
		setPriority(child.pid, BEFORE_OTHERS);
		if (process.platform === 'linux') writeFileSync(`/proc/${child.pid}/autogroup`, String(BEFORE_OTHERS));
		return true;
	} catch {
		return false;
	}
}
