import type { Move, ReadonlyPosition } from '@rumis/rules';
import { gainMissed } from './themes.js';

const BASE = 900;
const LOWEST = 600;
const HIGHEST = 2300;

interface Facts {
	readonly moves: number;
	/** The solution's rank among all moves by move score, from 0. */
	readonly rank: number;
	readonly lineLength: number;
}

/** Harder with more legal moves, a solution with a low move score, and a longer line. */
export function estimateRating(position: ReadonlyPosition, solution: Move, facts: Facts): number {
	const choice = 90 * Math.log2(facts.moves / 4);
	const hidden = 80 * Math.log2(1 + facts.rank);
	const patient = 60 * Math.min(3, gainMissed(position, solution));
	const far = 25 * Math.min(12, facts.lineLength - 1);
	return Math.round(Math.min(HIGHEST, Math.max(LOWEST, BASE + choice + hidden + patient + far)));
}
