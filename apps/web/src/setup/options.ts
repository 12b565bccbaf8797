import {
	type Colour,
	colourAt,
	MODES,
	type ModeId,
	modeOf,
	PLAYER_COUNTS,
	type Scenario,
	type SetupErrorCode,
} from '@rumis/rules';

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

/** The wished number if it is possible, else the nearest that is. */
export function nearestCount(counts: readonly number[], wish: number): number {
	const byDistance = [...counts].sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
	return byDistance[0] ?? wish;
}

/** The colours of a game, in seat order. */
export const coloursFor = (mode: ModeId, players: number): readonly Colour[] =>
	Array.from({ length: modeOf(mode).colourCount(players) }, (_, index) => colourAt(index));

/** The colours that one seat plays: two in the duo mode. */
export const coloursOfSeat = (mode: ModeId, players: number, seat: number): readonly Colour[] =>
	coloursFor(mode, players).filter((_, colour) => modeOf(mode).seatOfColour(colour) === seat);

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
