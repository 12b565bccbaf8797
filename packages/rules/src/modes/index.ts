import { duo } from './duo.js';
import { inverse } from './inverse.js';
import type { Mode, ModeId } from './mode.js';
import { ruinas } from './ruinas.js';
import { standard } from './standard.js';
import { transfer } from './transfer.js';

const BY_ID: Readonly<Record<ModeId, Mode>> = { standard, inverse, duo, ruinas, transfer };

export const modeOf = (id: ModeId): Mode => BY_ID[id];
