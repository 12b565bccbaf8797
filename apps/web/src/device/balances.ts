import type { Balance, BalancePlan } from '@rumis/balance';
import { checkSetup, makeScenario, type Scenario } from '@rumis/rules';
import { deviceStorage, fieldsOf, KEYS, parseFields } from './storage.js';

/** A measured balance: the games that were played, and their results. */
export interface MeasuredBalance {
	readonly plan: BalancePlan;
	readonly balance: Balance;
}

/** The oldest results are evicted. */
const MOST_RESULTS = 24;

/** Keyed by the content of the board: after a change, the old figures no longer apply. */
const keyOf = ({ plan, zones, limits }: Scenario): string =>
	makeScenario({ id: 'x', name: 'x', plan, limits, ...(zones && { zones }) });

/** The last result stored for this board; undefined if there is none or it is damaged. */
export function storedBalance(scenario: Scenario): MeasuredBalance | undefined {
	const stored = fieldsOf(parseFields(deviceStorage.read(KEYS.balances))[keyOf(scenario)]);
	const plan = fieldsOf(stored.plan) as unknown as BalancePlan;
	const balance = fieldsOf(stored.balance) as unknown as Balance;
	if (!isSound(plan, balance, scenario)) return undefined;
	return { balance, plan: { ...plan, setup: { ...plan.setup, scenario } } };
}

/** The page reads every field, so damaged data must be rejected here. */
function isSound(plan: BalancePlan, balance: Balance, scenario: Scenario): boolean {
	const squares = scenario.plan.join('').length;
	try {
		const isPlayable = checkSetup({ ...plan.setup, scenario }).ok;
		const measures = [balance.plies, balance.ties, balance.margin, ...balance.seats.map(({ wins }) => wins)];
		const isMeasured = measures.every(({ mean, error }) => Number.isFinite(mean) && Number.isFinite(error));
		return isPlayable && isMeasured && balance.heat.length === squares && balance.games > 0;
	} catch {
		return false;
	}
}

export function storeBalance({ plan, balance }: MeasuredBalance): void {
	const { scenario, ...setup } = plan.setup;
	const key = keyOf(scenario);
	const { [key]: _, ...others } = parseFields(deviceStorage.read(KEYS.balances));
	const kept = Object.entries(others).slice(1 - MOST_RESULTS);
	const stored = { plan: { ...plan, setup }, balance };
	deviceStorage.write(KEYS.balances, JSON.stringify(Object.fromEntries([...kept, [key, stored]])));
}
