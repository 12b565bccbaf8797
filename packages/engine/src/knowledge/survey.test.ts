import { Position, seededRandom } from '@rumis/rules';
import { expect, test } from 'vitest';
import { builtin, setupsOn } from '../../test/twins.js';
import { boardFrom } from '../board/convert.js';
import { BUILD_PHASE, SearchBoard } from '../board/searchBoard.js';
import { wasmPlayerFor } from '../board/wasmPlayer.js';
import { sidesOf } from '../values.js';
import { learntKnowledge } from './knowledge.js';
import { COUNT_COUNT, COUNTS, Survey } from './survey.js';
import { StaticValue } from './value.js';

const setups = setupsOn(builtin('chullpa', 'colca'));

/** A position some random moves into the game, in the build phase. */
function midGame(setup: (typeof setups)[number]['setup'], seed: number): Position {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(started.error.code);
	const position = started.value;
	const random = seededRandom(seed);
	const plies = 3 + random.below(12);
	while (position.phase === 'ruin' || (position.phase === 'build' && position.ply < plies)) {
		const moves = position.legalMoves();
		position.play(moves[random.below(moves.length)]!);
	}
	return position;
}

test.each(setups)('a survey counts the same in both, and legal moves as the rules do: $name', ({ setup }) => {
	const surveys = [null, wasmPlayerFor(new SearchBoard(setup))].map(
		(wasm) => new Survey(new SearchBoard(setup), wasm),
	);
	for (let seed = 1; seed <= 4; seed++) {
		const position = midGame(setup, seed);
		const board = boardFrom(position);
		if (board.phase !== BUILD_PHASE) continue;
		for (const survey of surveys) survey.take(board);
		expect(surveys[1]!.counts).toEqual(surveys[0]!.counts);
		const legal = position.legalMoves();
		const of = (kind: (typeof COUNTS)[number]) =>
			surveys[0]!.counts[board.colour * COUNT_COUNT + COUNTS.indexOf(kind)];
		expect(of('moves')).toBe(legal.length);
		expect(of('stones')).toBe(new Set(legal.map(({ stone }) => stone)).size);
	}
});

test.each(setups)('what the sides may expect adds up, and is the same in both: $name', ({ setup }) => {
	const board = boardFrom(midGame(setup, 9));
	if (board.phase !== BUILD_PHASE) return;
	const sides = sidesOf(board);
	const [typeScript, wasm] = [null, wasmPlayerFor(board)].map((player) => {
		const values = new Float32Array(Math.max(...sides) + 1);
		new StaticValue(board, sides, learntKnowledge(board).value!, player).evaluate(board, values);
		return values;
	});
	expect(wasm).toEqual(typeScript);
	const sum = typeScript!.reduce((total, value) => total + value, 0);
	expect(sum).toBeCloseTo(typeScript!.length / 2, 4);
});
