import { type Move, makeMove, Position, type Scenario, seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { cellsOf, cube, placeAtRandom } from '../../test/frames.js';
import type { Place } from '../hand/ground.js';
import { type Build, type Item, isFilled, itemsToPlay } from './build.js';
import { placesInFrame } from './places.js';
import { checkInFrame, isLegalStep } from './referee.js';
import { addStep, startBuild, undoStep } from './steps.js';

/** A board that allows exactly a cube of this edge. */
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
	itemsToPlay(build).flatMap((item) =>
		placesInFrame(build, item).map((place) => makeMove(moveOf(item, place))),
	);

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
		let build: Build = startBuild(cube('rules', edge, colours));
		for (;;) {
			expect(build.turn?.colour ?? null).toBe(position.toPlay);
			// A full cube is the end, even if colours still have stones.
			if (isFilled(build)) break;
			expect(build.turn?.ended.map(({ colour }) => colour)).toEqual(position.out.map(({ colour }) => colour));
			expect(new Set(movesOf(build))).toEqual(new Set(position.legalMoves().map(makeMove)));
			const next = placeAtRandom(build, random);
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

	const empty = startBuild(cube('rules', 3, 2));
	const begun = addStep(empty, {
		kind: 'place',
		stone: 'I3',
		colour: 'yellow',
		cells: cellsOf('000 100 200'),
	});

	it('gives the colours turns', () => {
		expect(empty.turn?.colour).toBe('yellow');
		expect(begun.turn?.colour).toBe('red');
		expect(itemsToPlay(begun).every(({ colour }) => colour === 'red')).toBe(true);
	});

	it('reports the reason: gap, height, ground, contact', () => {
		const red = (stone: Item['stone']): Item => ({ stone, colour: 'red' });
		const code = (item: Item, cells: string) => checkInFrame(begun, item, cellsOf(cells))?.code ?? null;
		expect(code(red('I2'), '011 111')).toBe('gap');
		expect(code(red('I2'), '013 012')).toBe('tooHigh');
		expect(code(red('I2'), '020 030')).toBe('offPlan');
		expect(code(red('I2'), '000 010')).toBe('occupied');
		expect(code(red('I2'), '001 101')).toBe('noGround');
		expect(code(red('I2'), '020 120')).toBe('noContact');
		expect(code(red('I2'), '010 110')).toBeNull();
	});

	it('demands contact with the own colour from the second stone on', () => {
		const more = addStep(begun, { kind: 'place', stone: 'I2', colour: 'red', cells: cellsOf('010 110') });
		const item: Item = { stone: 'I2', colour: 'yellow' };
		expect(more.turn?.colour).toBe('yellow');
		expect(checkInFrame(more, item, cellsOf('020 120'))?.code).toBe('noOwnContact');
		expect(checkInFrame(more, item, cellsOf('210 220'))).toBeNull();
	});

	it('goes on without a colour that was ended', () => {
		const ended = addStep(begun, { kind: 'end', colour: 'red' });
		expect(ended.turn).toEqual({ colour: 'yellow', ended: [{ colour: 'red', reason: 'chosen' }] });
		const next = addStep(ended, { kind: 'place', stone: 'I2', colour: 'yellow', cells: cellsOf('010 110') });
		expect(next.turn?.colour).toBe('yellow');
	});
});

describe('a frame filled in touching mode', () => {
	const empty = startBuild(cube('touching', 3, 2));
	const place = (build: Build, item: Item, cells: string): Build =>
		addStep(build, { kind: 'place', ...item, cells: cellsOf(cells) });
	const yellow = (stone: Item['stone']): Item => ({ stone, colour: 'yellow' });
	const red = (stone: Item['stone']): Item => ({ stone, colour: 'red' });

	it('lets any colour place the next stone', () => {
		const begun = place(empty, yellow('I3'), '000 100 200');
		expect(begun.turn).toBeNull();
		expect(new Set(itemsToPlay(begun).map(({ colour }) => colour))).toEqual(new Set(['yellow', 'red']));
		expect(checkInFrame(begun, yellow('I2'), cellsOf('010 110'))).toBeNull();
	});

	it('lets the first stone of a colour be placed anywhere from above, and later ones beside their own', () => {
		const begun = place(empty, yellow('I3'), '000 100 200');
		const code = (build: Build, item: Item, cells: string) =>
			checkInFrame(build, item, cellsOf(cells))?.code ?? null;
		expect(code(begun, red('I2'), '001 101')).toBeNull();
		expect(code(begun, red('I2'), '020 120')).toBeNull();
		expect(code(begun, red('I2'), '011 111')).toBe('gap');
		expect(code(begun, yellow('I2'), '020 120')).toBe('noOwnContact');
		const both = place(begun, red('I2'), '020 120');
		expect(code(both, red('I3'), '010 110 210')).toBeNull();
	});

	it('takes back the last stone only, and has no ending of colours', () => {
		const begun = place(empty, yellow('I3'), '000 100 200');
		expect(isLegalStep(begun, { kind: 'take', ...yellow('I3') })).toBe(false);
		expect(isLegalStep(begun, { kind: 'end', colour: 'yellow' })).toBe(false);
		expect(undoStep(begun).placed).toEqual([]);
	});
});
