import type { Scenario } from '@rumis/rules';

/** One cube high, so that being walled in is easy to see. Not meant for whole games. */
export const PRACTICE_BOARD: Scenario = {
	id: 'practice',
	name: 'Practice',
	plan: ['11111', '11111', '11111'],
	limits: { 2: { height: 1 } },
};
