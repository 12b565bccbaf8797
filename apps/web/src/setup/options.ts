import { MODES, type ModeId, modeOf, PLAYER_COUNTS, type Scenario, type SetupErrorCode } from '@rumis/rules';

/** How many people can play this board so, ascending; none when it cannot be played so. */
export const countsFor = (scenario: Scenario, mode: ModeId): readonly number[] =>
	PLAYER_COUNTS.filter((players) => modeOf(mode).refuse(scenario, players) === null);

export const modesFor = (scenario: Scenario): readonly ModeId[] =>
	MODES.filter((mode) => countsFor(scenario, mode).length > 0);

/** Why a board cannot be played so by anyone; null when it can. */
export function modeRefusal(scenario: Scenario, mode: ModeId): SetupErrorCode | null {
	const codes = PLAYER_COUNTS.map((players) => modeOf(mode).refuse(scenario, players));
	if (codes.includes(null)) return null;
	// That some numbers of players are never right says nothing about this board.
	return codes.find((code) => code !== 'setupModePlayers') ?? 'setupModePlayers';
}

/** The wanted number if it is possible, else the nearest that is. */
export function nearestCount(counts: readonly number[], wanted: number): number {
	const byDistance = [...counts].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
	return byDistance[0] ?? wanted;
}

/** Ascending numbers as people write them: `2–4`, `2, 4–6`. */
export function makeRange(numbers: readonly number[]): string {
	const runs: number[][] = [];
	for (const number of numbers) {
		const run = runs.at(-1);
		if (run?.at(-1) === number - 1) run.push(number);
		else runs.push([number]);
	}
	return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(', ');
}
