import { frameGround } from '@rumis/table';
import { remember } from '../../play/remember.js';
import type { SolitaireBuild } from '../puzzles/puzzle.js';

/** The frame of a puzzle as something that stones are held in; the same object for the same building. */
export const groundOf = remember((build: SolitaireBuild, levels: number | null) =>
	frameGround(build, levels ?? build.size.height),
);
