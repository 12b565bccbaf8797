import { findBuiltin, type Scenario } from '@rumis/rules';

/** What the boards of the tables in a cache take in memory. Tables on the same board share it. */
export class KnownBoards {
	private readonly tables = new Map<Scenario, number>();
	/** In bytes, as estimated by `sizeOf`. */
	weight = 0;

	/** One more table is on this board. */
	add(scenario: Scenario): void {
		const before = this.tables.get(scenario) ?? 0;
		if (before === 0) this.weight += sizeOf(scenario);
		this.tables.set(scenario, before + 1);
	}

	/** One table less is on this board. */
	remove(scenario: Scenario): void {
		const left = (this.tables.get(scenario) ?? 0) - 1;
		if (left > 0) this.tables.set(scenario, left);
		else if (this.tables.delete(scenario)) this.weight -= sizeOf(scenario);
	}
}

/** About how many bytes the tables of a board take. Those that are built in are there anyway. */
function sizeOf(scenario: Scenario): number {
	const squares = scenario.plan.length * (scenario.plan[0]?.length ?? 0);
	return findBuiltin(scenario.id) === scenario ? 0 : squares * 3000;
}
