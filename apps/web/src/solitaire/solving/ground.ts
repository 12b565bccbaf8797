import { frameGround } from '@rumis/table';
import { remember } from '../../play/remember.js';
import type { SolitaireBuild } from '../puzzles/puzzle.js';

/** The `Ground` of a puzzle's frame; memoised by building. */
export const groundOf = remember((build: SolitaireBuild, levels: number | null) =>
	frameGround(build, levels ?? build.size.height),
);
