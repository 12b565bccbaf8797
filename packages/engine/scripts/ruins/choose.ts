/**
 * Selects the ruins of the collection: bots of equal strength play on random ruins, and those on which every seat
 * wins its fair share are kept. The selection is deterministic.
 *
 *   npx tsx packages/engine/scripts/ruins/choose.ts FOLDER [BOARD-PLAYERS…]
 *   npx tsx packages/engine/scripts/ruins/write.ts FOLDER
 *
 * The first writes a file for each board and number of players after every round, and resumes from it when started
 * again. The second generates the collection and its table in the documentation from these files.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMoveDigits, SCENARIOS } from '@rumis/rules';
import type { Level } from '../../src/index.js';
import { emptyTally, playerFor, QuickPlay, startOn, type Table, type Tally, unfairness } from './games.js';

const WANTED = 5;
const PROCESSES = Number(process.env.RUIN_PROCESSES ?? 2);
/** Number of random candidates; fewer where time is short. */
const CANDIDATES = Number(process.env.RUIN_CANDIDATES ?? 3000);
const QUICK_GAMES = 100;

interface Round {
	/** How many ruins stay, and how many games at this level each has played by the end. */
	readonly ruins: number;
	readonly games: number;
	readonly level: Level;
}

interface Plan {
	/** After the quick games. A round at another level than the last one starts counting from zero. */
	readonly rounds: readonly Round[];
	/** Games after the selection. Only these are published: earlier results are biased by the selection. */
	readonly checked: { readonly games: number; readonly level: Level };
}

/** By number of players. Searches for three cost too much, so only quick games give enough data. */
const PLANS: Readonly<Record<number, Plan>> = {
	2: {
		rounds: [
			{ ruins: 200, games: 16, level: 5 },
			{ ruins: 70, games: 56, level: 5 },
			{ ruins: 28, games: 180, level: 5 },
			{ ruins: 11, games: 600, level: 5 },
		],
		checked: { games: 1000, level: 5 },
	},
	3: {
		rounds: [
			{ ruins: 300, games: 400, level: 3 },
			{ ruins: 60, games: 3000, level: 3 },
		],
		checked: { games: 4000, level: 3 },
	},
};
/** For the boards of RUMIS+, which are many and large: quick games only. */
const QUICK_PLAN: Plan = {
	rounds: [
		{ ruins: 60, games: 400, level: 3 },
		{ ruins: 15, games: 2000, level: 3 },
	],
	checked: { games: 4000, level: 3 },
};

const FIRST_BOX = SCENARIOS.slice(0, 6);
const planFor = ({ scenario, players }: Table): Plan =>
	FIRST_BOX.includes(scenario) ? PLANS[players]! : QUICK_PLAN;

/**
 * Game numbers start here, so that no game is played twice. To replace ruins of a list after its check, edit
 * `left` in its file, remove `chosen`, and check the whole list with other numbers.
 */
const FIRST_CHECKED = Number(process.env.RUIN_FIRST_CHECKED ?? 1_000_000);

interface Candidate extends Tally {
	readonly seed: number;
}

export interface ChosenRuin extends Candidate {
	readonly digits: string;
	readonly level: Level;
}

/** The contents of a file: the rounds finished and the remaining ruins, best first. */
export interface Progress {
	readonly candidates: number;
	readonly rounds: number;
	readonly left: readonly Candidate[];
	readonly chosen: readonly ChosenRuin[] | null;
}

const fairestFirst =
	(table: Table) =>
	(a: Candidate, b: Candidate): number =>
		unfairness(a, table) - unfairness(b, table) || a.seed - b.seed;

/** Rates all candidates with quick games; the remaining ones start counting from zero. */
function lookQuickly(table: Table, { rounds }: Plan): readonly Candidate[] {
	const player = new QuickPlay(table);
	const nothing = emptyTally(table.players);
	const looked = Array.from({ length: CANDIDATES }, (_, index) => {
		return { seed: index + 1, ...player.play(index + 1, nothing, 0, QUICK_GAMES) };
	});
	const left = looked.sort(fairestFirst(table)).slice(0, rounds[0]!.ruins);
	return left.map(({ seed }) => ({ seed, ...nothing }));
}

