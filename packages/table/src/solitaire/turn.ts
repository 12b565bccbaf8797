/** Building by the rules: the turn passes from colour to colour, skipping those that cannot place a stone. */
import { COLOURS } from '@rumis/rules';
import {
	type Build,
	type BuildStep,
	type BuildTurn,
	type EndedColour,
	isFilled,
	itemsInHand,
} from './build.js';
import { placesInFrame } from './places.js';

export const FIRST_TURN: BuildTurn = { colour: COLOURS[0], ended: [] };

/** The turn after a step; `build` includes the step, but not yet the new turn. */
export function turnAfter(build: Build, before: BuildTurn, step: BuildStep): BuildTurn {
	const chosen: readonly EndedColour[] =
		step.kind === 'end' ? [{ colour: step.colour, reason: 'chosen' }] : [];
	const ended = [...before.ended, ...chosen];
	const seat = before.colour ? COLOURS.indexOf(before.colour) : 0;
	return isFilled(build) ? { colour: null, ended } : passTo(build, ended, seat + 1);
}

/** The next colour from this seat on that can place a stone; those skipped are out. */
function passTo(build: Build, before: readonly EndedColour[], seat: number): BuildTurn {
	const { colours } = build.puzzle;
	let ended = before;
	for (let step = 0; step < colours; step++) {
		const colour = COLOURS[(seat + step) % colours]!;
		if (ended.some((entry) => entry.colour === colour)) continue;
		const hand = itemsInHand(build).filter((item) => item.colour === colour);
		if (hand.some((item) => placesInFrame({ ...build, turn: { colour, ended } }, item).length > 0))
			return { colour, ended };
		ended = [...ended, { colour, reason: hand.length === 0 ? 'allPlaced' : 'noPlace' }];
	}
	return { colour: null, ended };
}
