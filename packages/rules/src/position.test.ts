import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positions } from '../test/arbitraries.js';
import { board, fromLink, play, playRandomly, startOn, startWith } from '../test/positions.js';
import {
	COLOURS,
	checkSetup,
	findBuiltin,
	layRandomRuin,
	layRuin,
	type Mode,
	type Move,
	makeMove,
	modeOf,
	type Position,
	planFor,
	type Setup,
	STONES,
} from './index.js';
import { outcomeOf } from './state/outcome.js';

/** Every conceivable move on the board, and all moves aside. */
function conceivableMoves({ setup }: Position): Move[] {
	const players = modeOf(setup.mode).limitsFor(setup.players);
	const tables = (['inside', 'outside'] as const).map(
		(side) => planFor(setup.scenario, players, side).placements,
	);
	const places = tables.flatMap((table) => [...table.orientation.keys()].map((p) => table.moveAt(p)));
	return [...places, ...STONES.map((stone): Move => ({ kind: 'aside', stone }))];
}

test('check accepts exactly the legal moves', () => {
	fc.assert(
		fc.property(positions, (position) => {
			const legal = new Set(position.legalMoves().map(makeMove));
			const passed = conceivableMoves(position).filter((move) => position.check(move) === null);
			expect(new Set(passed.map(makeMove))).toEqual(legal);
		}),
		{ numRuns: 15 },
	);
});

test('each legal move is found by its index', () => {
	fc.assert(
		fc.property(positions, fc.nat(), (position, choice) => {
			const moves = position.legalMoves();
			const index = choice % (moves.length + 1);
			expect(position.legalMoveAt(index)).toEqual(moves[index] ?? null);
		}),
		{ numRuns: 40 },
	);
});

test('a stone could be held where it was then played', () => {
	fc.assert(
		fc.property(positions, fc.nat(), (position, choice) => {
			const moves = position.legalMoves();
			const move = moves[choice % moves.length];
			if (!move) return;
			const played = position.play(move);
			if (!played.ok) throw new Error(played.error.code);
			position.undo();
			if (move.kind === 'place') expect(position.checkCells(move.stone, played.value.cells)).toBeNull();
		}),
		{ numRuns: 100 },
	);
});

describe('legal moves of a colour', () => {
	const code = (setup: Partial<Setup>) => {
		const checked = checkSetup({
			scenario: findBuiltin('chullpa')!,
			players: 2,
			mode: 'standard',
			start: 'yellow',
			...setup,
		});
		return checked.ok ? null : checked.error.code;
	};
	test.each<[Partial<Setup>, string | null]>([
		[{ players: 5 }, 'setupPlayers'],
		[{ players: 1 }, 'setupPlayers'],
		[{ players: 2.5 }, 'setupPlayers'],
		[{ start: 'green' }, 'setupStart'],
		[{ colours: ['violet', 'orange'], start: 'orange' }, null],
		[{ colours: ['violet', 'orange'] }, 'setupStart'],
		[{ colours: ['yellow', 'yellow'] }, 'setupColours'],
		[{ colours: ['yellow', 'red', 'green'] }, 'setupColours'],
		[{ colours: [] }, 'setupColours'],
		[{ mode: 'duo', colours: ['yellow', 'red'] }, 'setupColours'],
		[{ mode: 'duo', colours: ['violet', 'red', 'orange', 'yellow'] }, null],
		[{ mode: 'duo', start: 'blue' }, null],
		[{ mode: 'duo', players: 4 }, 'setupModePlayers'],
		[{ mode: 'duo', scenario: board(['22', '22'], { limits: { 2: { height: 2 } } }) }, 'setupModeLimits'],
		[{ mode: 'ruinas', players: 4 }, 'setupModePlayers'],
		[{ mode: 'ruinas', players: 3 }, null],
		[{ mode: 'transfer' }, 'setupModeScenario'],
		[{ mode: 'transfer', scenario: findBuiltin('colca')! }, null],
		[{ mode: 'transfer', scenario: findBuiltin('colca')!, players: 3 }, 'setupModePlayers'],
		[{ mode: 'inverse', scenario: findBuiltin('huaca')!, players: 6, start: 'orange' }, null],
	])('%o', (setup, expected) => {
		expect(code(setup)).toBe(expected);
	});
});

