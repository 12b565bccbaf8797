export {
	expectedScore,
	NEWCOMER,
	type Outcome,
	PROVISIONAL,
	pairWeight,
	RATING_PERIOD,
	rate,
	rest,
	SCALE,
	type Strength,
	strengthAt,
} from './glicko.js';
export { NEW_SOLVER, newPuzzle, ratePuzzle } from './puzzles.js';
