import { makeSquare, STONES, type Stone } from '@rumis/rules';
import { ghostOf, type Held, handToPlay, nextPlace, nextWay, pick, shift, turn } from '@rumis/table';
import { sayIllegal } from '../wording.js';
import { isMyTurn, playMove, refused } from './game.js';
import type { GameState } from './state.js';

type Action = (game: GameState) => GameState;

/** The keys of the eleven stones, in the order of `STONES`. */
export const STONE_KEYS = '1234567890-';

/** Which strength is asked for a hint. */
const HINT_BOT = 'level:7';

const hold = (game: GameState, held: Held): GameState => ({ ...game, held, isHint: false });

const shifting =
	(dx: number, dy: number): Action =>
	(game) =>
		hold(game, shift(game.position, game.held, dx, dy));

const turning =
	(axis: 'x' | 'y' | 'z', quarters: number): Action =>
	(game) =>
		hold(game, turn(game.held, axis, quarters));

const picking =
	(stone: Stone): Action =>
	(game) => {
		if (!handToPlay(game.position).includes(stone))
			return { ...game, message: refused(`${stone} is not there`) };
		return hold(game, pick(game.position, game.held, stone));
	};

/** The next stone of the hand, going round. */
const pickingNext =
	(by: number): Action =>
	(game) => {
		const hand = handToPlay(game.position);
		const at = hand.indexOf(game.held.orientation.stone);
		return picking(hand[(at + by + hand.length) % hand.length]!)(game);
	};

const stepping =
	(by: 1 | -1): Action =>
	(game) => {
		const { position, held } = game;
		const next = nextWay(position, held, by);
		if (next) return hold(game, next);
		const text = `${held.orientation.stone} fits over ${makeSquare(held.cursor)} in no way; f finds a place`;
		return { ...game, message: refused(text) };
	};

const jumping =
	(by: 1 | -1): Action =>
	(game) => {
		const { stone } = game.held.orientation;
		const next = nextPlace(game.position, game.held, by);
		return next ? hold(game, next) : { ...game, message: refused(`${stone} fits nowhere now`) };
	};

function drop(game: GameState): GameState {
	const ghost = ghostOf(game.position, game.held);
	if (ghost.illegal) return { ...game, message: refused(`not here: ${sayIllegal(ghost.illegal)}`) };
	const played = playMove(game, ghost.move);
	return played.ok ? played.value : { ...game, message: refused(sayIllegal(played.error)) };
}

function putAside(game: GameState): GameState {
	const { stone } = game.held.orientation;
	const played = playMove(game, { kind: 'aside', stone });
	return played.ok ? played.value : { ...game, message: refused(sayIllegal(played.error)) };
}

const askHint: Action = (game) => ({ ...game, question: { kind: 'hint', bot: HINT_BOT } });

/** What a person can do with a stone in hand. */
const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
	...(['left', 'h'] as const).map((key): [string, Action] => [key, shifting(-1, 0)]),
	...(['right', 'l'] as const).map((key): [string, Action] => [key, shifting(1, 0)]),
	...(['up', 'k'] as const).map((key): [string, Action] => [key, shifting(0, -1)]),
	...(['down', 'j'] as const).map((key): [string, Action] => [key, shifting(0, 1)]),
	...(['x', 'y', 'z'] as const).map((axis): [string, Action] => [axis, turning(axis, 1)]),
	...(['x', 'y', 'z'] as const).map((axis): [string, Action] => [axis.toUpperCase(), turning(axis, 3)]),
	...STONES.map((stone, index): [string, Action] => [STONE_KEYS[index]!, picking(stone)]),
	['tab', pickingNext(1)],
	['shift-tab', pickingNext(-1)],
	[' ', stepping(1)],
	['n', stepping(1)],
	['p', stepping(-1)],
	['f', jumping(1)],
	['F', jumping(-1)],
	['enter', drop],
	['a', putAside],
	['H', askHint],
	['t', (game) => ({ ...game, dialog: { kind: 'move', text: '' } })],
]);

/** Does what the key means with a stone in hand; null when it means nothing or it is not a person's turn. */
export function turnKey(game: GameState, key: string): GameState | null {
	const action = isMyTurn(game) && !game.question ? ACTIONS.get(key) : undefined;
	return action ? action(game) : null;
}