describe('mobility of a colour', () => {
	const texts = (moves: readonly Move[]) => moves.map(makeMove);

	test('the colour to move has its legal moves, and a colour that is out has none', () => {
		fc.assert(
			fc.property(positions, (position) => {
				const { toPlay } = position;
				if (toPlay) expect(texts(position.movesOf(toPlay))).toEqual(texts(position.legalMoves()));
				for (const { colour } of position.out) expect(position.movesOf(colour)).toEqual([]);
			}),
			{ numRuns: 50 },
		);
	});

	test('another colour has the moves it could play if it were to move', () => {
		const position = play(startOn('chullpa', 2), 'I2 a1*2', 'I2 b1*2');
		const own = texts(position.movesOf('red'));
		expect(own).toContain('O4 c1*2,d1*2');
		expect(own).not.toContain('O4 a2*2,a3*2');
	});
});

describe('a colour that is out is announced at its turn, with the reason', () => {
	test('both are out when the plan is full', () => {
		// Room for four cubes: yellow is on the ground, red on yellow.
		const position = startWith(board(['22'], { limits: { 2: { height: 2 } } }), 2);
		const played = play(position, 'I2 a1*2');
		expect(played.toPlay).toBe('red');
		play(position, 'I2 b1*2');
		expect(position.notices).toEqual([
			{ kind: 'out', colour: 'yellow', phase: 'build', reason: 'noPlace' },
			{ kind: 'out', colour: 'red', phase: 'build', reason: 'noPlace' },
			{ kind: 'over' },
		]);
		expect(position.outcome()).toEqual({ kind: 'draw', winners: ['yellow', 'red'] });
	});
	test('a colour without room for a first stone is out', () => {
		const position = play(startWith(board(['222']), 2), 'I3 a1,b1,c1');
		expect(position.out).toEqual([{ colour: 'red', phase: 'build', reason: 'noFirstPlace' }]);
		expect(position.toPlay).toBe('yellow');
	});
	test('a colour that has placed all stones is out', () => {
		const vast = board(Array.from({ length: 16 }, () => '9'.repeat(16)));
		const position = playRandomly(startWith(vast, 2), 1);
		expect(position.ply).toBe(22);
		expect(position.out.map(({ reason }) => reason)).toEqual(['allPlaced', 'allPlaced']);
	});
	test('in the transfer phase: nothing to take, or a stone put aside', () => {
		const aside = fromLink('1.apachita.2.transfer.red.36.kLK7sAX-9CNH_1pxZRdiCGSeVcw2MB2fP');
		play(aside, 'A4 aside');
		expect(aside.out).toEqual([{ colour: 'yellow', phase: 'transfer', reason: 'putAside' }]);
		const empty = reachTransfer(({ out }) => out.some(({ reason }) => reason === 'nothingToTake'));
		const [out] = empty.out;
		expect(empty.toPlay).not.toBe(out?.colour);
	});
});

/** Random transfer games, one seed after another, until a position matches. */
function reachTransfer(wanted: (position: Position) => boolean): Position {
	for (let seed = 1; seed < 200; seed++) {
		const position = startOn('colca', 2, 'transfer');
		for (let ply = 0; position.phase !== null; ply++) {
			playRandomly(position, seed * 100 + ply, 1);
			if (wanted(position)) return position;
		}
	}
	throw new Error('no such position found');
}

describe('thinking ahead', () => {
	test('while building and transferring, a colour can be looked at as if it were its turn', () => {
		for (const phase of ['build', 'transfer'] as const) {
			const position = reachTransfer((now) => now.phase === phase && now.out.length === 0 && now.ply > 4);
			const other = position.colours.find((colour) => colour !== position.toPlay)!;
			const ahead = position.asTurnOf(other);
			expect(ahead?.legalMoves().map(makeMove)).toEqual(position.movesOf(other).map(makeMove));
			expect(ahead?.toPlay).toBe(other);
		}
	});
	test('not while the ruin is built, nor for a colour that is out', () => {
		expect(startOn('chullpa', 2, 'ruinas').asTurnOf('red')).toBe(null);
		const empty = reachTransfer(({ out }) => out.length > 0);
		expect(empty.asTurnOf(empty.out[0]!.colour)).toBe(null);
	});
});

