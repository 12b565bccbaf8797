import type { Scenario } from '@rumis/rules';

/** One cube high, so that being walled in can be seen at a glance. Nobody plays whole games on it. */
export const PRACTICE_BOARD: Scenario = {
	id: 'practice',
	name: 'Practice',
	plan: ['11111', '11111', '11111'],
	limits: { 2: { height: 1 } },
};
