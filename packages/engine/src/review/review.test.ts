import { type ModeId, makeMove, type PlayerCount } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { playedGame, setupOf, startOf } from '../../test/games.js';
import {
	finishWork,
	type GameReview,
	GRADES,
	judgeMove,
	type ReviewedMove,
	reviewPosition,
	studyPosition,
} from './index.js';

/** A review at the lowest depth, of the end of a game, to keep tests fast. */
function reviewOf(position: ReturnType<typeof startOf>, seed = 1): GameReview {
	const reviewing = reviewPosition(position, { depth: 'fast', seed });
	while (!reviewing.step());
	return reviewing.review();
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const chullpa = playedGame(setupOf('chullpa'), 'level:2', 5);
const review = reviewOf(chullpa);

describe('a review', () => {
	test('has a judgement for every move, and the game as it really ended', () => {
		expect(review.moves.map(({ move }) => move)).toEqual(chullpa.moves.map(makeMove));
		expect(review.evaluations).toHaveLength(chullpa.ply + 1);
		const end = review.evaluations.at(-1)!;
		expect(end.exact).toBe(true);
		expect(end.points).toEqual(chullpa.scores().map(({ points }) => points));
		expect(Math.max(...end.win)).toBe(1);
	});

	test('shares out the win among the sides at every moment', () => {
		for (const { win } of review.evaluations) expect(sum(win)).toBeCloseTo(1, 6);
	});

	test('counts grades, and gives the player with the worse moves the lower accuracy', () => {
		expect(sum(review.players.flatMap(({ grades }) => Object.values(grades)))).toBe(chullpa.ply);
		const [worse, better] = [...review.players].sort((a, b) => a.accuracy! - b.accuracy!);
		const lost = (seat: number) =>
			sum(review.moves.filter((move) => move.seat === seat).map(({ lost }) => lost.value));
		expect(lost(worse!.seat)).toBeGreaterThan(lost(better!.seat));
	});

	test('says what each stone earned: together with the penalty for none placed that is the final score', () => {
		for (const [index, colour] of review.colours.entries()) {
			const own = review.moves.filter((move) => move.colour === colour);
			const score = chullpa.scores()[index]!;
			expect(sum(own.map(({ kept }) => kept)) - (11 - own.length)).toBe(score.points);
		}
	});

	test('names at most three turning points, in the order of play', () => {
		expect(review.turningPoints.length).toBeGreaterThan(0);
		expect(review.turningPoints.length).toBeLessThanOrEqual(3);
		expect([...review.turningPoints].sort((a, b) => a - b)).toEqual(review.turningPoints);
	});

	test('is the same for the same game, depth and seed', () => {
		expect(reviewOf(chullpa)).toEqual(review);
		expect(reviewOf(chullpa, 2)).not.toEqual(review);
	});

	test('shows how far it is and what it found so far', () => {
		const reviewing = reviewPosition(chullpa, { depth: 'fast' });
		const seen: ReviewedMove[] = [];
		while (!reviewing.step()) seen.push(...reviewing.progress().moves);
		const last = reviewing.progress();
		expect(last).toMatchObject({ done: chullpa.ply, total: chullpa.ply });
		expect([...seen, ...last.moves]).toEqual(review.moves);
	});

	test('values a game without moves', () => {
		const empty = reviewOf(startOf(setupOf('chullpa')));
		expect(empty.moves).toEqual([]);
		expect(empty.evaluations).toHaveLength(1);
	});
});

describe.each<[string, PlayerCount, ModeId]>([
	['pisac', 3, 'standard'],
	['pisac', 4, 'standard'],
	['colca', 5, 'standard'],
	['incahuasi', 6, 'standard'],
	['tambo', 2, 'inverse'],
	['cucho', 2, 'duo'],
	['pirka', 2, 'ruinas'],
	['colca', 2, 'transfer'],
])('a review of %s for %i, %s', (id, players, mode) => {
	// All players move, and one of them again; one of the ruin's eleven stones is left for the players.
	const game = playedGame(setupOf(id, players, mode), 'random', 3, mode === 'ruinas' ? 13 : players + 2);
	const found = reviewOf(game);

	test('judges every move that has an owner', () => {
		expect(found.moves).toHaveLength(game.ply);
		for (const [ply, { grade }] of found.moves.entries()) {
			expect(grade === null).toBe(game.history[ply]!.owner === 'ruin');
			if (grade) expect(GRADES).toContain(grade);
		}
		for (const { win, points } of found.evaluations) {
			expect(sum(win)).toBeCloseTo(1, 6);
			expect(points).toHaveLength(game.colours.length);
		}
	});
});

describe('near the end of a game', () => {
	const exact = review.moves.filter((move) => move.exact);

	test('values are exact: the best line leads to the points that are promised', () => {
		expect(exact.length).toBeGreaterThan(3);
		for (const { ply, best } of exact) {
			const position = chullpa.atPly(ply);
			for (const text of best.line) {
				const move = position.legalMoves().find((legal) => makeMove(legal) === text);
				position.play(move!);
			}
			expect(position.phase).toBe(null);
			expect(position.scores().map(({ points }) => points)).toEqual(best.after.points);
		}
	});

	test('best moves give away nothing, and others something', () => {
		for (const { grade, lost } of exact) expect(lost.value > 0).toBe(grade !== 'best');
	});

	test('another move is judged by its value, not by whether it is the favourite', () => {
		const { ply, move, grade, best } = exact.at(-3)!;
		const position = chullpa.atPly(ply);
		const side = review.sides[position.colours.indexOf(position.toPlay!)]!;
		const verdicts = position
			.legalMoves()
			.map((legal) => finishWork(judgeMove(position, legal, { depth: 'fast' })));
		const gradeOf = (text: string) => verdicts.find(({ played }) => played.move === text)?.grade;
		expect([gradeOf(best.move), gradeOf(move)]).toEqual(['best', grade]);
		const values = verdicts.map(({ played }) => played.after.values[side]!);
		expect(verdicts.map((verdict) => verdict.grade === 'best')).toEqual(
			values.map((value) => value === Math.max(...values)),
		);
	});
});

describe('a study of a position', () => {
	test('has as many lines as were asked for, best first', () => {
		const studying = studyPosition(startOf(setupOf('chullpa')), { lines: 5, simulations: 400 })!;
		while (!studying.step());
		const { lines, simulations, exact, toPlay } = studying.study();
		expect({ count: lines.length, simulations, exact, toPlay }).toEqual({
			count: 5,
			simulations: 400,
			exact: false,
			toPlay: 'yellow',
		});
		expect(lines.map(({ visits }) => visits)).toEqual(
			lines.map(({ visits }) => visits).sort((a, b) => b - a),
		);
	});

	test('is exact near the end, every line of it', () => {
		const { ply } = review.moves.find(({ exact }) => exact)!;
		const studying = studyPosition(chullpa.atPly(ply), { lines: 3 })!;
		while (!studying.step());
		const { lines, exact } = studying.study();
		expect(exact).toBe(true);
		expect(lines.every((line) => line.exact)).toBe(true);
	});

	test('shows as a threat what the next player would do', () => {
		const position = chullpa.atPly(4);
		const studying = studyPosition(position, { threat: true, simulations: 200 })!;
		while (!studying.step());
		const { toPlay, lines } = studying.study();
		expect(toPlay).toBe('red');
		expect(position.toPlay).toBe('yellow');
		expect(position.movesOf('red').map(makeMove)).toContain(lines[0]!.move);
	});

	test('is not there when the game is over', () => {
		expect(studyPosition(chullpa)).toBe(null);
	});
});
