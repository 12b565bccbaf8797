import type { Scenario } from '../scenario.js';
import { ackBeforeCommit } from './ackBeforeCommit.js';
import { ATTACKS } from './attacks.js';
import { embedded } from './embedded.js';
import { hostile } from './hostile.js';
import { lostTail } from './lostTail.js';
import { network } from './network.js';
import { postgres } from './postgres.js';
import { storage } from './storage.js';

/** By name, in execution order. */
export const SCENARIOS: ReadonlyMap<string, Scenario> = new Map([
	['embedded', embedded],
	['postgres', postgres],
	['network', network],
	['hostile', hostile],
	...ATTACKS,
	['storage', storage],
	['ack-before-commit', ackBeforeCommit],
	['synchronous-commit-off', lostTail],
]);
