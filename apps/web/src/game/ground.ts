import type { ReadonlyPosition } from '@rumis/rules';
import { type Ground, positionGround } from '@rumis/table';
import { remember } from '../play/remember.js';

/** The `Ground` of a game's board; memoised by position. */
export const groundOf = remember((position: ReadonlyPosition): Ground => positionGround(position));
