/** What happens at one table: the stone in a player's hand, and the referee. */
export {
	type Ghost,
	ghostOf,
	type Held,
	holdAt,
	nextPlace,
	nextWay,
	pick,
	placeOf,
	shift,
	turn,
} from './hand/ghost.js';
export {
	covers,
	depthOf,
	handToPlay,
	heightsFor,
	isSamePlace,
	ownerToPlay,
	type Placement,
	placementOf,
	placementsOf,
	squaresTakenFrom,
	widthOf,
} from './hand/placements.js';
