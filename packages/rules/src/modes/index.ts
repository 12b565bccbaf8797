import type { Scenario } from '../board/scenario.js';
import { duo } from './duo.js';
import { inverse } from './inverse.js';
import type { Mode, ModeId, Phase } from './mode.js';
import { ruinas } from './ruinas.js';
import { standard } from './standard.js';
import { transfer } from './transfer.js';

const BY_ID: Readonly<Record<ModeId, Mode>> = { standard, inverse, duo, ruinas, transfer };

export const modeOf = (id: ModeId): Mode => BY_ID[id];

/** Whether a phase is part of a mode: whether a ruin is built first, or stones are carried over at the end. */
export const hasPhase = (id: ModeId, phase: Phase): boolean => modeOf(id).phases.includes(phase);

/** The mode to offer first: for two players, the transfer game is what Colca, Puncu and Apachita are made for. */
export const defaultMode = (scenario: Scenario, players: number): ModeId =>
	transfer.refuse(scenario, players) === null ? 'transfer' : 'standard';
