/** English: the language that all others are measured by. These texts every page may need. */
export { coach } from './coach.js';
export { common } from './common.js';
export { game } from './game.js';
export { home } from './home.js';
export { map } from './map.js';
export { offline } from './offline.js';
export { online } from './online.js';
export { people } from './people.js';
export { records } from './records.js';
export { rules } from './rules.js';
export { settings } from './settings.js';
export { solitaire } from './solitaire.js';
export { tools } from './tools.js';