describe('the printed examples', () => {
	const outcome = (mode: Mode, ...points: number[]) =>
		outcomeOf(
			mode,
			points.map((value, seat) => ({
				colour: COLOURS[seat]!,
				points: value,
				visible: value,
				unplaced: 0,
				intermediate: null,
				inside: 0,
				aside: 0,
			})),
		);
	test('4, 6, 6, 4: red and green share the win', () => {
		expect(outcome(modeOf('standard'), 4, 6, 6, 4)).toEqual({ kind: 'draw', winners: ['red', 'green'] });
	});
	test('3, 7, 4, 5: red wins', () => {
		expect(outcome(modeOf('standard'), 4 - 1, 7, 4, 5)).toEqual({ kind: 'win', winner: 'red' });
	});
	test('duo: the owner of the best colour wins, whatever the other colour has', () => {
		expect(outcome(modeOf('duo'), 9, 8, -2, 8)).toEqual({ kind: 'win', winner: 'seat1' });
		expect(outcome(modeOf('duo'), 1, 8, 7, 8)).toEqual({ kind: 'win', winner: 'seat2' });
		expect(outcome(modeOf('duo'), 1, 8, 8, 2)).toEqual({ kind: 'draw', winners: ['seat1', 'seat2'] });
	});

	test('partners win together by the better of their colours', () => {
		const pairs: Mode = {
			...modeOf('duo'),
			seatOfColour: (colour) => colour,
			sideOfSeat: (seat) => seat % 2,
		};
		expect(outcome(pairs, 9, 8, -2, 8)).toEqual({ kind: 'win', winner: 'seat1' });
		expect(outcome(pairs, 1, 8, 8, 2)).toEqual({ kind: 'draw', winners: ['seat1', 'seat2'] });
	});
});

describe('scores', () => {
	test('at the start every stone is missing', () => {
		expect(
			startOn('chullpa', 2)
				.scores()
				.map(({ points }) => points),
		).toEqual([-11, -11]);
	});
	test('visible squares less unplaced stones', () => {
		const position = play(startOn('chullpa', 2), 'L4 b2,b3,b4,c4', 'I2 b1,c1');
		expect(position.scores()[0]).toMatchObject({ visible: 4, unplaced: 10, points: -6 });
	});
	test('transfer: intermediate score, squares outside, stones left inside and put aside', () => {
		const position = fromLink('1.apachita.2.transfer.red.36.kLK7sAX-9CNH_1pxZRdiCGSeVcw2MB2fP');
		expect(position.intermediate).toEqual([9, 10]);
		expect(position.scores()[0]).toMatchObject({ visible: 7, inside: 2, aside: 0, points: 9 + 7 - 2 });
		play(position, 'A4 aside');
		expect(position.scores()[0]).toMatchObject({ visible: 7, inside: 1, aside: 1, points: 9 + 7 - 1 - 1 });
	});
});

describe('the map from above', () => {
	const square = (position: Position, name: string) => position.topView().find((view) => view.name === name);
	test('shows owner, height and limit; a square at its limit is final', () => {
		const position = play(startOn('chullpa', 2), 'I4 a1*4', 'I2 b1*2');
		expect(square(position, 'a1')).toMatchObject({ owner: 'yellow', height: 4, limit: 4, final: true });
		expect(square(position, 'b1')).toMatchObject({ owner: 'red', height: 2, final: false });
		expect(square(position, 'c1')).toMatchObject({ owner: null, height: 0, final: false });
	});
	test('has no squares where the plan has none, and none to build on beyond the line', () => {
		expect(square(startOn('pirka', 2), 'e1')).toBeUndefined();
		expect(square(startOn('coricancha', 2), 'a1')).toMatchObject({ limit: 0, final: false });
	});
	test('red squares are not final while stones can be taken off them', () => {
		const position = fromLink('1.colca.2.transfer.yellow.20.1f-riV_N6ZsKkuiOlCGuo');
		expect(square(position, 'a1')).toMatchObject({ height: 4, limit: 4, final: false });
		position.undo();
		expect(square(position, 'a1')).toMatchObject({ height: 4, limit: 4, final: true });
	});
	test('shows ruin stones without a player', () => {
		const position = play(startOn('pirka', 2, 'ruinas'), 'I2 a1,b1');
		expect(square(position, 'a1')).toMatchObject({ owner: 'ruin', height: 1 });
	});
});

