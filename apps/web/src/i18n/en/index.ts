import { coach } from './coach.js';
import { common } from './common.js';
import { game } from './game.js';
import { home } from './home.js';
import { map } from './map.js';
import { offline } from './offline.js';
import { online } from './online.js';
import { people } from './people.js';
import { records } from './records.js';
import { rules } from './rules.js';
import { settings } from './settings.js';
import { solitaire } from './solitaire.js';
import { tools } from './tools.js';

/** English: the reference for all other languages. */
export const en = {
	common,
	rules,
	game,
	records,
	home,
	settings,
	map,
	offline,
	solitaire,
	online,
	people,
	tools,
	coach,
} as const;
