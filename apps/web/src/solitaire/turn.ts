/** Building by the rules: whose turn it is, and which colours place nothing more. */
import { COLOURS, type Colour } from '@rumis/rules';
import type { Build, Step } from './build.js';
import { handOf, isFinished } from './hand.js';
import { placesOf } from './places.js';

/** Why a colour places nothing more: its stones are used up, it has no place, or the player wants it so. */
export interface Ended {
	readonly colour: Colour;
	readonly reason: 'allPlaced' | 'noPlace' | 'chosen';
}

/** Never changed, only replaced. */
export interface Turn {
	/** Null when nobody can place a stone any more. */
	readonly colour: Colour | null;
	readonly ended: readonly Ended[];
}

export const FIRST_TURN: Turn = { colour: COLOURS[0], ended: [] };

/** The turn after a step that has been carried out; `build` has the step, but not yet its turn. */
export function turnAfter(build: Build, before: Turn, step: Step): Turn {
	const chosen: readonly Ended[] = step.kind === 'end' ? [{ colour: step.colour, reason: 'chosen' }] : [];
	const ended = [...before.ended, ...chosen];
	const seat = before.colour ? COLOURS.indexOf(before.colour) : 0;
	return isFinished(build) ? { colour: null, ended } : passTo(build, ended, seat + 1);
}

/** The first colour from this seat on that can place a stone; those before it that cannot have ended for good. */
function passTo(build: Build, before: readonly Ended[], seat: number): Turn {
	const { colours } = build.puzzle;
	let ended = before;
	for (let step = 0; step < colours; step++) {
		const colour = COLOURS[(seat + step) % colours]!;
		if (ended.some((entry) => entry.colour === colour)) continue;
		const hand = handOf(build).filter((item) => item.colour === colour);
		if (hand.some((item) => placesOf({ ...build, turn: { colour, ended } }, item).length > 0))
			return { colour, ended };
		ended = [...ended, { colour, reason: hand.length === 0 ? 'allPlaced' : 'noPlace' }];
	}
	return { colour: null, ended };
}
