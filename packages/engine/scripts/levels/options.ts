/** What a run is asked to do. */
import type { Setup } from '@rumis/rules';
import { LEVELS, type Level } from '../../src/levels.js';
import { KINDS } from './kinds.js';
import { RUNGS } from './ladder.js';
import { coloursOf } from './play.js';

export interface Options {
	readonly folder: string;
	readonly kinds: readonly string[];
	/** Games of every match at most, and seconds of processor time that one may take in this run. */
	readonly games: number;
	readonly seconds: number;
	readonly seed: number;
	/** Random stones first: a number, or one of every colour. */
	readonly openings: number | 'each';
	/** The upper levels of the table. */
	readonly levels: readonly Level[];
	readonly rungs: readonly string[];
	/** The ladder's lowest and highest level. */
	readonly ends: readonly [string, string];
}

export function readOptions(words: readonly string[]): Options {
	const option = (name: string, fallback: string): string => {
		const at = words.indexOf(`--${name}`);
		return at < 0 ? fallback : (words[at + 1] ?? fallback);
	};
	const openings = option('openings', '0');
	const rungs = option('rungs', RUNGS.join()).split(',');
	return {
		folder: option('folder', '.levels'),
		kinds: option('kinds', KINDS.join()).split(','),
		games: Number(option('games', '200')),
		seconds: Number(option('seconds', '60')),
		seed: Number(option('seed', '1')),
		openings: openings === 'each' ? openings : Number(openings),
		levels: option('levels', LEVELS.slice(1).join()).split(',').map(Number) as Level[],
		rungs,
		ends: option('ends', `${rungs[0]},${rungs.at(-1)}`).split(',') as [string, string],
	};
}

export const openingsOf = ({ openings }: Options, setup: Setup): number =>
	openings === 'each' ? coloursOf(setup) : openings;
