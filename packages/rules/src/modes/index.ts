import type { Scenario } from '../board/scenario.js';
import { duo } from './duo.js';
import { inverse } from './inverse.js';
import type { Mode, ModeId, Phase } from './mode.js';
import { ruinas } from './ruinas.js';
import { standard } from './standard.js';
import { transfer } from './transfer.js';

const BY_ID: Readonly<Record<ModeId, Mode>> = { standard, inverse, duo, ruinas, transfer };

export const modeOf = (id: ModeId): Mode => BY_ID[id];

/** Whether a mode has a phase: building a ruin first, or the transfer at the end. */
export const hasPhase = (id: ModeId, phase: Phase): boolean => modeOf(id).phases.includes(phase);

/** The default mode: for two players, Colca, Puncu and Apachita are made for the transfer game. */
export const defaultMode = (scenario: Scenario, players: number): ModeId =>
	transfer.refuse(scenario, players) === null ? 'transfer' : 'standard';
