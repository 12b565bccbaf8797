/** Where a scenario allows stones (rules §2), and which limits apply in a mode (§4-§9). */

import { cellAt } from './board.js';

export interface SlowScenario {
	id: string;
	plan: readonly string[];
	zones?: readonly string[];
	limits: Readonly<Record<string, { height: number; zone?: string }>>;
	transfer?: boolean;
}

export type SlowMode = 'standard' | 'inverse' | 'duo' | 'ruinas' | 'transfer';

export interface SlowSetup {
	scenario: SlowScenario;
	players: number;
	mode: SlowMode;
	/** The starting colour. */
	start: string;
	/** §1: any different colours may be chosen, in the order around the table. */
	colours?: readonly string[];
	/** §8: the free ground squares per player that the ruin must leave; 2 except in older games. */
	freeSquares?: number;
}

/** §1: the default order. */
const COLOURS = ['yellow', 'red', 'green', 'blue', 'violet', 'orange'];

/** §7: in duo four colours play, else one for each player. */
const coloursOf = ({ mode, players, colours }: SlowSetup): readonly string[] =>
	colours ?? COLOURS.slice(0, mode === 'duo' ? 4 : players);

/** Everything about a game that never changes. */
export interface Site {
	readonly setup: SlowSetup;
	/** The colours in play, in seat order. */
	readonly colours: readonly string[];
	/** The cells that may be built on; in the transfer game those inside the red line. */
	readonly buildable: ReadonlySet<number>;
	/** Transfer game: the cells outside the red line. */
	readonly outside: ReadonlySet<number>;
	/** The ground cell of every square of the plan, row by row. */
	readonly squares: readonly number[];
}

export function siteOf(setup: SlowSetup): Site {
	refuseImpossible(setup);
	const { scenario, mode } = setup;
	const limit = scenario.limits[String(limitsPlayers(setup))];
	if (limit === undefined) throw new Error(`${scenario.id} has no limits for this game`);
	const zone = mode === 'transfer' ? 'r' : limit.zone;
	return {
		setup,
		colours: coloursOf(setup),
		buildable: cellsWhere(scenario, limit.height, (mark) => isInside(zone, mark)),
		outside: cellsWhere(scenario, limit.height, (mark) => mark !== 'r'),
		squares: [...cellsWhere(scenario, 1, () => true)],
	};
}

/** §4-§6: 2 to 6 players; §7: 2; §8: 2 or 3; §9: 2, on a board made for it. */
function refuseImpossible(setup: SlowSetup): void {
	const { scenario, mode, players, start } = setup;
	const most = { standard: 6, inverse: 6, duo: 2, ruinas: 3, transfer: 2 }[mode];
	if (players < 2 || players > most) throw new Error(`${mode} is not for ${players} players`);
	if (mode === 'transfer' && scenario.transfer !== true)
		throw new Error(`no transfer game on ${scenario.id}`);
	const colours = coloursOf(setup);
	if (colours.length !== (mode === 'duo' ? 4 : players) || new Set(colours).size !== colours.length)
		throw new Error(`${colours} cannot play this`);
	if (!colours.includes(start)) throw new Error(`${start} is not in the game`);
}

/** The player count whose limits apply. */
function limitsPlayers({ mode, players }: SlowSetup): number {
	if (mode === 'duo') return 4;
	if (mode === 'ruinas') return players + 1;
	return players;
}

/** §2: the blue line encloses the red one. */
function isInside(zone: string | undefined, mark: string): boolean {
	if (zone === undefined) return true;
	return zone === 'b' ? mark === 'r' || mark === 'b' : mark === zone;
}

/** Cells up to the lower of the square's height and the given one, on squares whose zone mark is wanted. */
function cellsWhere(
	{ plan, zones }: SlowScenario,
	height: number,
	wanted: (mark: string) => boolean,
): Set<number> {
	const cells = new Set<number>();
	plan.forEach((row, y) => {
		[...row].forEach((digit, x) => {
			if (digit === '.' || !wanted(zones?.[y]?.[x] ?? '.')) return;
			for (let z = 1; z <= Math.min(Number(digit), height); z++) cells.add(cellAt(x + 1, y + 1, z));
		});
	});
	return cells;
}
