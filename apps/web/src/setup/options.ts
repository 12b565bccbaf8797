import { MODES, type ModeId, modeOf, PLAYER_COUNTS, type Scenario, type SetupErrorCode } from '@rumis/rules';

/** The possible numbers of players for a board and mode, ascending; empty if there are none. */
export const countsFor = (scenario: Scenario, mode: ModeId): readonly number[] =>
	PLAYER_COUNTS.filter((players) => modeOf(mode).refuse(scenario, players) === null);

export const modesFor = (scenario: Scenario): readonly ModeId[] =>
	MODES.filter((mode) => countsFor(scenario, mode).length > 0);

/** Why a board cannot be played in a mode; null if it can. */
export function modeRefusal(scenario: Scenario, mode: ModeId): SetupErrorCode | null {
	const codes = PLAYER_COUNTS.map((players) => modeOf(mode).refuse(scenario, players));
	if (codes.includes(null)) return null;
	// An invalid number of players says nothing about this board.
	return codes.find((code) => code !== 'setupModePlayers') ?? 'setupModePlayers';
}

/** The wanted number if possible, otherwise the nearest one. */
export function nearestCount(counts: readonly number[], wanted: number): number {
	const byDistance = [...counts].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
	return byDistance[0] ?? wanted;
}

/** Formats ascending numbers as ranges: `2–4`, `2, 4–6`. */
export function makeRange(numbers: readonly number[]): string {
	const runs: number[][] = [];
	for (const number of numbers) {
		const run = runs.at(-1);
		if (run?.at(-1) === number - 1) run.push(number);
		else runs.push([number]);
	}
	return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(', ');
}
