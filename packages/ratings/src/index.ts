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
