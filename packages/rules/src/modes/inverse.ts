import type { Mode } from './mode.js';
import { standard } from './standard.js';

/** First stones as ever; after that a colour must keep away from itself. */
export const inverse: Mode = { ...standard, id: 'inverse', laterContact: 'notOwn' };
