/** Positions for checking grades, from games in which bots make mistakes. */
import { findBuiltin, type ModeId, type PlayerCount, Position, type Setup, seededRandom } from '@rumis/rules';
import { makeBot } from '../../src/makeBot.js';

type Kind = readonly [string, PlayerCount, ModeId];

/** Kinds of games whose endgames are solved. */
const ENDGAME_KINDS: readonly Kind[] = [
	['chullpa', 2, 'standard'],
	['pirka', 2, 'standard'],
	['tambo', 2, 'inverse'],
	['coricancha', 2, 'standard'],
	['cucho', 2, 'duo'],
	['pisac', 2, 'standard'],
	['pirka', 2, 'ruinas'],
	['chullpa', 2, 'inverse'],
	['pisac', 3, 'standard'],
	['chullpa', 4, 'standard'],
];

/** Games on all boards, in all modes, for all numbers of players. */
const ALL_KINDS: readonly Kind[] = [
	['chullpa', 2, 'standard'],
	['pisac', 4, 'standard'],
	['colca', 2, 'transfer'],
	['tambo', 2, 'inverse'],
	['coricancha', 3, 'standard'],
	['huaca', 5, 'standard'],
	['pirka', 2, 'standard'],
	['cucho', 2, 'duo'],
	['chaka', 6, 'standard'],
	['puncu', 2, 'transfer'],
	['pirka', 2, 'ruinas'],
	['apachita', 3, 'standard'],
	['incahuasi', 2, 'standard'],
];

const setupsOf = (kinds: readonly Kind[]): readonly Setup[] =>
	kinds.map(([id, players, mode]) => ({ scenario: findBuiltin(id)!, players, mode, start: 'yellow' }));

const ENDGAME_SETUPS = setupsOf(ENDGAME_KINDS);
const ALL_SETUPS = setupsOf(ALL_KINDS);

export const endgameSample = (number: number): Position => sampleGame(ENDGAME_SETUPS, number);
export const anySample = (number: number): Position => sampleGame(ALL_SETUPS, number);

/** The n-th game: levels 2 to 5 in turn, so that moves of every quality occur. */
function sampleGame(setups: readonly Setup[], number: number): Position {
	const setup = setups[number % setups.length]!;
	const started = Position.start(setup);
	const bot = makeBot(`level:${2 + (number % 4)}`, 7919 * number + 1);
	if (!started.ok || !bot.ok) throw new Error('no such game');
	while (started.value.phase !== null) started.value.play(bot.value.choose(started.value));
	return started.value;
}

/** A name for tables. */
export const kindOf = ({ scenario, players, mode }: Setup): string => `${scenario.id}-${players}-${mode}`;

/** A deterministic random integer below the bound for this sample. */
export const chosen = (number: number, bound: number): number => seededRandom(number).below(bound);
