import { type GameReview, reviewGame } from '@rumis/engine';
import { findBuiltin, gameOf, makeMove, Position, seededRandom } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../test/sampleStorage.js';
import { loadReview, saveReview } from '../../device/savedReviews.js';
import { judgedAt, mistakesOf, type ReviewState, worstOf } from './reviewer.js';

const SETUP = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;

function randomLine(): readonly string[] {
	const started = Position.start(SETUP);
	if (!started.ok) throw new Error(started.error.code);
	const random = seededRandom(3);
	while (started.value.phase !== null) {
		const moves = started.value.legalMoves();
		started.value.play(moves[random.below(moves.length)]!);
	}
	return started.value.moves.map(makeMove);
}

const LINE = randomLine();

function reviewed(): GameReview {
	const started = Position.start(SETUP);
	if (!started.ok) throw new Error(started.error.code);
	const position = started.value;
	for (const text of LINE) position.play(position.legalMoves().find((move) => makeMove(move) === text)!);
	const reviewing = reviewGame(gameOf(SETUP, position.moves), { depth: 'fast' });
	while (!reviewing.step());
	return reviewing.review();
}

const REVIEW = reviewed();
const DONE: ReviewState = { kind: 'done', line: LINE, review: REVIEW };

describe('a review', () => {
	test('grades the moves of the game, and no others', () => {
		expect(judgedAt(DONE, LINE.slice(0, 3))?.ply).toBe(2);
		expect(judgedAt(DONE, [])).toBe(null);
		expect(judgedAt(DONE, [...LINE.slice(0, 2), 'I2 a1*2'])).toBe(null);
		expect(judgedAt({ kind: 'none' }, LINE)).toBe(null);
	});

	test('knows the mistakes and the worst of them', () => {
		const mistakes = mistakesOf(REVIEW.moves);
		expect(mistakes.length, 'nobody plays well by chance').toBeGreaterThan(2);
		expect(worstOf(REVIEW.moves)?.lost.value).toBe(Math.max(...REVIEW.moves.map(({ lost }) => lost.value)));
	});

	test('is stored on the device, and a damaged one is ignored', () => {
		const items = new Map<string, string>();
		const storage = memoryStorage(items);
		saveReview('a', { line: LINE, review: REVIEW }, new Date(), storage);
		expect(loadReview('a', storage)?.review.moves.map(({ grade }) => grade)).toEqual(
			REVIEW.moves.map(({ grade }) => grade),
		);
		const [key, text] = [...items][0]!;
		for (const damage of ['', 'x', text.slice(0, -9), text.replaceAll('"grade"', '"garde"')]) {
			items.set(key, damage);
			expect(loadReview('a', storage)).toBe(null);
		}
		for (let count = 0; count < 20; count++)
			saveReview(`b${count}`, { line: LINE, review: REVIEW }, new Date(count), storage);
		expect(items.size).toBe(12);
	});
});
