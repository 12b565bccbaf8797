/** Reviews of whole games, judgements of single moves, and analyses of several lines. */
export { annotateGame, MARKS } from './annotate.js';
export { THRESHOLDS, type Threshold } from './grades.js';
export { judgeMove } from './judgeMove.js';
export { Reviewing, reviewGame, reviewPosition } from './reviewGame.js';
export { finishWork, Stepper } from './steps.js';
export { Studying, type StudyOptions, studyPosition } from './study.js';
export * from './types.js';
