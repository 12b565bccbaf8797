import { describe, expect, it } from 'vitest';
import { bot, gameWith, person, played, playedOut, tableOf } from '../../test/sampleGames.js';
import { aim, nextFit, pickStone, placeHeld, pointAt } from '../../test/sampleHand.js';
import * as en from '../i18n/en/index.js';
import { sayHeld, statusOf } from '../play/statusText.js';
import { sayIllegal } from '../wording/sayIllegal.js';
import { GAME } from './builder.js';
import { viewPly } from './looking.js';
import { type GameState, openGame } from './state.js';
import { GAME_WORDS } from './words.js';

const { game } = en;
const status = (state: GameState) => statusOf({ builder: GAME, words: GAME_WORDS }, state, en);
const two = gameWith({ seats: [person('Ann'), person('Ben')] });
const alone = gameWith({ seats: [person(), bot('level:3')] });
const botsTurn = gameWith({ seats: [bot('level:3'), person()] });
const afterTwo = openGame('sample', played(tableOf(), 'I4 b3*4', 'I2 c3,c4'));
/** The tower has reached its maximum height, and the stone is on top of it. */
const tooHigh = pointAt(pickStone(afterTwo, 'I3'), { x: 1, y: 2 });

describe('whose turn it is', () => {
	it('is stated by name and colour among people', () => {
		expect(status(two).head).toBe(game.toMove('Ann', 'yellow'));
	});

	it('addresses you when you play alone', () => {
		expect(status(alone).head).toBe(game.yourMove('yellow'));
	});

	it('names the bot', () => {
		expect(status(botsTurn)).toMatchObject({
			head: game.toMove('Qinti', 'yellow'),
			detail: '',
			tone: 'plain',
		});
	});

	it('tells spectators that they watch', () => {
		const watched: GameState = { ...two, referee: { kind: 'server', seat: null, sent: null } };
		expect(status(watched)).toMatchObject({
			head: game.toMove('Ann', 'yellow'),
			detail: en.online.state.watching,
		});
	});

	it('names the colour if a player has two', () => {
		const duo = openGame('sample', played(tableOf({ mode: 'duo' }), 'I4 b3*4', 'I2 c3,c4'));
		expect(status(duo).head).toBe(game.toMove(en.rules.seat(1), 'green'));
	});

	it('names the builder of the ruin', () => {
		const ruin = gameWith({ mode: 'ruinas', seats: [person('Ann'), person('Ben')] });
		expect(status(ruin).head).toBe(game.ruinMove('Ann'));
	});
});

describe('instructions', () => {
	it('with an empty hand', () => {
		expect(status(two)).toMatchObject({ detail: game.pickStone, tone: 'plain' });
	});

	it('with a stone that fits', () => {
		expect(status(pickStone(two, 'L4'))).toMatchObject({ detail: game.stoneFits, tone: 'good' });
	});

	it('with a stone that waits to be confirmed', () => {
		expect(status(aim(pickStone(two, 'L4')))).toMatchObject({ detail: game.stoneAimed, tone: 'good' });
	});

	it('with a stone that does not fit: why, and where one sees it', () => {
		const { detail, spoken, tone, refusal } = status(tooHigh);
		expect([tone, refusal]).toEqual(['bad', 'tooHigh']);
		expect(detail).toContain(en.rules.illegal.tooHigh);
		expect(detail).toBe(en.rules.illegal.tooHigh);
		expect(spoken).toMatch(/\([a-d]\d, level \d/);
	});
});

describe('messages', () => {
	const withMessage = (message: GameState['message'], state = two) => status({ ...state, message });
	const illegal = { code: 'occupied', cells: [{ x: 1, y: 2, z: 0 }] } as const;

	it('why a move was refused', () => {
		expect(withMessage({ kind: 'illegal', illegal })).toMatchObject({
			detail: en.rules.illegal.occupied,
			spoken: sayIllegal(illegal, en),
			tone: 'bad',
			refusal: 'occupied',
		});
		expect(status(placeHeld(tooHigh)).detail).toContain(en.rules.illegal.tooHigh);
	});

	it('that the stone fits nowhere', () => {
		expect(withMessage({ kind: 'noFit' })).toMatchObject({ detail: game.noFit, tone: 'bad' });
	});

	it('the hint with the points it may lead to, in whole numbers', () => {
		const { detail, tone } = withMessage({ kind: 'hint', move: 'I2 a1,a2', points: [7.6, -0.4] });
		expect(detail).toBe(`${game.hintFound('I2 a1,a2')} ${game.hintPoints('Yellow 8, Red 0')}`);
		expect(tone).toBe('good');
	});

	it.each(['notSaved', 'engineFailed', 'linkCopied'] as const)('%s', (kind) => {
		expect(withMessage({ kind })).toMatchObject({
			detail: game[kind],
			tone: kind === 'linkCopied' ? 'good' : 'bad',
		});
	});

	it('about a failed bot, although no person is to move', () => {
		const failed = { ...botsTurn, isPaused: true, message: { kind: 'engineFailed' } } as const;
		expect(status(failed)).toMatchObject({ detail: game.engineFailed, tone: 'bad' });
	});

	it('nothing any more once the stone moves on', () => {
		expect(status(nextFit(placeHeld(tooHigh), 1)).detail).not.toBe(status(tooHigh).detail);
	});
});

describe('announcements', () => {
	it('when a bot thinks', () => {
		const thinking = { ...botsTurn, thinking: { kind: 'bot', seat: 0 } } as const;
		expect(status(thinking).head).toBe(game.thinking('Qinti'));
	});

	it('when a hint is looked for', () => {
		const thinking = { ...alone, thinking: { kind: 'hint', seat: 0 } } as const;
		expect(status(thinking)).toMatchObject({ head: game.yourMove('yellow'), detail: game.hintThinking });
	});

	it('when the bots wait', () => {
		expect(status({ ...botsTurn, isPaused: true })).toMatchObject({ detail: game.paused, tone: 'plain' });
	});

	it('when the past is looked at', () => {
		expect(status(viewPly(afterTwo, 1))).toMatchObject({
			head: game.viewing(1, 2),
			detail: '',
			tone: 'plain',
		});
	});

	it('when the game is over, and while a finished game is looked through', () => {
		const over = openGame('sample', playedOut(tableOf()));
		expect(status(over)).toMatchObject({ head: game.gameOver, detail: '', tone: 'plain' });
		expect(status(viewPly(over, 2)).head).toBe(game.viewing(2, over.table.position.ply));
	});
});

describe('the held stone is announced to screen readers', () => {
	it('with its place and whether it fits', () => {
		const held = pickStone(two, 'L4');
		expect(sayHeld(GAME, held, en)).toBe(`${game.saidHeld(en.rules.stones.L4, 'c3', 1)} ${game.saidFits}`);
		expect(sayHeld(GAME, tooHigh, en)).toContain(en.rules.illegal.tooHigh.slice(0, -1));
		expect(sayHeld(GAME, two, en)).toBe('');
	});
});