function playRound(
	table: Table,
	{ rounds }: Plan,
	left: readonly Candidate[],
	round: number,
): readonly Candidate[] {
	const { games, level } = rounds[round]!;
	const goesOn = rounds[round - 1]?.level === level;
	const player = playerFor(table, level);
	const played = left.map(({ seed, ...known }) => {
		const before = goesOn ? known : emptyTally(table.players);
		// Quick games had number 0.
		return { seed, ...player.play(seed, before, before.games + 1, games - before.games) };
	});
	return played.sort(fairestFirst(table)).slice(0, rounds[round + 1]?.ruins ?? WANTED);
}

function check(table: Table, { checked }: Plan, seeds: readonly number[]): readonly ChosenRuin[] {
	const { games, level } = checked;
	const player = playerFor(table, level);
	return seeds.map((seed) => {
		const tally = player.play(seed, emptyTally(table.players), FIRST_CHECKED, games);
		return { seed, ...tally, digits: makeMoveDigits(startOn(table, seed)), level };
	});
}

/** The next step; null when all is done. */
function advance(table: Table, plan: Plan, progress: Progress | null): Progress | null {
	if (!progress) return { candidates: CANDIDATES, rounds: 0, left: lookQuickly(table, plan), chosen: null };
	const { candidates, rounds, left, chosen } = progress;
	if (chosen) return null;
	if (rounds < plan.rounds.length) {
		return { candidates, rounds: rounds + 1, left: playRound(table, plan, left, rounds), chosen };
	}
	const seeds = left.map(({ seed }) => seed);
	return { candidates, rounds, left, chosen: check(table, plan, seeds) };
}

export function readProgress(folder: string, name: string): Progress | null {
	const path = join(folder, `${name}.json`);
	return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Progress) : null;
}

function chooseFor(folder: string, name: string, table: Table): void {
	const plan = planFor(table);
	let progress = readProgress(folder, name);
	for (;;) {
		const cpu = process.cpuUsage();
		progress = advance(table, plan, progress);
		if (!progress) return;
		writeFileSync(join(folder, `${name}.json`), JSON.stringify(progress, null, '\t'));
		const seconds = process.cpuUsage(cpu).user / 1e6;
		console.log(`${name}: ${progress.rounds} rounds, ${progress.left.length} left, ${seconds.toFixed(0)} s`);
	}
}

/** Every board and number of players, those of the first box first. */
const NAMES = [FIRST_BOX, SCENARIOS.slice(6)].flatMap((box) =>
	[2, 3].flatMap((players) =>
		box.map((scenario) => ({ scenario, players, name: `${scenario.id}-${players}` })),
	),
);

/** In a child process: a share of the files. */
function chooseShare(folder: string, wanted: readonly string[], index: number): void {
	const chosen = NAMES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
	chosen.forEach(({ scenario, players, name }, at) => {
		if (at % PROCESSES === index) chooseFor(folder, name, { scenario, players });
	});
}

function main(words: readonly string[]): void {
	const [folder = '', ...wanted] = words.filter((word) => !word.startsWith('--share='));
	mkdirSync(folder, { recursive: true });
	const share = words.find((word) => word.startsWith('--share='))?.slice(8);
	if (share === undefined) startProcesses(words);
	else chooseShare(folder, wanted, Number(share));
}

function startProcesses(words: readonly string[]): void {
	for (let index = 0; index < PROCESSES; index++) {
		const more = [...process.execArgv, process.argv[1]!, ...words, `--share=${index}`];
		spawn(process.execPath, more, { stdio: 'inherit' });
	}
}

if (process.argv[1]?.endsWith('choose.ts')) main(process.argv.slice(2));
