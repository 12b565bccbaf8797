import {
	makeMove,
	ok,
	Position,
	parseMove,
	parseRecord,
	positionOf,
	type Result,
	seededRandom,
} from '@rumis/rules';
import { handToPlay, placementsOf } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { ask, type MoveEngine } from '../src/play/asking.js';
import { beginPlay } from '../src/play/begin.js';
import { isMyTurn, mustGoAside } from '../src/play/game/game.js';
import { ghostIn } from '../src/play/game/hand.js';
import { recordOf } from '../src/play/game/record.js';
import type { GameState, PlayState } from '../src/play/game/state.js';
import { step } from '../src/play/game/step.js';
import { STONE_KEYS } from '../src/play/game/turnKeys.js';
import { screenLines } from '../src/play/view/screen.js';
import { lengthOf } from '../src/play/view/text.js';

/** An engine in this process that answers with a random legal move. */
function chanceEngine(seed: number): MoveEngine {
	const random = seededRandom(seed);
	return {
		chooseMove({ setup, moves }) {
			const position = Position.start(setup);
			if (!position.ok) throw new Error(position.error.code);
			for (const text of moves) {
				const move = parseMove(text);
				if (move.ok) position.value.play(move.value);
			}
			expect(position.value.ply).toBe(moves.length);
			const legal = position.value.legalMoves();
			const move = legal[random.below(legal.length)]!;
			return { done: Promise.resolve(ok(makeMove(move))), cancel() {} };
		},
	};
}

interface Asked {
	readonly scenario: string;
	readonly players: number;
	readonly mode?: string;
	readonly start?: string;
	readonly seats?: string;
}

function begin({ scenario, players, mode = 'standard', start = 'yellow', seats }: Asked): GameState {
	const state = beginPlay({ scenario, players, mode, start, seats, level: 5, seed: 1 }, () => true);
	if (!state.ok || state.value.kind !== 'game') throw new Error(state.ok ? 'no game' : state.error);
	return state.value;
}

const inGame = (state: PlayState): GameState => {
	if (state.kind !== 'game') throw new Error(`not in a game but ${state.kind}`);
	return state;
};

const press = (game: GameState, ...keys: readonly string[]): GameState =>
	keys.reduce((state, key) => inGame(step(state, { kind: 'key', key })), game);

const type = (game: GameState, text: string): GameState => press(game, ...text);

/** The game after a typed move. */
const played = (game: GameState, move: string): GameState => press(type(press(game, 't'), move), 'enter');

/** Lets the bots answer until a person is to move or the game is over. */
async function settle(game: GameState, adviser: MoveEngine): Promise<GameState> {
	let now = game;
	while (now.question) {
		const { question } = now;
		const answer = await new Promise<Result<string, string>>((tell) => ask(adviser, now, question, 0, tell));
		now = inGame(step(now, { kind: 'answer', question, answer }));
	}
	return now;
}

const text = (game: GameState, rows = 24): string =>
	screenLines(game, { columns: 80, rows }, 0)
		.map((spans) => spans.map((span) => span.text).join(''))
		.join('\n');

/** Expects everything to fit on the screen. */
function expectInside(game: GameState): void {
	const lines = screenLines(game, { columns: 80, rows: 24 }, 0);
	expect(lines.length).toBeLessThanOrEqual(24);
	for (const spans of lines) expect(lengthOf(spans)).toBeLessThanOrEqual(80);
}

/** Presses random keys, then finds a place for some stone and drops it. */
function moveByKeys(game: GameState, below: (bound: number) => number): GameState {
	const fumbling = ['left', 'right', 'up', 'down', 'x', 'Y', 'z', 'tab', 'shift-tab', ' ', 'p', 'L', 'm'];
	let now = press(game, ...Array.from({ length: below(6) }, () => fumbling[below(fumbling.length)]!));
	const hand = handToPlay(now.table.position).filter(
		(stone) => placementsOf(now.table.position, stone).length > 0,
	);
	if (hand.length === 0) {
		const stones = handToPlay(now.table.position).filter((stone) => mustGoAside(now.table.position, stone));
		return press(now, keyOf(stones[below(stones.length)]!), 'a');
	}
	now = press(now, keyOf(hand[below(hand.length)]!), ...Array.from({ length: 1 + below(9) }, () => 'f'));
	expect(ghostIn(now.table.position, now.held).misfit).toBeNull();
	return press(now, 'enter');
}

const STONES = ['I2', 'I3', 'V3', 'I4', 'L4', 'T4', 'Z4', 'O4', 'P4', 'A4', 'B4'];
const keyOf = (stone: string): string => STONE_KEYS[STONES.indexOf(stone)]!;

