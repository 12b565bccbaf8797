import type { Score } from '@rumis/rules';

/** What stones that are not where they belong cost. */
export const penaltyOf = ({ unplaced, inside, aside }: Score): number => unplaced + inside + aside;

/** What a colour has gained so far: the points without what its stones still cost. */
export const gainedOf = (score: Score): number => score.points + penaltyOf(score);
