import { findBuiltin, type ModeId, type Scenario } from '@rumis/rules';
import { BUILTIN_BALANCES } from './builtinBalances.js';
import { type Verdict, verdictOf, type WinFigures } from './verdict.js';

/** The measured balance of a built-in board. */
export interface BuiltinBalance extends WinFigures {
	readonly bot: string;
	readonly verdict: Verdict;
}

/** The shipped figures of a built-in board; null for other boards, also for a changed one with the same id. */
export function builtinBalance(scenario: Scenario, players: number, mode: ModeId): BuiltinBalance | null {
	const row = BUILTIN_BALANCES[`${scenario.id}.${players}.${mode}`];
	if (!row || findBuiltin(scenario.id) !== scenario) return null;
	const [bot, games, wins, errors] = row;
	const seats = wins.map((share, seat) => ({
		wins: { mean: share / 1000, error: errors[seat]! / 1000 },
	}));
	return { bot, games, seats, verdict: verdictOf({ games, seats }) };
}
