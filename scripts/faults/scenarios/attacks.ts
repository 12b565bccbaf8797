/** Attacks by anonymous clients within all limits: others are unaffected, and nothing forged is accepted. */
import { bots } from '../attacks/bots.js';
import { disguises } from '../attacks/disguises.js';
import { joins } from '../attacks/joins.js';
import { memory } from '../attacks/memory.js';
import { seats } from '../attacks/seats.js';
import { tricks } from '../attacks/tricks.js';
import { type Attack, besiege } from '../hostile/siege.js';
import type { Scenario } from '../scenario.js';

const scenarioOf =
	(attack: Attack): Scenario =>
	(options) =>
		besiege(attack, options);

/** By name, in execution order. */
export const ATTACKS: ReadonlyMap<string, Scenario> = new Map([
	['joins', scenarioOf(joins)],
	['memory', scenarioOf(memory)],
	['seat-theft', scenarioOf(seats)],
	['disguised-urls', scenarioOf(disguises)],
	['bots', scenarioOf(bots)],
	['tricks', scenarioOf(tricks)],
]);
