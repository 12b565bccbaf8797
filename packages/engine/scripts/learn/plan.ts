/** What one run of learning does, and where it keeps what it did. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchBoard } from '../../src/board/searchBoard.js';
import { boardKeyOf, GROUPS, type Group, groupOf, type LearntWeights } from '../../src/knowledge/groups.js';
import { type Knowledge, makeKnowledge } from '../../src/knowledge/knowledge.js';
import { BEST_STYLE, FIRST_STYLE } from '../../src/makeBot.js';
import { BEST_SETTINGS } from '../../src/mcts/settings.js';
import type { SearchStyle } from '../../src/searchBot.js';
import { type LearningGame, learningGames } from './games.js';

export interface Plan {
	readonly folder: string;
	readonly seed: number;
	/** 0 only learns the boards that get weights of their own. */
	readonly rounds: number;
	/** Games of every group and round, and simulations for every move of them. */
	readonly games: number;
	readonly sims: number;
	readonly threads: number;
	readonly groups: readonly Group[];
	/** Boards that get weights of their own in the end, and how many games each is learnt from. */
	readonly boards: readonly string[];
	readonly boardGames: number;
	/** Whether the first round plays with the weights in the engine instead of as the first engine. */
	readonly goesOn: boolean;
	/** Whether positions are evaluated by a network, or by weighted sums alone. */
	readonly hasUnits: boolean;
}

/** Played most; others do with what was learnt of their group. */
const BOARDS = [
	...['chullpa', 'pirka', 'coricancha', 'pisac', 'tambo', 'cucho'].map((id) => `${id}-2-standard`),
	...['chullpa-2-inverse', 'tambo-2-inverse', 'pirka-2-ruinas', 'colca-2-transfer'],
	...['huaca-3-standard', 'incahuasi-4-standard', 'huaca-6-standard'],
].join();

export function readPlan(words: readonly string[]): Plan {
	const option = (name: string, fallback: string): string => {
		const at = words.indexOf(`--${name}`);
		return at < 0 ? fallback : (words[at + 1] ?? fallback);
	};
	const asked = option('groups', GROUPS.join()).split(',');
	return {
		folder: option('folder', '.learn'),
		seed: Number(option('seed', '1')),
		rounds: Number(option('rounds', '3')),
		games: Number(option('games', '250')),
		sims: Number(option('sims', '300')),
		threads: Number(option('threads', '2')),
		groups: GROUPS.filter((group) => asked.includes(group)),
		boards: option('boards', BOARDS).split(',').filter(Boolean),
		boardGames: Number(option('board-games', '300')),
		goesOn: words.includes('--go-on'),
		hasUnits: !words.includes('--sums'),
	};
}

/** By group, and by board where it has weights of its own. */
export type AllWeights = Record<string, LearntWeights>;

function roundFolder({ folder }: Plan, round: number): string {
	const path = join(folder, `round${round}`);
	mkdirSync(path, { recursive: true });
	return path;
}

export const weightsPath = (plan: Plan, round: number): string =>
	join(roundFolder(plan, round), 'weights.json');

export function readWeights(plan: Plan, round: number): AllWeights | null {
	const path = weightsPath(plan, round);
	return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).weights as AllWeights) : null;
}

/** A style that knows these weights; groups without any play as the first engine. */
export function styleOf(weights: AllWeights): SearchStyle {
	const made = new Map<string, Knowledge>();
	const knowledge = (board: SearchBoard): Knowledge => {
		const group = groupOf(board);
		const boardKey = boardKeyOf(board);
		const learnt = weights[boardKey] ?? weights[group];
		if (!learnt) return FIRST_STYLE.knowledge(board);
		const key = weights[boardKey] ? boardKey : `${group} ${board.colours}`;
		const known = made.get(key) ?? makeKnowledge(learnt, board.colours);
		made.set(key, known);
		return known;
	};
	return { ...BEST_STYLE, knowledge };
}

/**
 * The first round learns from the first engine, every later one from the weights of the round before. After the
 * rounds comes one more, on the boards that get weights of their own.
 */
export function styleOfRound(plan: Plan, round: number): SearchStyle {
	if (round > 0) return styleOf(readWeights(plan, round - 1)!);
	if (plan.goesOn) return BEST_STYLE;
	return { ...styleOf({}), compared: FIRST_STYLE.compared, settings: { ...BEST_SETTINGS, valueShare: 0 } };
}

export interface RoundGame {
	readonly game: LearningGame;
	readonly count: number;
	/** Where its samples are kept. */
	readonly path: string;
}

/** The games of a round: every setup of a group as often; in the last round the boards of their own. */
export function roundGames(plan: Plan, round: number): RoundGame[] {
	const all = learningGames().filter(({ group }) => plan.groups.includes(group));
	const inGroup = (game: LearningGame): number => all.filter(({ group }) => group === game.group).length;
	const isLast = round === plan.rounds;
	return all
		.filter(({ name }) => !isLast || plan.boards.includes(name))
		.map((game) => ({
			game,
			count: isLast ? plan.boardGames : Math.ceil(plan.games / inGroup(game)),
			path: join(roundFolder(plan, round), `${game.name}.bin`),
		}));
}

/** What is fitted after a round, and to which samples: those of this round and of the one before. */
export function fitsOf(plan: Plan, round: number): { readonly key: string; readonly paths: string[] }[] {
	const rounds = round <= 1 ? [round] : [round - 1, round];
	const games = rounds.flatMap((r) => roundGames(plan, r)).filter(({ path }) => existsSync(path));
	const keys: readonly string[] = round === plan.rounds ? plan.boards : plan.groups;
	return keys
		.map((key) => ({
			key,
			paths: games.filter(({ game }) => game.group === key || game.name === key).map(({ path }) => path),
		}))
		.filter(({ paths }) => paths.length > 0);
}