describe('the ruin', () => {
	test('random: the same seed gives the same ruin, another seed another one', () => {
		const ruin = (seed: number) => {
			const position = startOn('pirka', 3, 'ruinas');
			layRandomRuin(position, seed);
			return position.moves.map(makeMove).join(' ');
		};
		expect(ruin(7)).toBe(ruin(7));
		expect(ruin(7)).not.toBe(ruin(8));
	});
	test('is built seat by seat, from the first seat on, whoever starts the game', () => {
		const position = startOn('pirka', 3, 'ruinas', 'green');
		const placing = ['I2 a1,b1', 'I3 a2,b2,c2', 'V3 a3,a4,b3', 'I4 a5,b5,c5,d5'].map((move) => {
			const colour = position.toPlay;
			play(position, move);
			return colour;
		});
		expect(placing).toEqual(['yellow', 'red', 'green', 'yellow']);
		layRandomRuin(position, 1);
		expect([position.phase, position.toPlay]).toEqual(['build', 'green']);
	});
	test('loaded: all of it, or nothing', () => {
		const source = startOn('pirka', 2, 'ruinas');
		layRandomRuin(source, 3);
		const copy = startOn('pirka', 2, 'ruinas');
		expect(layRuin(copy, source.moves).ok).toBe(true);
		expect(copy.legalMoves()).toEqual(source.legalMoves());
		const broken = startOn('pirka', 2, 'ruinas');
		const twice = [source.moves[0]!, source.moves[0]!];
		expect(layRuin(broken, twice)).toMatchObject({ ok: false, error: { number: 2 } });
		expect(broken.ply).toBe(0);
		expect(layRuin(startOn('pirka', 2), source.moves)).toMatchObject({ ok: false, error: { number: 1 } });
	});
});

test('a position after 44 moves holds less than 100 KB of its own', async () => {
	setFlagsFromString('--expose-gc');
	const collect = runInNewContext('gc') as () => void;
	/** The minimum of several measurements: buffers are freed in the background, after the collection. */
	const used = async () => {
		let least = Number.POSITIVE_INFINITY;
		for (let look = 0; look < 5; look++) {
			collect();
			await new Promise(setImmediate);
			const { heapUsed, arrayBuffers } = process.memoryUsage();
			least = Math.min(least, heapUsed + arrayBuffers);
		}
		return least;
	};
	const make = (seed: number) => playRandomly(startOn('incahuasi', 6), seed, 44);
	make(0);
	const before = await used();
	const kept = Array.from({ length: 50 }, (_, seed) => make(seed));
	const each = ((await used()) - before) / kept.length;
	expect(kept.every((position) => position.ply === 44)).toBe(true);
	expect(each).toBeLessThan(100 * 1024);
});

test('a colour has as many counted squares as its score says, each with its stone on top', () => {
	fc.assert(
		fc.property(positions, (position) => {
			for (const { colour, visible } of position.scores()) {
				const squares = position.countedSquares(colour);
				expect(squares.map(({ owner }) => owner)).toEqual(new Array(visible).fill(colour));
			}
		}),
		{ numRuns: 60 },
	);
});

test('at the end of a transfer game only the squares outside the red line count', () => {
	const position = playRandomly(startOn('colca', 2, 'transfer'), 3);
	const { zones } = position.setup.scenario;
	const counted = position.colours.flatMap((colour) => position.countedSquares(colour));
	expect(position.phase).toBeNull();
	expect(counted.length).toBeGreaterThan(0);
	expect(counted.filter(({ x, y }) => zones?.[y]?.[x] === 'r')).toEqual([]);
});
