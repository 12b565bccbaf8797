/** Positions to check grades with: from games in which bots make mistakes. */
import { findBuiltin, type ModeId, type PlayerCount, Position, type Setup, seededRandom } from '@rumis/rules';
import { makeBot } from '../../src/makeBot.js';

const KINDS: readonly (readonly [string, PlayerCount, ModeId])[] = [
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

const setups = KINDS.map(
	([id, players, mode]): Setup => ({ scenario: findBuiltin(id)!, players, mode, start: 'yellow' }),
);

/** The game of this number: levels 2 to 5 in turn, so that moves of every quality are made. */
export function sampleGame(number: number): Position {
	const setup = setups[number % setups.length]!;
	const started = Position.start(setup);
	const bot = makeBot(`level:${2 + (number % 4)}`, 7919 * number + 1);
	if (!started.ok || !bot.ok) throw new Error('no such game');
	while (started.value.phase !== null) started.value.play(bot.value.choose(started.value));
	return started.value;
}

/** A name for tables. */
export const kindOf = ({ scenario, players, mode }: Setup): string => `${scenario.id}-${players}-${mode}`;

/** A whole number below the bound that belongs to this sample. */
export const chosen = (number: number, bound: number): number => seededRandom(number).below(bound);
