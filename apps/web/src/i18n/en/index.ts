import { common } from './common.js';
import { game } from './game.js';
import { home } from './home.js';
import { lesson } from './lesson.js';
import { map } from './map.js';
import { offline } from './offline.js';
import { online } from './online.js';
import { people } from './people.js';
import { records } from './records.js';
import { rules } from './rules.js';
import { rulesBook } from './rulesBook.js';
import { rulesSamples } from './rulesSamples.js';
import { settings } from './settings.js';
import { setup } from './setup.js';
import { solitaire } from './solitaire.js';
import { ways } from './ways.js';

/** English: the language that all others are measured by. */
export const en = {
	common,
	rules,
	setup,
	game,
	records,
	home,
	settings,
	map,
	offline,
	ways,
	lesson,
	rulesBook,
	rulesSamples,
	solitaire,
	online,
	people,
} as const;
