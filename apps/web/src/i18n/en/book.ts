import { analysis } from './analysis.js';
import { atTable } from './atTable.js';
import { balance } from './balance.js';
import { bots } from './bots.js';
import { buildings } from './buildings.js';
import { counting } from './counting.js';
import { host } from './host.js';
import { lesson } from './lesson.js';
import { lobby } from './lobby.js';
import { making } from './making.js';
import { puzzles } from './puzzles.js';
import { result } from './result.js';
import { rulesBook } from './rulesBook.js';
import { rulesSamples } from './rulesSamples.js';
import { setup } from './setup.js';
import { solutions } from './solutions.js';
import { workshop } from './workshop.js';

/** Texts of the rules, the tutorial and the solutions, lazy-loaded with these pages. */
export const enBook = {
	analysis,
	atTable,
	lobby,
	puzzles,
	solutions,
	setup,
	lesson,
	rulesBook,
	rulesSamples,
	balance,
	buildings,
	counting,
	host,
	result,
	bots,
	workshop,
	making,
} as const;
