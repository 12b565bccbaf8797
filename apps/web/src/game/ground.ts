import type { ReadonlyPosition } from '@rumis/rules';
import { type Ground, positionGround } from '@rumis/table';
import { remember } from '../play/remember.js';

/** The board of a game as something that stones are held over; the same object for the same position. */
export const groundOf = remember((position: ReadonlyPosition): Ground => positionGround(position));
