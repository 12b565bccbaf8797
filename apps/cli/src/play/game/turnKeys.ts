import { type Move, makeMove, makeSquare, STONES, type Stone } from '@rumis/rules';
import { handToPlay, moveOf } from '@rumis/table';
import { sayIllegal } from '../../text/wording.js';
import { isMyTurn, playMove, refused } from './game.js';
import { ghostIn, type Hand, nextPlaceIn, nextWayIn, pickIn, shiftIn, turnIn } from './hand.js';
import type { GameState } from './state.js';

type Action = (game: GameState) => GameState;

/** The keys of the eleven stones, in the order of `STONES`. */
export const STONE_KEYS = '1234567890-';

const HINT_BOT = 'level:7';

const hold = (game: GameState, held: Hand): GameState => ({ ...game, held, isHint: false });

const shifting =
	(dx: number, dy: number): Action =>
	(game) =>
		hold(game, shiftIn(game.table.position, game.held, dx, dy));

const turning =
	(axis: 'x' | 'y' | 'z', quarters: number): Action =>
	(game) =>
		hold(game, turnIn(game.held, axis, quarters));

const picking =
	(stone: Stone): Action =>
	(game) => {
		if (!handToPlay(game.table.position).includes(stone))
			return { ...game, message: refused(`${stone} is not available`) };
		return hold(game, pickIn(game.table.position, game.held, stone));
	};

/** Picks the next stone of the hand, cyclically. */
const pickingNext =
	(by: number): Action =>
	(game) => {
		const hand = handToPlay(game.table.position);
		const at = hand.indexOf(game.held.orientation.stone);
		return picking(hand[(at + by + hand.length) % hand.length]!)(game);
	};

const stepping =
	(by: 1 | -1): Action =>
	(game) => {
		const {
			table: { position },
			held,
		} = game;
		const next = nextWayIn(position, held, by);
		if (next) return hold(game, next);
		const text = `${held.orientation.stone} does not fit over ${makeSquare(held.cursor)} in any orientation; press f to find a place`;
		return { ...game, message: refused(text) };
	};

const jumping =
	(by: 1 | -1): Action =>
	(game) => {
		const { stone } = game.held.orientation;
		const next = nextPlaceIn(game.table.position, game.held, by);
		return next
			? hold(game, next)
			: { ...game, message: refused(`${stone} does not fit anywhere right now`) };
	};

function drop(game: GameState): GameState {
	const ghost = ghostIn(game.table.position, game.held);
	if (ghost.misfit) return { ...game, message: refused(`not here: ${sayIllegal(ghost.misfit)}`) };
	return played(game, moveOf(ghost));
}

const putAside: Action = (game) => played(game, { kind: 'aside', stone: game.held.orientation.stone });

function played(game: GameState, move: Move): GameState {
	const after = playMove(game, makeMove(move));
	return after.ok ? after.value : { ...game, message: refused(after.error) };
}

const askHint: Action = (game) => ({ ...game, question: { kind: 'hint', bot: HINT_BOT } });

/** Actions of a person with a stone in hand. */
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

/** Handles a key with a stone in hand; null if it has no meaning or it is not a person's turn. */
export function turnKey(game: GameState, key: string): GameState | null {
	const action = isMyTurn(game) && !game.question ? ACTIONS.get(key) : undefined;
	return action ? action(game) : null;
}