const GAMES: readonly Asked[] = [
	{ scenario: 'chullpa', players: 2 },
	{ scenario: 'pirka', players: 3, start: 'green' },
	{ scenario: 'pisac', players: 4, seats: 'level:1,me,me,level:9' },
	{ scenario: 'colca', players: 5 },
	{ scenario: 'huaca', players: 6, seats: 'level:1,level:1,me,level:1,level:1,level:1' },
	{ scenario: 'incahuasi', players: 4, mode: 'inverse' },
	{ scenario: 'chaka', players: 6, mode: 'inverse' },
	{ scenario: 'chullpa', players: 2, mode: 'duo' },
	{ scenario: 'cucho', players: 2, mode: 'duo', seats: 'level:2,me' },
	{ scenario: 'chullpa', players: 2, mode: 'ruinas' },
	{ scenario: 'tambo', players: 3, mode: 'ruinas', start: 'red' },
	{ scenario: 'colca', players: 2, mode: 'transfer' },
	{ scenario: 'puncu', players: 2, mode: 'transfer', seats: 'me,me' },
	{ scenario: 'apachita', players: 2, mode: 'transfer', seats: 'level:1,me' },
];

describe('a whole game by keys', () => {
	it.each(GAMES)('$scenario $players $mode $seats', async (asked) => {
		const random = seededRandom(7);
		const engine = chanceEngine(8);
		let game = await settle(begin(asked), engine);
		while (game.table.position.phase !== null) {
			expect(isMyTurn(game)).toBe(true);
			const { ply } = game.table.position;
			game = await settle(moveByKeys(game, random.below), engine);
			expect(game.table.position.ply).toBeGreaterThan(ply);
		}
		expect(text(game)).toMatch(/win/);
		const record = parseRecord(recordOf(game));
		expect(record.ok && positionOf(record.value).scores()).toEqual(game.table.position.scores());
		expect(press(game, 'u').table.position.ply).toBeLessThan(game.table.position.ply);
		expect(step(game, { kind: 'key', key: 'n' }).kind).toBe('menu');
		expect(step(game, { kind: 'key', key: 'q' }).kind).toBe('done');
	});

	it('continues on its own if only bots play', async () => {
		const game = await settle(
			begin({ scenario: 'chullpa', players: 2, seats: 'level:1,level:2' }),
			chanceEngine(3),
		);
		expect(game.table.position.phase).toBeNull();
		expect(press(game, 'u')).toMatchObject({ paused: true, question: null });
	});
});

const atHome = { scenario: 'chullpa', players: 2, seats: 'me,me' };

describe('dropping a stone', () => {
	it('refuses with the reason in words and shows the cells that break the rule', () => {
		const away = press(played(begin(atHome), 'I2 a1,b1'), '1', ...'jjjjlll');
		const refused = press(away, 'enter');
		expect(refused.table.position.ply).toBe(1);
		expect(refused.message).toMatchObject({ tone: 'bad' });
		expect(text(refused)).toContain('not here: a first stone must touch a stone already on the board');
		expect(text(refused)).toContain('xR1x');
	});

	it('accepts a typed move, and keeps a wrong one to be corrected', () => {
		const asked = type(press(begin(atHome), 't'), 'L4 b2,b3,b4,c5');
		const refused = press(asked, 'enter');
		expect(refused.dialog).toMatchObject({ kind: 'move' });
		expect(text(refused)).toContain('the stone does not have this shape');
		const mended = press(type(press(refused, 'backspace'), '4'), 'enter');
		expect(mended.table.position.moves).toHaveLength(1);
		expect(mended.dialog).toBeNull();
		expect(press(type(press(mended, 't'), 'hjq?'), 'escape').table.position.ply).toBe(1);
	});

	it('reports that a stone is not in the hand', () => {
		const game = played(played(begin(atHome), 'I2 a1,a2'), 'I2 b1,b2');
		expect(press(game, '1').message?.text).toBe('I2 is not available');
	});

	it('shows no place if nothing fits', () => {
		const corner = press(played(begin(atHome), 'I2 a1,b1'), '1', ...'jjjjlll');
		expect(press(corner, ' ').message?.text).toContain('does not fit over d5 in any orientation');
	});
});

