/** Dutch. Players are addressed as ‘je’. */
export { coach, common, offline, settings } from './common.js';
export { game } from './game.js';
export { home } from './home.js';
export { online } from './online.js';
export { people } from './people.js';
export { records } from './records.js';
export { rules } from './rules.js';
export { solitaire } from './solitaire.js';
export { map, tools } from './tools.js';
