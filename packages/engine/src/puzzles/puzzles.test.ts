import { MODES, type Move, makeMove, PLAYER_COUNTS, type Position, SCENARIOS } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { finishWork } from '../review/steps.js';
import {
	findPuzzle,
	loadPuzzles,
	loadSolutions,
	openPuzzle,
	type PuzzleEntry,
	parsePuzzleEntry,
	THEMES,
} from './index.js';

const entries = await loadPuzzles();
/** A regular sample of a few hundred; it changes with the collection. */
const sample = (list: readonly PuzzleEntry[], count: number): PuzzleEntry[] =>
	list.filter((_, i) => i % Math.ceil(list.length / count) === 0);

const openedOf = (entry: PuzzleEntry) => {
	const puzzle = openPuzzle(entry);
	if (!puzzle) throw new Error(`cannot be opened: ${entry.text}`);
	return puzzle;
};

describe('the collection of puzzles', () => {
	test('has every theme, and no puzzle twice', () => {
		expect(new Set(entries.flatMap(({ themes }) => themes))).toEqual(new Set(THEMES));
		expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
	});

	test('has easy and hard ones', () => {
		const ratings = entries.map(({ rating }) => rating);
		expect(Math.max(...ratings) - Math.min(...ratings)).toBeGreaterThan(700);
		expect(entries.every(({ themes }) => themes.length > 0)).toBe(true);
	});

	test('has a handful for every board, every mode and every number of players', () => {
		const least = (key: (entry: PuzzleEntry) => unknown, values: readonly unknown[]) =>
			Math.min(...values.map((value) => entries.filter((entry) => key(entry) === value).length));
		const boards = SCENARIOS.map(({ id }) => id);
		expect(least(({ scenario }) => scenario, boards)).toBeGreaterThanOrEqual(10);
		expect(least(({ mode }) => mode, MODES)).toBeGreaterThanOrEqual(10);
		expect(least(({ players }) => players, PLAYER_COUNTS)).toBeGreaterThanOrEqual(10);
	});

	test.each(sample(entries, 12).map((entry) => [entry.id, entry] as const))(
		'%s: the line can be played, and the solution is not the tempting move',
		(_, entry) => {
			const { position, line, solution, tempting } = openedOf(entry);
			expect(makeMove(tempting)).not.toBe(makeMove(solution));
			for (const move of line) expect(position.play(move)).toMatchObject({ ok: true });
		},
	);

	test('has a list of solutions for servers, which is that of the puzzles', async () => {
		const solutions = await loadSolutions();
		expect([...solutions.keys()]).toEqual(entries.map(({ id }) => id));
		for (const entry of sample(entries, 12))
			expect(solutions.get(entry.id)).toEqual({
				...{ id: entry.id, rating: entry.rating },
				solution: makeMove(openedOf(entry).solution),
			});
	});

	const exact = entries.filter(({ proof }) => proof === 'exact');
	const kindOf = ({ players, mode }: PuzzleEntry) => `${players}-${mode}`;
	/** The easiest puzzle of each kind, whose proof is short. */
	const ofEachKind = [...new Map(exact.toReversed().map((entry) => [kindOf(entry), entry])).values()];
	const forTwo = exact.filter((entry) => kindOf(entry) === '2-standard');
	test.each([...ofEachKind, ...sample(forTwo, 6)].map((entry) => [kindOf(entry), entry.id, entry] as const))(
		'%s %s is proven again',
		(_, __, entry) => {
			const { position, solution, win, winOtherwise, gain, proof } = openedOf(entry);
			const again = finishWork(findPuzzle(position, { seed: 99, deep: false, patience: 20 }))!;
			expect(again).toMatchObject({ solution, gain, proof });
			expect(again.win).toBeCloseTo(win, 2);
			expect(again.winOtherwise).toBeCloseTo(winOtherwise, 2);
		},
	);

	const short = exact.filter(({ players, mode, text }) => {
		const [, , , , , , ply, link = ''] = text.split(' ');
		return players === 2 && mode !== 'duo' && Number(link.split('.')[5]) - Number(ply) <= 3;
	});
	test.each(sample(short, 8).map((entry) => [kindOf(entry), entry.id, entry] as const))(
		'%s %s is best by the rules alone, without the engine',
		(_, __, entry) => {
			const { position, solution, gain } = openedOf(entry);
			const mover = position.colours.indexOf(position.toPlay!);
			const worth = (move: Move) => marginOf(played(position, move), mover);
			const others = position.legalMoves().filter((move) => makeMove(move) !== makeMove(solution));
			expect(worth(solution) - Math.max(...others.map(worth))).toBe(gain);
		},
	);
});

function played(position: Position, move: Move): Position {
	const after = position.after(move);
	if (!after.ok) throw new Error(after.error.code);
	return after.value;
}

/** The margin of this player with best play, for two players, by brute force. */
function marginOf(position: Position, player: number): number {
	const { phase, toPlay, colours } = position;
	if (phase === null) {
		const [first, second] = position.scores().map(({ points }) => points);
		return player === 0 ? first! - second! : second! - first!;
	}
	const values = position.legalMoves().map((move) => marginOf(played(position, move), player));
	return colours.indexOf(toPlay!) === player ? Math.max(...values) : Math.min(...values);
}

describe('the line of a puzzle', () => {
	test('that is damaged is refused', () => {
		expect(parsePuzzleEntry('hello')).toBe(null);
		const entry = entries[0]!;
		expect(openPuzzle({ ...entry, text: entry.text.slice(0, -1) })).toBe(null);
	});
});

describe('with more than two sides', () => {
	test('a move that is best only if the others choose kindly between equal moves is no puzzle', () => {
		const kind = '1233 32 100 50 20 4 23 1.cucho.3.standard.yellow.28.Eje6UxKCbBE95OYyf_ROPXtNd8';
		const { position } = openedOf(parsePuzzleEntry(kind)!);
		expect(finishWork(findPuzzle(position, { deep: false, patience: 20 }))).toBe(null);
	});
});