describe('undo, hint, Escape', () => {
	it('takes back to the last turn, with the stone in hand again', async () => {
		const game = begin({ scenario: 'pirka', players: 3 });
		const first = press(game, '6', 'f', 'f');
		const place = ghostIn(first.table.position, first.held);
		const later = await settle(press(first, 'enter'), chanceEngine(1));
		expect(later.table.position.ply).toBe(3);
		const back = press(later, 'u');
		expect(back.table.position.ply).toBe(0);
		expect(ghostIn(back.table.position, back.held)).toEqual(place);
		expect(press(back, 'u').message?.text).toBe('no move to take back');
	});

	it('shows a hint as a stone in hand, and drops it when the stone moves', async () => {
		const asked = press(begin(atHome), 'H');
		expect(asked.question).toEqual({ kind: 'hint', bot: 'level:7' });
		expect(press(asked, 'left')).toBe(asked);
		const hinted = await settle(asked, chanceEngine(5));
		expect(hinted.isHint).toBe(true);
		expect(text(hinted)).toMatch(/<Y\d>/);
		expect(ghostIn(hinted.table.position, hinted.held).misfit).toBeNull();
		expect(press(hinted, 'z').isHint).toBe(false);
		expect(press(hinted, 'enter').table.position.ply).toBe(1);
		expect(press(asked, 'escape')).toMatchObject({ question: null, paused: false });
	});

	it('stops a bot, and lets it think again or takes back', async () => {
		const thinking = press(begin({ scenario: 'chullpa', players: 2 }), '5', 'f', 'enter');
		const stopped = press(thinking, 'escape');
		expect(stopped).toMatchObject({ question: null, paused: true });
		expect(text(stopped)).toContain('Enter continues');
		const late = { kind: 'answer', question: thinking.question!, answer: ok('I2 a1,a2') } as const;
		expect(step(stopped, late)).toBe(stopped);
		expect(press(stopped, 'u').table.position.ply).toBe(0);
		expect((await settle(press(stopped, 'enter'), chanceEngine(2))).table.position.ply).toBe(2);
	});

	it('waits when a bot fails or answers nonsense', () => {
		const thinking = begin({ scenario: 'chullpa', players: 2, seats: 'level:1,me' });
		const question = thinking.question!;
		for (const answer of [
			{ ok: false, error: 'there is no such bot' } as const,
			ok('I2 a1,c3'),
			ok('what'),
		]) {
			const after = inGame(step(thinking, { kind: 'answer', question, answer }));
			expect(after).toMatchObject({ paused: true, question: null, message: { tone: 'bad' } });
		}
	});
});

describe('saving and quitting', () => {
	const game = played(begin(atHome), 'L4 b2,b3,b4,c4');

	it('asks for a name, and before it overwrites a file', () => {
		const asked = press(game, 's');
		expect(asked.dialog).toEqual({ kind: 'save', text: 'chullpa-2.rumis' });
		const saving = press(type(press(asked, 'ctrl-u'), 'a.rumis'), 'enter');
		expect(saving.saving).toMatchObject({ path: 'a.rumis', overwrite: false });
		const exists = { ok: false, error: { code: 'exists', text: 'a.rumis' } } as const;
		const doubt = inGame(step(saving, { kind: 'saved', saving: saving.saving!, result: exists }));
		expect(text(doubt)).toContain('a.rumis already exists. Overwrite it? y / n');
		expect(press(doubt, 'n').saving).toBeNull();
		const again = press(doubt, 'y');
		expect(again.saving?.overwrite).toBe(true);
		const done = inGame(step(again, { kind: 'saved', saving: again.saving!, result: ok(null) }));
		expect(done).toMatchObject({ savedAs: 'a.rumis', saving: null });
		expect(press(done, 's', 'enter').saving?.overwrite).toBe(true);
	});

	it('writes who played', () => {
		const duo = press(begin({ scenario: 'chullpa', players: 2, mode: 'duo' }), '5', 'f', 'enter');
		expect(recordOf(duo)).toMatch(/\[Yellow "me"\]\n\[Red "level:5"\]\n\[Green "me"\]\n\[Blue "level:5"\]/);
	});

	it('asks before quitting a running game, but not for Ctrl-C', () => {
		const asked = press(game, 'q');
		expect(text(asked)).toContain('Quit this game? y / n');
		expect(press(asked, 'n').dialog).toBeNull();
		expect(step(asked, { kind: 'key', key: 'y' })).toEqual({ kind: 'done', interrupted: false });
		expect(step(asked, { kind: 'key', key: 'ctrl-c' })).toEqual({ kind: 'done', interrupted: true });
		expect(step(begin(atHome), { kind: 'key', key: 'q' }).kind).toBe('done');
	});
});

describe('random keys', () => {
	const KEYS = [
		...[
			'left',
			'right',
			'up',
			'down',
			'enter',
			'enter',
			'enter',
			'f',
			'f',
			'f',
			' ',
			'n',
			'p',
			'tab',
			'shift-tab',
		],
		...[
			'x',
			'Y',
			'z',
			'u',
			'H',
			't',
			's',
			'L',
			'[',
			']',
			'm',
			'?',
			'q',
			'a',
			'escape',
			'backspace',
			'ctrl-u',
		],
		...[...STONE_KEYS, 'I', '2', ',', 'é', 'ctrl-l', 'F'],
	];

	it.each(GAMES)('break neither a game nor its screen: $scenario $players $mode', async (asked) => {
		const random = seededRandom(11);
		const engine = chanceEngine(12);
		let state: PlayState = begin(asked);
		for (let i = 0; i < 400; i++) {
			state = step(state, { kind: 'key', key: KEYS[random.below(KEYS.length)]! });
			if (state.kind !== 'game') state = begin(asked);
			if (state.question && random.below(3) > 0) state = await settle(state, engine);
			if (i % 4 === 0) expectInside(state);
		}
	});
});
