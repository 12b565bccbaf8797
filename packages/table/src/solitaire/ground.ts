/** The frame of a puzzle as a ground for stones. */
import type { Colour } from '@rumis/rules';
import type { Ground, OwnedStone } from '../hand/ground.js';
import { type Build, type Item, isFromAbove } from './build.js';
import { dropLevel, placesInFrame } from './places.js';
import { checkInFrame } from './referee.js';

/** In a puzzle every stone has a colour: there is no ruin. */
export const itemOf = ({ stone, owner }: OwnedStone): Item => ({ stone, colour: owner as Colour });

/** `cut` is the number of visible levels: in free building, a stone falls from the highest of them. */
export const frameGround = (build: Build, cut: number): Ground => ({
	size: build.size,
	isFree: !isFromAbove(build),
	places: (stone) => placesInFrame(build, itemOf(stone)),
	dropLevel: (orientation, x, y) => dropLevel(build, orientation, x, y, cut),
	check: (stone, cells) => checkInFrame(build, itemOf(stone), cells),
});
