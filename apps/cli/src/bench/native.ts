import { spawnSync } from 'node:child_process';

/** Long enough for any sensible measurement. */
const TIMEOUT_MS = 120_000;

export type NativeResult =
	| { readonly ok: true; readonly playoutsPerSecond: number }
	| { readonly ok: false; readonly reason: string };

/**
 * Runs a native program that plays random games of chullpa for two and prints lines such as "425000
 * playouts/s". The fastest line counts: others were disturbed.
 */
export function runNative(command: string): NativeResult {
	const { stdout, stderr, status, error } = spawnSync(command, {
		shell: true,
		encoding: 'utf8',
		timeout: TIMEOUT_MS,
	});
	if (error) return { ok: false, reason: error.message };
	if (status !== 0) return { ok: false, reason: `it ended with ${status}: ${stderr.trim().slice(0, 200)}` };
	const speeds = [...stdout.matchAll(/([\d.]+(?:e\+?\d+)?) playouts\/s/g)].map(([, speed]) => Number(speed));
	if (speeds.length === 0) return { ok: false, reason: 'it printed no "N playouts/s"' };
	return { ok: true, playoutsPerSecond: Math.max(...speeds) };
}
