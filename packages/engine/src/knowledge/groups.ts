import { findBuiltin } from '@rumis/rules';
import type { SearchBoard } from '../board/searchBoard.js';
import type { Knots, ValueNetwork } from './value.js';

/** Groups of games that share their weights, because the same features are worth about as much in them. */
export const GROUPS = ['two', 'few', 'many', 'duo', 'inverseTwo', 'inverseMany', 'transfer'] as const;
export type Group = (typeof GROUPS)[number];

/** The learned weights of one group. */
export interface LearntWeights {
	/** Move weights with a full hand and with an empty one. */
	readonly moves: readonly [readonly number[], readonly number[]];
	readonly value: ValueNetwork;
}

/** The stored form: move weights in thousandths, the network as `readNetwork` reads it. */
export interface KeptWeights {
	/** The training samples and the held-out error of each. */
	readonly movesFrom: string;
	readonly valueFrom: string;
	readonly moves: LearntWeights['moves'];
	readonly value: string;
	/** Of the transfer game: `ValueNetwork.crossing` in thousandths. */
	readonly crossing?: Knots;
}

/** The key of a built-in board, which may have its own weights. Custom boards with the same id have none. */
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
