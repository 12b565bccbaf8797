import type { Phase } from '../modes/mode.js';
import { build } from './build.js';
import type { PhaseRules } from './phase.js';
import { ruin } from './ruin.js';
import { transfer } from './transfer.js';

const BY_NAME: Readonly<Record<Phase, PhaseRules>> = { ruin, build, transfer };

export const rulesOf = (phase: Phase): PhaseRules => BY_NAME[phase];
