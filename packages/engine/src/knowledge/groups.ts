import { findBuiltin } from '@rumis/rules';
import type { SearchBoard } from '../board/searchBoard.js';
import type { Knots, ValueNetwork } from './value.js';

/** Games whose judgement is learnt together, because the same things are worth about as much in them. */
export const GROUPS = ['two', 'few', 'many', 'duo', 'inverseTwo', 'inverseMany', 'transfer'] as const;
export type Group = (typeof GROUPS)[number];

/** What was learnt of one group. */
export interface LearntWeights {
	/** Weights of move features with a full hand and with an empty one. */
	readonly moves: readonly [readonly number[], readonly number[]];
	readonly value: ValueNetwork;
}

/** The same as it is kept: moves in thousandths, the network as `readNetwork` reads it. */
export interface KeptWeights {
	/** Which samples each was learnt from, and how well it predicts others. */
	readonly movesFrom: string;
	readonly valueFrom: string;
	readonly moves: LearntWeights['moves'];
	readonly value: string;
	/** Of the transfer game: `ValueNetwork.crossing` in thousandths. */
	readonly crossing?: Knots;
}

/** A built-in board in a group, which may have weights of its own. Somebody's own board of that name has not. */
export function boardKeyOf(board: SearchBoard): string {
	const { scenario } = board.setup;
	const builtin = findBuiltin(scenario.id);
	const isBuiltin = builtin !== undefined && builtin.plan.join() === scenario.plan.join();
	return isBuiltin ? `${scenario.id}-${board.setup.players}-${board.setup.mode}` : '';
}

export function groupOf({ setup, colours }: SearchBoard): Group {
	const { mode } = setup;
	if (mode === 'duo' || mode === 'transfer') return mode;
	if (mode === 'inverse') return colours === 2 ? 'inverseTwo' : 'inverseMany';
	if (colours === 2) return 'two';
	return colours < 5 ? 'few' : 'many';
}
