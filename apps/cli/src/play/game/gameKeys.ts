import { dialogKey } from './dialogs.js';
import { beginTurn, refused, said, takeBack } from './game.js';
import { usualFileName } from './record.js';
import type { GameState, PlayState } from './state.js';
import { turnKey } from './turnKeys.js';

type Action = (game: GameState) => PlayState;

const DONE: PlayState = { kind: 'done', interrupted: false };

/** The height of the building: the levels that can be shown. */
export const topLevel = ({ table: { position } }: GameState): number =>
	Math.max(1, ...position.topView().map(({ limit }) => limit));

/** Cycles from the view from above through the levels, from the ground up. */
const nextLevel: Action = (game) => {
	const level = (game.level ?? 0) + 1;
	return { ...game, level: level > topLevel(game) ? null : level };
};

const changeLevel =
	(by: number): Action =>
	(game) => ({ ...game, level: Math.min(topLevel(game), Math.max(1, (game.level ?? 1) + by)) });

const undo: Action = (game) => takeBack(game) ?? { ...game, message: refused('no move to take back') };

const isRunning = ({ table: { position } }: GameState): boolean =>
	position.phase !== null && position.ply > 0;

const quit: Action = (game) => (isRunning(game) ? { ...game, dialog: { kind: 'quit' } } : DONE);

const save: Action = (game) => {
	const text = game.savedAs ?? usualFileName(game.table.position.setup);
	return { ...game, dialog: { kind: 'save', text } };
};

/** Another game with the same options and the next seed. */
const newGame: Action = (game) => ({ ...game.menu, seed: (game.table.config.seed + 1) >>> 0 });

/** Stops thinking: a bot waits until it is asked again. */
const stop: Action = (game) => {
	const { question } = game;
	if (!question) return game.level === null ? game : { ...game, level: null };
	if (question.kind === 'hint') return { ...game, question: null, message: said('no hint') };
	return { ...game, question: null, paused: true };
};

/** Actions that are possible in any turn. */
const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
	['u', undo],
	['q', quit],
	['s', save],
	['L', nextLevel],
	['[', changeLevel(-1)],
	[']', changeLevel(1)],
	['m', (game) => ({ ...game, showLimits: !game.showLimits })],
	['?', (game) => ({ ...game, dialog: { kind: 'help' } })],
	['escape', stop],
]);

export function gameKey(game: GameState, key: string): PlayState {
	if (game.dialog) return dialogKey(game, game.dialog, key);
	const quiet: GameState = { ...game, message: null };
	if (game.paused && (key === 'enter' || key === ' ')) return beginTurn(quiet);
	if (game.table.position.phase === null && key === 'n') return newGame(quiet);
	return turnKey(quiet, key) ?? ACTIONS.get(key)?.(quiet) ?? game;
}
