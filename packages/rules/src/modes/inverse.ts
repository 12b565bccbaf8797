import type { Mode } from './mode.js';
import { standard } from './standard.js';

/** First stones as usual; later ones must not touch their own colour. */
export const inverse: Mode = { ...standard, id: 'inverse', laterContact: 'notOwn' };
