import { Position, seededRandom } from '@rumis/rules';
import { expect, test } from 'vitest';
import { builtin, setupsOn } from '../../test/twins.js';
import { boardFrom } from '../board/convert.js';
import { CROSSING_COUNT, CROSSINGS, Crossing } from './crossing.js';

const setups = setupsOn(builtin('colca', 'puncu', 'apachita')).filter(
	({ setup }) => setup.mode === 'transfer',
);

/** A position with everything built and nothing carried over. */
function builtUp(setup: (typeof setups)[number]['setup'], seed: number): Position {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(started.error.code);
	const position = started.value;
	const random = seededRandom(seed);
	while (position.phase === 'build') {
		const moves = position.legalMoves();
		position.play(moves[random.below(moves.length)]!);
	}
	return position;
}

test.each(setups)('counts free stones as the rules do, and knows who cannot cross: $name', ({ setup }) => {
	for (let seed = 1; seed <= 12; seed++) {
		const position = builtUp(setup, seed);
		const board = boardFrom(position);
		const crossing = new Crossing(board);
		crossing.take(board);
		const of = (kind: (typeof CROSSINGS)[number]) =>
			crossing.counts[board.colour * CROSSING_COUNT + CROSSINGS.indexOf(kind)]!;
		const legal = position.legalMoves();
		expect(of('free')).toBe(new Set(legal.map(({ stone }) => stone)).size);
		if (legal.some(({ kind }) => kind !== 'aside')) expect(of('crosses')).toBe(1);
		expect(of('lowGates')).toBeLessThanOrEqual(of('gates'));
		expect(of('secure')).toBe(of('anchors') >= 2 ? 1 : 0);
	}
});
