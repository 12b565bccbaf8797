/** Texts of the rules, the tutorial and the solutions, lazy-loaded with these pages. */
export { analysis } from './analysis.js';
export { atTable, lobby } from './atTable.js';
export { balance } from './balance.js';
export { bots } from './bots.js';
export { buildings } from './buildings.js';
export { host } from './host.js';
export { lesson } from './lesson.js';
export { puzzles } from './puzzles.js';
export { result } from './result.js';
export { rulesBook } from './rulesBook.js';
export { counting, rulesSamples } from './rulesSamples.js';
export { setup } from './setup.js';
export { solutions } from './solutions.js';
export { making, workshop } from './workshop.js';
