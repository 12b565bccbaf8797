import { type Move, makeMove, Position, type Scenario, seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { addStep, type Build } from './build.js';
import { handToPlay, isFinished } from './hand.js';
import { type Place, placesOf } from './places.js';
import type { Item } from './puzzle.js';
import { refuse } from './referee.js';
import { cellsOf, placeByChance, startOf } from './sampleBuilds.js';

/** A board on which a cube of this edge is all that can be built. */
function cubeBoard(edge: number, players: 2 | 4): Scenario {
	const plan = Array.from({ length: edge }, () => String(edge).repeat(edge));
	return { id: 'cube', name: 'Cube', plan, limits: { [players]: { height: edge } } };
}

const moveOf = ({ stone }: Item, { orientation, x, y }: Place): Move => ({
	kind: 'place',
	stone,
	drops: orientation.columns.map((column) => ({ x: x + column.x, y: y + column.y, count: column.count })),
});

const movesOf = (build: Build): string[] =>
	handToPlay(build).flatMap((item) => placesOf(build, item).map((place) => makeMove(moveOf(item, place))));

describe('building by the rules', () => {
	it.each([
		[3, 2],
		[3, 4],
		[4, 2],
		[4, 4],
	] as const)('allows what the referee of the table allows, to the end: %i³, %i colours', (edge, colours) => {
		const setup = { scenario: cubeBoard(edge, colours), players: colours, mode: 'standard', start: 'yellow' };
		const started = Position.start(setup as Parameters<typeof Position.start>[0]);
		if (!started.ok) throw new Error(started.error.code);
		const position = started.value;
		const random = seededRandom(edge * 10 + colours);
		let build = startOf(`rules-cube-${edge}-${colours}`);
		for (;;) {
			expect(build.turn?.colour ?? null).toBe(position.toPlay);
			// A full cube is the end, whoever still has stones.
			if (isFinished(build)) break;
			expect(build.turn?.ended.map(({ colour }) => colour)).toEqual(position.out.map(({ colour }) => colour));
			expect(new Set(movesOf(build))).toEqual(new Set(position.legalMoves().map(makeMove)));
			const next = placeByChance(build, random);
			if (!next) break;
			const laid = next.placed.at(-1)!;
			const drops = new Map<string, { x: number; y: number; count: number }>();
			for (const { x, y } of laid.cells) {
				const count = (drops.get(`${x},${y}`)?.count ?? 0) + 1;
				drops.set(`${x},${y}`, { x, y, count });
			}
			const played = position.play({ kind: 'place', stone: laid.stone, drops: [...drops.values()] });
			expect(played.ok).toBe(true);
			build = next;
		}
		expect(position.phase).toBeNull();
	});

	const cube = startOf('rules-cube-3-2');
	const begun = addStep(cube, {
		kind: 'place',
		stone: 'I3',
		colour: 'yellow',
		cells: cellsOf('000 100 200'),
	});

	it('gives the colours their turns', () => {
		expect(cube.turn?.colour).toBe('yellow');
		expect(begun.turn?.colour).toBe('red');
		expect(handToPlay(begun).every(({ colour }) => colour === 'red')).toBe(true);
	});

	it('says what is wrong: gap, height, ground, contact', () => {
		const red = (stone: Item['stone']): Item => ({ stone, colour: 'red' });
		const code = (item: Item, cells: string) => refuse(begun, item, cellsOf(cells))?.code ?? null;
		expect(code(red('I2'), '011 111')).toBe('gap');
		expect(code(red('I2'), '013 012')).toBe('tooHigh');
		expect(code(red('I2'), '020 030')).toBe('offPlan');
		expect(code(red('I2'), '000 010')).toBe('occupied');
		expect(code(red('I2'), '001 101')).toBe('noGround');
		expect(code(red('I2'), '020 120')).toBe('noContact');
		expect(code(red('I2'), '010 110')).toBeNull();
	});

	it('demands the own colour from the second stone on', () => {
		const more = addStep(begun, { kind: 'place', stone: 'I2', colour: 'red', cells: cellsOf('010 110') });
		const item: Item = { stone: 'I2', colour: 'yellow' };
		expect(more.turn?.colour).toBe('yellow');
		expect(refuse(more, item, cellsOf('020 120'))?.code).toBe('noOwnContact');
		expect(refuse(more, item, cellsOf('210 220'))).toBeNull();
	});

	it('goes on without a colour that is told to end', () => {
		const ended = addStep(begun, { kind: 'end', colour: 'red' });
		expect(ended.turn).toEqual({ colour: 'yellow', ended: [{ colour: 'red', reason: 'chosen' }] });
		const next = addStep(ended, { kind: 'place', stone: 'I2', colour: 'yellow', cells: cellsOf('010 110') });
		expect(next.turn?.colour).toBe('yellow');
	});
});
