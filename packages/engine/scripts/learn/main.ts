/**
 * Learns the engine's weights: self-play, fit, and again with what was learnt. Whatever is already in the
 * folder is not done again, so that it may be stopped at any time. See docs/ENGINE.md.
 */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GROUPS } from '../../src/knowledge/groups.js';
import { readNetwork } from '../../src/knowledge/networkCode.js';
import type { ValueNetwork } from '../../src/knowledge/value.js';
import { WEIGHTS } from '../../src/knowledge/weights.js';
import { fitMoves } from './fitMoves.js';
import { fitValue } from './fitValue.js';
import { learningGames } from './games.js';
import { passesGate } from './gate.js';
import {
	type AllWeights,
	fitsOf,
	readPlan,
	readWeights,
	roundGames,
	styleOfRound,
	weightsPath,
} from './plan.js';
import { readSamples, SampleWriter } from './samples.js';
import { SelfPlay } from './selfPlay.js';
import { writeWeights } from './writeWeights.js';

const words = process.argv.slice(2);
const plan = readPlan(words);
const share = words.indexOf('--share');

/** In a child: plays its share of a round's games. */
function playShare(round: number, index: number): void {
	const style = styleOfRound(plan, round);
	roundGames(plan, round).forEach(({ game, count, path }, i) => {
		if (i % plan.threads !== index || existsSync(path)) return;
		const writer = new SampleWriter();
		const selfPlay = new SelfPlay(game, style, plan.sims, writer);
		for (let k = 0; k < count; k++) selfPlay.play(plan.seed + 7919 * (round + 1) + 104_729 * (i * 1000 + k));
		writer.save(path);
		console.log(`round ${round}: ${game.name}, ${count} games`);
	});
}

/** Plays a round's games in as many processes as there may be threads. */
async function playRound(round: number): Promise<void> {
	const children = Array.from({ length: plan.threads }, (_, index) => {
		const more = ['--share', `${round},${index}`];
		return new Promise<void>((resolve, reject) => {
			const child = spawn(
				process.execPath,
				[...process.execArgv, fileURLToPath(import.meta.url), ...words, ...more],
				{
					stdio: 'inherit',
				},
			);
			child.on('exit', (code) =>
				code === 0 ? resolve() : reject(new Error(`self-play ended with ${code}`)),
			);
		});
	});
	await Promise.all(children);
}

const rounded = (numbers: readonly number[]): number[] => numbers.map((x) => Number(x.toFixed(4)));

function fitRound(round: number): void {
	const weights: AllWeights = {};
	const report: Record<string, unknown> = {};
	for (const { key, paths } of fitsOf(plan, round)) {
		const { values, moves } = readSamples(paths);
		const value = fitValue(values, startNetwork(key, round), plan.hasUnits);
		const moveFit = fitMoves(moves);
		weights[key] = {
			moves: [rounded(moveFit.moves[0]), rounded(moveFit.moves[1])],
			value: value.network,
		};
		report[key] = {
			positions: values.length,
			decisions: moves.length,
			...{ error: value.error, heldOutError: value.heldOutError },
			...{ loss: moveFit.loss, heldOutLoss: moveFit.heldOutLoss },
		};
		console.log(`round ${round}: ${key}`, JSON.stringify(report[key]));
	}
	writeFileSync(weightsPath(plan, round), JSON.stringify({ plan, round, report, weights }));
}

/** What a fit begins with: a board's own network as that of its group; going on, as what is in the engine. */
function startNetwork(key: string, round: number): ValueNetwork | null {
	if (round === plan.rounds) return groupNetwork(key);
	return round === 0 && plan.goesOn ? engineNetwork(key) : null;
}

function groupNetwork(board: string): ValueNetwork | null {
	const game = learningGames().find(({ name }) => name === board);
	const learnt = game && plan.rounds > 0 && readWeights(plan, plan.rounds - 1)?.[game.group];
	return learnt ? learnt.value : null;
}

const engineNetwork = (key: string): ValueNetwork | null =>
	GROUPS.flatMap((group) => (group === key ? [readNetwork(WEIGHTS[group].value)] : []))[0] ?? null;

async function learn(): Promise<void> {
	for (let round = 0; round <= plan.rounds; round++) {
		if (existsSync(weightsPath(plan, round))) continue;
		await playRound(round);
		fitRound(round);
	}
	const last = [plan.rounds - 1, plan.rounds].filter((round) => round >= 0);
	const weights: AllWeights = Object.assign({}, ...last.map((round) => readWeights(plan, round)));
	const isBetter = passesGate(weights, plan);
	if (isBetter) writeWeights(last.map((round) => weightsPath(plan, round)));
	console.log(isBetter ? 'the new weights are in the engine' : 'the engine keeps its weights');
}

if (share >= 0) {
	const [round, index] = words[share + 1]!.split(',').map(Number);
	playShare(round!, index!);
} else await learn();
