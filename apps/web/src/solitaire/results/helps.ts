/** The kinds of help, and their cost. */
export const HELPS = ['check', 'ways', 'next', 'place', 'solution'] as const;
export type Help = (typeof HELPS)[number];

export const MOST_STARS = 3;

/** The stars that a help costs: every time, or only the first time. */
const PRICES: Readonly<Record<Help, { readonly stars: number; readonly everyTime: boolean }>> = {
	check: { stars: 1, everyTime: false },
	ways: { stars: 1, everyTime: false },
	next: { stars: 1, everyTime: true },
	place: { stars: 2, everyTime: true },
	solution: { stars: 3, everyTime: false },
};

/** How often each help was used. */
export type Uses = Readonly<Record<Help, number>>;

export const NO_USES: Uses = { check: 0, ways: 0, next: 0, place: 0, solution: 0 };

export const useHelp = (uses: Uses, help: Help): Uses => ({ ...uses, [help]: uses[help] + 1 });

export function starsOf(uses: Uses): number {
	const cost = HELPS.reduce((sum, help) => {
		const { stars, everyTime } = PRICES[help];
		return sum + stars * (everyTime ? uses[help] : Math.min(1, uses[help]));
	}, 0);
	return Math.max(0, MOST_STARS - cost);
}

/** The stars that using the help now would cost. */
export const priceOf = (uses: Uses, help: Help): number => starsOf(uses) - starsOf(useHelp(uses, help));

/** A sanity limit for parsing. */
const MOST_USES = 9999;

export function parseUses(value: unknown): Uses | null {
	if (typeof value !== 'object' || value === null) return null;
	const found = value as Record<string, unknown>;
	const isCount = (count: unknown): count is number =>
		Number.isInteger(count) && Number(count) >= 0 && Number(count) <= MOST_USES;
	if (!HELPS.every((help) => isCount(found[help]))) return null;
	return Object.fromEntries(HELPS.map((help) => [help, found[help]])) as Uses;
}
