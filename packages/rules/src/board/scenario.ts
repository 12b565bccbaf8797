/** The maximum height of a building and the zone it may stand in, for one number of players. */
export interface Limit {
	readonly height: number;
	readonly zone?: Zone;
}

/** The coloured lines on a plan: red, and blue that encloses the red one. */
export type Zone = 'r' | 'b';

export const PLAYER_COUNTS = [2, 3, 4, 5, 6] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** A board's name and its meaning in one language; missing fields are as in the board itself. */
export interface Translation {
	readonly name?: string;
	readonly gloss?: string;
}

/** A board as in its data file: built in or custom. */
export interface Scenario {
	readonly id: string;
	readonly name: string;
	/** What the name means. */
	readonly gloss?: string;
	/** Name and meaning in other languages, by language code: `de`, `fr`. */
	readonly translations?: Readonly<Record<string, Translation>>;
	/** Rows of digits, the maximum height of each square; `.` is no square. */
	readonly plan: readonly string[];
	/** Rows like those of the plan: `r` inside the red line, `b` between red and blue, `.` outside. */
	readonly zones?: readonly string[];
	readonly limits: Readonly<Partial<Record<PlayerCount, Limit>>>;
	/** Whether two players may play the transfer game here. */
	readonly transfer?: boolean;
	/** Which parts of the board are printed facts, and which are our reconstruction. */
	readonly source?: { readonly limits?: string; readonly plan?: string };
}

export const MAX_HEIGHT = 9;

/** The name and the meaning of a board in this language. */
export function boardWords(
	{ name, gloss, translations }: Scenario,
	language: string,
): Translation & { name: string } {
	const own = translations?.[language];
	const meaning = own?.gloss ?? gloss;
	return { name: own?.name ?? name, ...(meaning === undefined ? {} : { gloss: meaning }) };
}

export const limitFor = (scenario: Scenario, players: number): Limit | null =>
	scenario.limits[players as PlayerCount] ?? null;

/** The player counts a scenario has limits for, ascending. */
export const playerCounts = (scenario: Scenario): readonly PlayerCount[] =>
	PLAYER_COUNTS.filter((count) => scenario.limits[count] !== undefined);

/** Whether the square has one of the marks that the zone encloses. */
export function inZone(scenario: Scenario, zone: Zone | undefined, x: number, y: number): boolean {
	if (zone === undefined) return true;
	const mark = scenario.zones?.[y]?.[x];
	return mark === 'r' || (zone === 'b' && mark === 'b');
}

/** The height printed on the square; 0 if the plan has no such square. */
export function squareHeight(scenario: Scenario, x: number, y: number): number {
	const sign = scenario.plan[y]?.[x];
	return sign === undefined || sign === '.' ? 0 : Number(sign);
}
