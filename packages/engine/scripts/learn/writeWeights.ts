/** Writes learnt weights into the engine, with where they come from: `writeWeights.ts weights.json …`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FEATURE_COUNT } from '../../src/knowledge/features.js';
import { GROUPS, type KeptWeights } from '../../src/knowledge/groups.js';
import { networkNumbers } from '../../src/knowledge/networkCode.js';
import { PROSPECT_COUNT } from '../../src/knowledge/value.js';
import { BOARD_WEIGHTS, WEIGHTS } from '../../src/knowledge/weights.js';
import type { AllWeights, Plan } from './plan.js';

const target = new URL('../../src/knowledge/weights.ts', import.meta.url);

interface Learnt {
	readonly plan: Pick<Plan, 'sims' | 'seed'>;
	readonly round: number;
	readonly report: Readonly<Record<string, Readonly<Record<string, number>>>>;
	readonly weights: AllWeights;
}

const row = (weights: readonly number[]): string => `[${weights.join(', ')}]`;

const named = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);

const thousandths = (weights: readonly number[]): number[] => weights.map((w) => Math.round(1000 * w));

/** What was learnt of a group or a board, as it is kept. */
function kept(key: string, { plan, round, report, weights }: Learnt): KeptWeights {
	const { moves, value } = weights[key]!;
	if (moves.some((list) => list.length !== FEATURE_COUNT)) throw new Error(`${key}: moves`);
	if (value.knots.some((list) => list.length !== PROSPECT_COUNT)) throw new Error(`${key}: value`);
	const { positions, decisions, heldOutError, heldOutLoss } = report[key]!;
	const run = `round ${round}, ${plan.sims} simulations a move, seed ${plan.seed}`;
	return {
		movesFrom: `${run}: ${decisions} decisions, held-out cross-entropy ${heldOutLoss!.toFixed(3)}`,
		valueFrom: `${run}: ${positions} positions, held-out squared error ${heldOutError!.toFixed(4)}`,
		moves: [thousandths(moves[0]), thousandths(moves[1])],
		value: Buffer.from(networkNumbers(value).buffer).toString('base64'),
		...(value.crossing ? { crossing: value.crossing.map(thousandths) } : {}),
	};
}

function entry([key, weights]: readonly [string, KeptWeights]): string[] {
	const { movesFrom, valueFrom, moves, value, crossing } = weights;
	const rows = (lists: readonly (readonly number[])[]): string => lists.map(row).join(',\n			');
	return [
		`	${named(key)}: {`,
		`		movesFrom: '${movesFrom}',`,
		`		valueFrom: '${valueFrom}',`,
		`		moves: [\n			${rows(moves)},\n		],`,
		`		value: '${value}',`,
		...(crossing ? [`		crossing: [\n			${rows(crossing)},\n		],`] : []),
		'	},',
	];
}

const isGroup = (key: string): boolean => GROUPS.some((group) => group === key);

/** The source of all weights. What is not given stays as it is in the engine. */
function weightsSource(given: Readonly<Record<string, KeptWeights>>): string {
	const all = Object.entries({ ...WEIGHTS, ...BOARD_WEIGHTS, ...given });
	const boards = all.filter(([key]) => !isGroup(key)).sort(([a], [b]) => (a < b ? -1 : 1));
	return [
		'// Written by scripts/learn: see docs/ENGINE.md for how. Do not change by hand.',
		"import type { Group, KeptWeights } from './groups.js';",
		'',
		'/** Moves in thousandths, in the order of `FEATURES`; values as `networkCode.ts` reads them. */',
		'// biome-ignore format: data',
		'export const WEIGHTS: Readonly<Record<Group, KeptWeights>> = {',
		...all.filter(([key]) => isGroup(key)).flatMap(entry),
		'};',
		'',
		'/** Of some built-in boards, which are played most. */',
		'// biome-ignore format: data',
		'export const BOARD_WEIGHTS: Readonly<Record<string, KeptWeights>> = {',
		...boards.flatMap(entry),
		'};',
		'',
	].join('\n');
}

/** Of files that have the same key the last counts. */
export function writeWeights(paths: readonly string[]): void {
	const given: Record<string, KeptWeights> = {};
	for (const path of paths) {
		const learnt = JSON.parse(readFileSync(path, 'utf8')) as Learnt;
		for (const key of Object.keys(learnt.report)) given[key] = kept(key, learnt);
	}
	writeFileSync(target, weightsSource(given));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeWeights(process.argv.slice(2));
