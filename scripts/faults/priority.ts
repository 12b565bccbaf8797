import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const BEFORE_OTHERS = -15;

/**
 * Gives a process precedence over the other programs of this machine; false where the user may not do that. It has
 * to have a session of its own (`detached`): Linux may share the cores among sessions first.
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
