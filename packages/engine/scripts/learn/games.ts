/** Which games are learnt from: every kind of game there is on the built-in boards, and some that are made up. */
import {
	checkSetup,
	type ModeId,
	PLAYER_COUNTS,
	type PlayerCount,
	SCENARIOS,
	type Scenario,
	type Setup,
	seededRandom,
} from '@rumis/rules';
import { SearchBoard } from '../../src/board/searchBoard.js';
import { type Group, groupOf } from '../../src/knowledge/groups.js';

export interface LearningGame {
	readonly name: string;
	readonly setup: Setup;
	readonly group: Group;
}

const MODES: readonly ModeId[] = ['standard', 'inverse', 'duo', 'ruinas', 'transfer'];

/** Made-up plans of many sizes keep the weights from fitting the built-in boards alone. */
const MADE_UP = 60;

export function learningGames(): LearningGame[] {
	const boards = [...SCENARIOS, ...Array.from({ length: MADE_UP }, (_, i) => madeUpBoard(i + 1))];
	return boards.flatMap((scenario) =>
		MODES.flatMap((mode) => PLAYER_COUNTS.flatMap((players) => gameOn(scenario, mode, players))),
	);
}

function gameOn(scenario: Scenario, mode: ModeId, players: PlayerCount): LearningGame[] {
	const setup: Setup = { scenario, players, mode, start: 'yellow' };
	if (!checkSetup(setup).ok) return [];
	return [{ name: `${scenario.id}-${players}-${mode}`, setup, group: groupOf(new SearchBoard(setup)) }];
}

/** A random plan: a rectangle with some holes, and heights that vary from square to square. */
function madeUpBoard(seed: number): Scenario {
	const random = seededRandom(1000 + seed);
	const [width, depth] = [5 + random.below(4), 5 + random.below(4)];
	const highest = 2 + random.below(4);
	const square = (): string => {
		if (random.below(8) === 0) return '.';
		return String(Math.max(1, highest - (random.below(3) === 0 ? 1 + random.below(2) : 0)));
	};
	const plan = Array.from({ length: depth }, () => Array.from({ length: width }, square).join(''));
	const limits = { 2: { height: highest }, 3: { height: highest }, 4: { height: highest } };
	return { ...SCENARIOS[0]!, id: `madeup${seed}`, plan, limits };
}
