import { common } from './common.js';
import { game } from './game.js';
import { records } from './records.js';
import { rules } from './rules.js';
import { setup } from './setup.js';

/** English: the language that all others are measured by. */
export const en = { common, rules, setup, game, records } as const;
